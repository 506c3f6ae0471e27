import { hkdfSync } from 'node:crypto';
import { mnemonicToEntropy, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { type KeyPair, keyPairOf } from './x25519.ts';

/**
 * The recovery key pair of 24 words (BIP 39), as the browser that generated the words derives it.
 * @returns undefined if a word is not in the list, or the checksum fails.
 */
export function recoveryKeyPair(words: string): KeyPair | undefined {
  const typed = words.trim().toLowerCase().split(/\s+/).join(' ');
  if (!validateMnemonic(typed, wordlist)) return undefined;
  const entropy = mnemonicToEntropy(typed, wordlist);
  const bytes = Buffer.from(hkdfSync('sha256', entropy, '', 'diwan recovery key 1', 32));
  return keyPairOf(bytes.toString('base64url'));
}
