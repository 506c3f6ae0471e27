import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRecordKey, type RecordGroup, singularOf } from './record-keys.ts';

const groups = Object.keys(singularOf) as RecordGroup[];

test.each([
  ['programs', 'program_1'],
  ['promotions', 'promotion_1'],
  ['medals_received', 'medal_received_1'],
  ['commendations', 'commendation_1'],
  ['positions', 'position_1'],
  ['languages', 'language_1'],
] as const)('the first record of %s is %s', (group, key) => {
  expect(nextRecordKey(group, [])).toBe(key);
});

test('a gap stays, and the order of the keys does not matter', () => {
  expect(nextRecordKey('programs', ['program_7', 'program_1', 'program_3'])).toBe('program_8');
});

test('numbers are compared as numbers', () => {
  expect(nextRecordKey('positions', ['position_9', 'position_10'])).toBe('position_11');
});

test('keys of another form count by their number, or not at all', () => {
  expect(nextRecordKey('languages', ['arabic', 'tongue_4', 'language_2'])).toBe('language_5');
});

test('a new key is never one that is in use', () => {
  fc.assert(
    fc.property(fc.constantFrom(...groups), fc.array(fc.nat({ max: 999_999_998 })), (group, numbers) => {
      const keys = numbers.map((number) => `${singularOf[group]}_${number}`);
      expect(keys).not.toContain(nextRecordKey(group, keys));
    }),
  );
});
