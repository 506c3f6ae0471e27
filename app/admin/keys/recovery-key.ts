import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { shownFingerprint } from '#shared/channel/fingerprint.ts';

/** The words for the paper, and the public half of their key pair, which alone leaves the browser. */
export type RecoveryKey = { words: string[]; publicKey: string; fingerprint: string };

const purpose = new TextEncoder().encode('diwan recovery key 1');

/** A key pair of 256 random bits, as 24 words (BIP 39, English list); the server derives the same from the words. */
export function recoveryKey(entropy = crypto.getRandomValues(new Uint8Array(32))): RecoveryKey {
  const privateKey = hkdf(sha256, entropy, undefined, purpose, 32);
  const publicKey = x25519.getPublicKey(privateKey);
  const words = entropyToMnemonic(entropy, wordlist).split(' ');
  for (const secret of [entropy, privateKey]) secret.fill(0);
  return { words, publicKey: base64url(publicKey), fingerprint: shownFingerprint(sha256(publicKey)) };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
