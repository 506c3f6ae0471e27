import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { makeKeyFile, readKeyFile } from './passwords/key-file.ts';

/** The signed checkpoint: sequence number and hash of the newest entry at a point in time. */
export type Signed = {
  seq: number;
  hash: string;
  at: string;
  /** Timestamp of the backup when a restore precedes this checkpoint. */
  restored?: string | undefined;
};

/**
 * Reads the Ed25519 key that signs checkpoints of the audit trail, from a PEM file outside the database; undefined
 * without a file.
 * @throws Error that names the file if it holds no key.
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

/** Reads the signing key, creating it on first use. */
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

/** @param key the private key; its public half verifies the signature. */
export function isSignedBy(key: KeyObject, checkpoint: Signed, signature: string): boolean {
  return verify(null, bytesOf(checkpoint), createPublicKey(key), Buffer.from(signature, 'base64url'));
}

function bytesOf({ seq, hash, at, restored }: Signed): Buffer {
  return Buffer.from(JSON.stringify(['diwan audit checkpoint 1', seq, hash, at, restored ?? null]));
}
