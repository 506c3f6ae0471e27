import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

const names = ['rana.khoury@example.gov.lb', 'المديرية العامة للآثار', 'Directorate General of Antiquities'];

test.each([
  'password1234',
  'P@ssw0rd2026!',
  'Welcome-Lebanon-2026',
  'adminadminadmin',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcabcabc',
  '123456789012',
  'qwertyuiop[]',
  '1q2w3e4r5t6y',
  'Rana.Khoury.1987',
  'Antiquities#2026',
  'khouryrana12',
  'المديرية العامة ٢٠٢٦',
  'اثار ٢٠٢٦ اثار',
  'الـــمديريه-العامه!',
  'بيروت لبنان بيروت',
  'Kh0ury.R4n4!٢٠٢٦',
  '@ntiqu1ties-٢٠٢٦',
  'sonyericsson',
  'S0nyEricss0n',
  'Leave me alone 2026!',
  'lost4815162342',
])('%s is tried first', async (password) => {
  expect(await isGuessable(password, names)).toBe(true);
});

test.each([
  'cedar-harbour-lantern-42',
  'zw95u-yuqfp-tyhnu-qxwer',
  '849302758391',
  'a password of the tests',
  '🌲🌊🏺 نهر قديم',
  'زيتونة قرب النافذة',
])('%s is as good as any', async (password) => {
  expect(await isGuessable(password, names)).toBe(false);
});

test('a long password is checked without delay, whatever it repeats', async () => {
  expect(await isGuessable('ab'.repeat(500), names)).toBe(true);
});
