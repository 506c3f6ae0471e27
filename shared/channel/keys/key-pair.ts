import { toBase64url } from '../base64url.ts';

/** Bytes of the private half, at the end of PKCS #8 (RFC 8410). */
const privateBytes = 32;

/** A new pair of X25519 by WebCrypto; both halves are 32 bytes in base64url. */
export async function createKeyPair(): Promise<{ publicKey: string; privateKey: string }> {
  const pair = await crypto.subtle.generateKey('X25519', true, ['deriveBits']);
  const [publicBytes, pkcs8] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return {
    publicKey: toBase64url(new Uint8Array(publicBytes)),
    privateKey: toBase64url(new Uint8Array(pkcs8).subarray(-privateBytes)),
  };
}
