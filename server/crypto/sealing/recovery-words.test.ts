import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { expect, test } from 'vitest';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { fingerprint } from './fingerprint.ts';
import { recoveryKeyPair } from './recovery-words.ts';

const [first, second] = recoveryWords;

test('the words derive the same key pair as in the browser that generated them', () => {
  expect(entropyToMnemonic(Buffer.alloc(32, 1), wordlist)).toBe(first.words);
  const pair = recoveryKeyPair(first.words);
  expect(pair).toEqual({
    privateKey: '5K_5zHdfewUPaHeqUhUkAFGhN6VA3gZH4NCC_9NQ9sY',
    publicKey: first.publicKey,
  });
  expect(fingerprint(first.publicKey)).toBe('C4FF 1EC3 ED71 FF76 8FC7 51A9 61CC 9AB7');
  expect(recoveryKeyPair(second.words)?.publicKey).toBe(second.publicKey);
});

test('the words may be typed in capitals, in lines, and with spaces around them', () => {
  const typed = `  ${first.words.toUpperCase().replaceAll(' ', ' \n\t')} \n`;
  expect(recoveryKeyPair(typed)?.publicKey).toBe(first.publicKey);
});

test.each([
  ['nothing', ''],
  ['a word too few', first.words.replace(/ \w+$/, '')],
  ['a word of no list', first.words.replace('comic', 'diwan')],
  ['a word for another', first.words.replace('comic', 'cage')],
  ['two words changed about', first.words.replace('absurd amount', 'amount absurd')],
])('%s is no key', (_what, words) => {
  expect(recoveryKeyPair(words)).toBeUndefined();
});
