import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import * as limits from '../limits.ts';
import { latinDigits } from '../numeral.ts';
import { adminAr } from './admin/ar.ts';
import { adminEn } from './admin/en.ts';
import { type AdminMessageKey, adminMessage } from './admin-messages.ts';
import { catalogue } from './catalogue.ts';

/** Small limits are skipped: any number in a text could equal them. */
const numbers = new Set(Object.values(limits).flatMap((value) => (Number(value) > 9 ? String(value) : [])));

/** The 24 words and the 30 seconds of a code are parts of their standards. */
const ofStandards =
  /^(recovery\.|keys\.badWords|factors\.aboutTotp|second\.codeHint|maintenance\.(lead|whatWords)$)/;

/** The keys of the texts that have a limit's number written out. */
function writtenOut(messages: Record<string, string>): string[] {
  return Object.entries(messages)
    .filter(([key, text]) => {
      const found = latinDigits(text).match(/\d+([,٬]\d{3})*/g) ?? [];
      return !ofStandards.test(key) && found.some((number) => numbers.has(number.replace(/[,٬]/g, '')));
    })
    .map(([key]) => key);
}

test.each([
  ['ar', { ...catalogue.ar, ...adminAr }],
  ['en', { ...catalogue.en, ...adminEn }],
])('no message has a limit’s number written out (%s)', (_, messages) => {
  expect(writtenOut(messages)).toEqual([]);
});

test('a limit’s number that is written out is found, in the digits of either language', () => {
  const planted = { a: 'At most 60,000 characters', b: 'لأكثر من ٦٠٬٠٠٠ حرف', c: 'At most {maxDays} days' };
  expect(writtenOut(planted)).toEqual(['a', 'b']);
});

test.each(languages)('a limit that a message names is filled in (%s)', (language) => {
  const left = (Object.keys(adminEn) as AdminMessageKey[]).filter((key) => {
    const names = [...adminMessage(language, key).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return names.some((name) => name in limits);
  });
  expect(left).toEqual([]);
  expect(adminMessage(language, 'password.tooShort')).toContain({ ar: '١٢', en: '12' }[language]);
});
