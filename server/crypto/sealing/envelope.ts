import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { type OpeningKey, openSealed, type Seal, sealTo } from './hpke.ts';

/** The format described in docs/security.md. */
export const envelopeVersion = 1;

const purpose = 'diwan submission key 1';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const lengthBytes = 4;
const kibibyte = 1024;

/** Content is padded to one of these sizes, in KiB, to hide its length. The last holds the longest accepted text. */
const sizes = [1, 4, 16, 64, 256];

/** A recipient of the envelope's key: a stable name, such as `organisation:{id}`, and an X25519 key. */
export type Recipient = { name: string; publicKey: string };

/** The row of an envelope, bound as associated data: it opens nowhere else. */
export type SealingContext = { kind: string; id: number; keyId: string };

export type Envelope = {
  keyId: string;
  /** IV, AES-256-GCM of the padded content, and tag. */
  body: Buffer;
  /** The size of the padded content in KiB. */
  size: number;
  keys: { recipient: string; sealedKey: Buffer }[];
};

/**
 * Prepares to seal one content under a fresh key, which is sealed to every recipient.
 * @returns a function that seals the content once the id of its row is known.
 */
export async function beginEnvelope(kind: string, recipients: readonly Recipient[]) {
  const key = randomBytes(keyBytes);
  const keyId = randomUUID();
  const seals: [string, Seal][] = await Promise.all(
    recipients.map(async ({ name, publicKey }) => [name, await sealTo(publicKey, purpose)]),
  );
  /** @param content at most 256 KiB less four bytes. */
  return async (id: number, content: Buffer): Promise<Envelope> => {
    const place = { kind, id, keyId };
    const filled = fillUp(content);
    const keys = seals.map(async ([recipient, seal]) => ({
      recipient,
      sealedKey: await seal(key, boundTo(place, recipient)),
    }));
    return {
      keyId,
      body: encrypt(filled, key, place),
      size: filled.length / kibibyte,
      keys: await Promise.all(keys),
    };
  };
}

/**
 * Opens the key of an envelope.
 * @throws if it was sealed to another recipient, belongs to another row or was changed.
 */
export function openKey(
  sealedKey: Uint8Array,
  key: OpeningKey,
  place: SealingContext,
  recipient: string,
): Promise<Buffer> {
  return openSealed(sealedKey, key, purpose, boundTo(place, recipient));
}

/** Seals the key of an envelope to an additional recipient. */
export async function sealKey(
  key: Buffer,
  place: SealingContext,
  { name, publicKey }: Recipient,
): Promise<Buffer> {
  const seal = await sealTo(publicKey, purpose);
  return seal(key, boundTo(place, name));
}

/**
 * Opens the content of an envelope.
 * @throws if the key or the row differs, or the body was changed.
 */
export function openBody(body: Uint8Array, key: Buffer, place: SealingContext): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(boundTo(place))).setAuthTag(body.subarray(-tagBytes));
  const filled = Buffer.concat([decipher.update(body.subarray(ivBytes, -tagBytes)), decipher.final()]);
  return filled.subarray(lengthBytes, lengthBytes + filled.readUInt32BE());
}

function encrypt(filled: Buffer, key: Buffer, place: SealingContext): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo(place)));
  return Buffer.concat([iv, cipher.update(filled), cipher.final(), cipher.getAuthTag()]);
}

/** Padding: the length, the content, and zeros up to the next size. */
function fillUp(content: Buffer): Buffer {
  const size = sizes.find((kib) => kib * kibibyte >= content.length + lengthBytes);
  if (!size) throw new RangeError('The content is larger than an envelope.');
  const filled = Buffer.alloc(size * kibibyte);
  filled.writeUInt32BE(content.length);
  content.copy(filled, lengthBytes);
  return filled;
}

/** Associated data of both layers; no part can contain the separating bar. */
function boundTo({ kind, id, keyId }: SealingContext, recipient?: string): string {
  return ['diwan submission', envelopeVersion, kind, id, keyId, recipient]
    .filter((part) => part !== undefined)
    .join('|');
}
