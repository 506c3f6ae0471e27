import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Keys derived from the key file, which is not in the database, and JSON values that are sealed under one of them.
 * @param purpose of the key that seals.
 */
export function sealedUnder(secret: () => Promise<Buffer>, purpose: string) {
  const keyFor = async (own: string) => Buffer.from(hkdfSync('sha256', await secret(), '', own, 32));
  return {
    keyFor,

    /** Seals a JSON value for one owner. */
    seal: async (value: unknown, owner: string): Promise<string> =>
      sealValue(await keyFor(purpose), value, owner),

    /** @throws if the key file or the owner differs, or the sealed value was changed. */
    open: async <Value>(sealed: string, owner: string): Promise<Value> =>
      openValue(await keyFor(purpose), sealed, owner) as Value,
  };
}

/** Seals a JSON value for one owner: IV, AES-256-GCM and tag, in base64url. */
function sealValue(key: Buffer, value: unknown, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const sealed = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @throws if the key or the owner differs, or the sealed value was changed. */
function openValue(key: Buffer, sealed: string, owner: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
  return JSON.parse(Buffer.concat(opened).toString('utf8'));
}
