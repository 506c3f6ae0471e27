import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Both halves are the 32 bytes of X25519 (RFC 7748), in base64url. */
export type KeyPair = { publicKey: string; privateKey: string };

/** PKCS #8 prefix of an X25519 key (RFC 8410), before its 32 bytes. */
const pkcs8Head = Buffer.from('302e020100300506032b656e04220420', 'hex');

export function createKeyPair(): KeyPair {
  const { x, d } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
  if (!x || !d) throw new Error('An X25519 key has two halves.');
  return { publicKey: x, privateKey: d };
}

/** Derives the key pair from its private half. */
export function keyPairOf(privateKey: string): KeyPair {
  const publicKey = createPublicKey(x25519PrivateKey(privateKey)).export({ format: 'jwk' }).x ?? '';
  return { publicKey, privateKey };
}

/** @param privateKey in base64url. */
export function x25519PrivateKey(privateKey: string): KeyObject {
  const key = Buffer.concat([pkcs8Head, Buffer.from(privateKey, 'base64url')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
