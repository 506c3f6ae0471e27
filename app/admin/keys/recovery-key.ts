import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** The words for the paper, and the public half of their key pair, which alone leaves the browser. */
export type RecoveryKey = { words: string[]; publicKey: string; fingerprint: string };

const purpose = new TextEncoder().encode('diwan recovery key 1');

/** A key pair of 256 random bits, as 24 words (BIP 39, English list); the server derives the same from the words. */
export function recoveryKey(entropy = crypto.getRandomValues(new Uint8Array(32))): RecoveryKey {
  const privateKey = hkdf(sha256, entropy, undefined, purpose, 32);
  const publicKey = x25519.getPublicKey(privateKey);
  const words = entropyToMnemonic(entropy, wordlist).split(' ');
  for (const secret of [entropy, privateKey]) secret.fill(0);
  return { words, publicKey: base64url(publicKey), fingerprint: fingerprintOf(publicKey) };
}

/** As the server writes it: 128 bits of the SHA-256, in groups of four digits. */
function fingerprintOf(publicKey: Uint8Array): string {
  const digits = Array.from(sha256(publicKey).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return digits
    .join('')
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$& ');
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
