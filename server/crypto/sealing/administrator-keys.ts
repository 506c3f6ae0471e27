import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Seals a private key under the wrapping key of its owner's password: IV, AES-256-GCM and tag, in base64url. */
export function sealPrivateKey(privateKey: string, wrappingKey: Buffer, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', wrappingKey, iv).setAAD(boundTo(owner));
  const sealed = [cipher.update(Buffer.from(privateKey, 'base64url')), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @throws Error if the wrapping key or the owner differs, or the sealed key was changed. */
export function openPrivateKey(sealed: string, wrappingKey: Buffer, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(boundTo(owner)).setAuthTag(bytes.subarray(-tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('base64url');
}

/** Associated data: the owner's id, so that a sealed key moved to another row does not open. */
function boundTo(owner: string): Buffer {
  return Buffer.from(`diwan administrator key 1 ${owner}`);
}
