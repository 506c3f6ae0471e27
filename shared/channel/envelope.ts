import { type Aes, webAes } from './aes-gcm.ts';
import { joinBytes, utf8 } from './base64url.ts';
import { type OpeningKey, openSealed, type Seal, sealTo } from './hpke.ts';
import { padded, unpadded } from './padding.ts';

/**
 * The formats described in docs/security.md: in 1 and 2 an envelope is bound to the number of its case, in 3 to the id of
 * the key of its case, since a browser seals before there is a number. Version 1 is only opened, and sealed to other
 * recipients.
 */
export const envelopeVersions = { numbered: 2, named: 3 } as const;

const keyBytes = 32;
const ivBytes = 12;
const kibibyte = 1024;

/** A recipient of the envelope's key: a stable name, such as `organisation:{id}`, and an X25519 key. */
export type Recipient = { name: string; publicKey: string };

/** The side that wrote the content of an envelope. */
export const authors = ['sender', 'officer'] as const;

export type Author = (typeof authors)[number];

/**
 * The part of a case: a message of its conversation, of which 0 is the submission itself and later ones are counted; an
 * entry that officers make for each other, `internal`, counted apart; or one of its files, counted from 1.
 */
export type Part = { message: number; author: Author | 'internal' } | { file: number };

/** The case of an envelope, as its associated data names it. */
export type CaseName = { kind: string } & ({ version: 2; id: number } | { version: 3; caseKeyId: string });

/** The row of an envelope, bound as associated data: it opens nowhere else. */
export type SealingContext =
  | { version: 1; kind: string; id: number; keyId: string }
  | (CaseName & Part & { keyId: string });

export type Envelope = {
  version: CaseName['version'];
  keyId: string;
  /** IV, AES-256-GCM of the padded content, and tag. */
  body: Uint8Array<ArrayBuffer>;
  /** The size of the padded content in KiB. */
  size: number;
  keys: { recipient: string; sealedKey: Uint8Array<ArrayBuffer> }[];
};

/** The first text of a submission. */
const submissionPart = { message: 0, author: 'sender' } as const satisfies Part;

/** A row of `submission`. */
type SubmissionRow = { kind: string; id: number; keyId: string; version: number };

/** The name of a case, for all that is added to it, in the format of its submission. */
export function caseNameOf({ kind, id, keyId, version }: SubmissionRow): CaseName {
  return version === envelopeVersions.named
    ? { version, kind, caseKeyId: keyId }
    : { version: envelopeVersions.numbered, kind, id };
}

/** The row of a submission, in the format that it was sealed in. */
export function submissionContext(row: SubmissionRow): SealingContext {
  const { kind, id, keyId, version } = row;
  return version === 1 ? { version, kind, id, keyId } : { ...caseNameOf(row), ...submissionPart, keyId };
}

/**
 * Prepares to seal one content under a fresh key, which is sealed to every recipient.
 * @param version that of its case.
 * @param keyId a random UUID.
 * @returns a function that seals the content once its row is known.
 */
export async function beginEnvelope(
  version: CaseName['version'],
  recipients: readonly Recipient[],
  keyId: string = crypto.randomUUID(),
) {
  const key = crypto.getRandomValues(new Uint8Array(keyBytes));
  const seals: [string, Seal][] = await Promise.all(
    recipients.map(async ({ name, publicKey }) => [name, await sealTo(publicKey, purposeOf(version))]),
  );
  /** @param content at most 256 KiB less four bytes. */
  return async (of: CaseName, content: Uint8Array, part: Part = submissionPart): Promise<Envelope> => {
    const place = { ...of, ...part, keyId };
    const filled = padded(content);
    const keys = seals.map(async ([recipient, seal]) => ({
      recipient,
      sealedKey: await seal(key, boundTo(place, recipient)),
    }));
    return {
      version,
      keyId,
      body: await sealBody(filled, key, place),
      size: filled.length / kibibyte,
      keys: await Promise.all(keys),
    };
  };
}

/** Prepares to seal one content that is added to a case. */
export async function beginPart(of: CaseName, recipients: readonly Recipient[]) {
  const seal = await beginEnvelope(of.version, recipients);
  return (content: Uint8Array, part: Part) => seal(of, content, part);
}

export type SealPart = Awaited<ReturnType<typeof beginPart>>;

/** Seals a submission before it has a number: the id of its key is the name of its case. */
export async function sealUnnumbered(
  kind: string,
  recipients: readonly Recipient[],
  content: Uint8Array,
): Promise<Envelope> {
  const keyId = crypto.randomUUID();
  const seal = await beginEnvelope(envelopeVersions.named, recipients, keyId);
  return seal({ version: envelopeVersions.named, kind, caseKeyId: keyId }, content);
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
): Promise<Uint8Array<ArrayBuffer>> {
  return openSealed(sealedKey, key, purposeOf(place.version), boundTo(place, recipient));
}

/** Seals the key of an envelope to an additional recipient, in the envelope's own version. */
export async function sealKey(
  key: Uint8Array,
  place: SealingContext,
  { name, publicKey }: Recipient,
): Promise<Uint8Array<ArrayBuffer>> {
  const seal = await sealTo(publicKey, purposeOf(place.version));
  return seal(key, boundTo(place, name));
}

/**
 * Opens the content of an envelope.
 * @throws if the key or the row differs, or the body was changed.
 */
export async function openBody(
  body: Uint8Array,
  key: Uint8Array<ArrayBuffer>,
  place: SealingContext,
  aes: Aes = webAes,
): Promise<Uint8Array<ArrayBuffer>> {
  const { decrypt } = await aes(key);
  return unpadded(await decrypt(body.subarray(ivBytes), body.subarray(0, ivBytes), dataOf(place)));
}

async function sealBody(
  filled: Uint8Array<ArrayBuffer>,
  key: Uint8Array<ArrayBuffer>,
  place: SealingContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const { encrypt } = await webAes(key);
  return joinBytes(iv, await encrypt(filled, iv, dataOf(place)));
}

const purposeOf = (version: SealingContext['version']) => `diwan submission key ${version}`;

const dataOf = (place: SealingContext) => utf8(boundTo(place));

/** Associated data of both layers; no part can contain the separating bar. */
function boundTo(place: SealingContext, recipient?: string): string {
  const { version, kind, keyId } = place;
  const name = version === envelopeVersions.named ? place.caseKeyId : place.id;
  return ['diwan submission', version, kind, name, ...partOf(place), keyId, recipient]
    .filter((each) => each !== undefined)
    .join('|');
}

/** No number of a message is the word that stands before the number of a file. */
function partOf(place: SealingContext): (string | number)[] {
  if (place.version === 1) return [];
  return 'file' in place ? ['file', place.file] : [place.message, place.author];
}
