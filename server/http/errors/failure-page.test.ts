import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { localizedMessage } from '#shared/messages/localized-message.ts';
import { failurePage } from './failure-page.ts';

const unavailable = { code: 'unavailable', key: 'error.unavailable', sent: false } as const;

const styleOf = (html: string) => /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';

test('each language has its heading and the way on, in its own direction, the first as that of the page', () => {
  const { html, headers } = failurePage(['en', 'ar'], unavailable);
  expect(headers['content-language']).toBe('en, ar');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain(`<title>${localizedMessage('en', 'error.unavailable')}</title>`);
  const parts = Array.from(html.matchAll(/<section lang="(..)" dir="(...)"><h1>([^<]+)<.*?section>/g));
  expect(parts.map(([, ...found]) => found)).toEqual([
    ['en', 'ltr', localizedMessage('en', 'error.unavailable')],
    ['ar', 'rtl', localizedMessage('ar', 'error.unavailable')],
  ]);
});

test.each([
  [{}, '<a href="">Try again</a>'],
  [{ code: 'not-found', key: 'error.notFound' }, '<a href="/en">Back to the home page</a>'],
  [{ sent: true }, localizedMessage('en', 'error.sendAgain')],
  [{ sent: true, code: 'too-large', key: 'error.tooLarge' }, localizedMessage('en', 'error.shorten')],
] as const)('after %j the next step is %s', (failure, next) => {
  expect(failurePage(['en'], { ...unavailable, ...failure }).html).toContain(`</h1><p>${next}</p></section>`);
});

test('a failure without advice has no empty paragraph, and its numbers are filled in', () => {
  const { html } = failurePage(['ar'], {
    code: 'too-many',
    key: 'form.tooEarly',
    values: { seconds: 7 },
    sent: true,
  });
  expect(html).toContain('٧');
  expect(html).not.toMatch(/{seconds}|<p>/);
});

const alert = {
  id: 1,
  level: 'warning',
  text_ar: 'الطريق مقطوع',
  text_en: '',
  link: null,
  starts_at: '2026-11-28T09:00:00.000Z',
  ends_at: null,
  updated_at: '2026-11-28T09:00:00.000Z',
} as const;

test.each([
  ['without alerts', []],
  ['with one', [alert]],
])(
  '%s the policy names the style by its hash, and the style has the colours of the site',
  async (_, alerts) => {
    const { html, headers } = failurePage(['ar'], { ...unavailable, alerts });
    const style = styleOf(html);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    const tokens = await readFile('app/styles/tokens.css', 'utf8');
    for (const [colour] of style.matchAll(/#[0-9a-f]+/g)) expect(tokens).toContain(colour);
  },
);
