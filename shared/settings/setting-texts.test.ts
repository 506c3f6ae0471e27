import { expect, test } from 'vitest';
import { dateText, daysNumber, emailText, hostText, linkText, phoneText } from './setting-texts.ts';

test.each([
  [
    'a telephone number',
    phoneText,
    ['', '+961 1 000 000', '01/123-456', '112'],
    ['٠١ ١٢٣', 'call us', '1\n2'],
  ],
  ['an e-mail address', emailText, ['', 'info@example.org'], ['info', 'a b@example.org', 'a@b@c']],
  [
    'a link',
    linkText,
    ['', 'https://example.org/x', 'http://example.org'],
    ['example.org', 'javascript:alert(1)'],
  ],
  ['a date', dateText, ['', '2021-11-30'], ['30/11/2021', '2021-13-01', '2021-11-30T00:00:00Z']],
  [
    'a host',
    hostText,
    ['media.example.org', 'localhost:8080'],
    ['', 'https://a.example', "x; script-src 'unsafe-inline'"],
  ],
  ['a number of days', daysNumber, [1, 30, 3650], [0, -1, 3651, 1.5, '30', '', null, Number.NaN]],
] as const)('%s', (_name, schema, good, bad) => {
  for (const value of good) expect(schema.safeParse(value).success, String(value)).toBe(true);
  for (const value of bad) expect(schema.safeParse(value).success, String(value)).toBe(false);
});

test('an invalid value is reported by a key of the catalogue', () => {
  expect(dateText.safeParse('tomorrow').error?.issues).toMatchObject([{ message: 'setting.date' }]);
  expect(linkText.safeParse('tomorrow').error?.issues).toMatchObject([{ message: 'setting.link' }]);
  for (const days of ['soon', 0.5, 4000]) {
    expect(daysNumber.safeParse(days).error?.issues).toMatchObject([{ message: 'setting.days' }]);
  }
});
