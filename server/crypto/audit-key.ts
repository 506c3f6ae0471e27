import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { makeKeyFile, readKeyFile } from './passwords/key-file.ts';

/** Up to where the audit trail was as it was, at a moment. */
export type Signed = {
  seq: number;
  hash: string;
  at: string;
  /** When the backup was made that was restored just before. */
  restored?: string | undefined;
};

/**
 * The Ed25519 key that signs checkpoints of the audit trail, from a PEM file outside the database; undefined for none.
 * @throws Error that names the file where it holds no key.
 */
export async function readAuditKey(file: string): Promise<KeyObject | undefined> {
  const text = await readKeyFile(file);
  if (text === undefined) return undefined;
  try {
    return createPrivateKey(text);
  } catch (cause) {
    throw new Error(`The key file ${file} is damaged: put a copy of it in its place.`, { cause });
  }
}

/** The same, made where there is none. */
export async function openAuditKey(file: string): Promise<KeyObject> {
  const known = await readAuditKey(file);
  if (known) return known;
  const { privateKey } = generateKeyPairSync('ed25519');
  await makeKeyFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).trim());
  return (await readAuditKey(file)) ?? privateKey;
}

export function signCheckpoint(checkpoint: Signed, key: KeyObject): string {
  return sign(null, bytesOf(checkpoint), key).toString('base64url');
}

/** @param key the private key, of which the public half is used. */
export function isSignedBy(key: KeyObject, checkpoint: Signed, signature: string): boolean {
  return verify(null, bytesOf(checkpoint), createPublicKey(key), Buffer.from(signature, 'base64url'));
}

function bytesOf({ seq, hash, at, restored }: Signed): Buffer {
  return Buffer.from(JSON.stringify(['diwan audit checkpoint 1', seq, hash, at, restored ?? null]));
}
