import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReceipt, parseReceipt, shownReceipt } from './receipt-code.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A receipt whose characters count up, as the documentation prints it. */
const counted = createReceipt(Uint8Array.from({ length: 23 }, (_, index) => index));

test('has 23 random characters and a check character, in six groups of four', () => {
  expect(shownReceipt(counted)).toBe('0123-4567-89AB-CDEF-GHJK-MNP8');
  expect(new Set(Array.from({ length: 100 }, () => createReceipt())).size).toBe(100);
  expect(createReceipt()).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/);
});

test('each random byte counts with five bits, wherever it stands', () => {
  for (let index = 0; index < 23; index += 1) {
    const bytes = new Uint8Array(23);
    const codes = [0, 1, 31, 32].map((byte) => createReceipt(bytes.with(index, byte)));
    expect(codes.map((code) => code[index])).toEqual(['0', '1', 'Z', '0']);
  }
});

test.each([
  ['as it is shown', (code: string) => shownReceipt(code)],
  ['in small letters', (code: string) => code.toLowerCase()],
  ['with spaces and lines', (code: string) => `  ${shownReceipt(code).replaceAll('-', ' \n')}\t`],
  ['with dashes of a word processor', (code: string) => shownReceipt(code).replaceAll('-', ' – ')],
  ['with a mark of direction', (code: string) => `\u200f${code}\u200e`],
  ['in full width', (code: string) => code.replaceAll('2', '２').replaceAll('A', 'Ａ')],
  ['with O for 0, I and l for 1', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'I')],
  ['with l for 1', (code: string) => code.replaceAll('1', 'l')],
])('is read %s', (_how, typed) => {
  expect(parseReceipt(typed(counted))).toBe(counted);
});

test.each(['', '0', counted.slice(1), `${counted}0`, counted.replace('A', 'U'), counted.replace('A', 'أ')])(
  'is not read from %j',
  (typed) => {
    expect(parseReceipt(typed)).toBeUndefined();
  },
);

test('a wrong character and two that changed places are always found', () => {
  const code = fc.array(fc.nat(31), { minLength: 23, maxLength: 23 }).map((each) => Uint8Array.from(each));
  const places = fc.tuple(fc.nat(23), fc.nat(23));
  const property = fc.property(code, places, fc.nat(31), (values, [one, other], value) => {
    const good = createReceipt(values);
    const letters = [...good];
    const changed = letters.with(one, alphabet[value] ?? '').join('');
    const swapped = letters
      .with(one, good[other] ?? '')
      .with(other, good[one] ?? '')
      .join('');
    expect(parseReceipt(good)).toBe(good);
    for (const wrong of [changed, swapped])
      expect(parseReceipt(wrong)).toBe(wrong === good ? good : undefined);
  });
  fc.assert(property, { seed: 20_261_123, numRuns: 2_000 });
});
