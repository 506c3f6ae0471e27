import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';
import { isSimple } from './body-limits.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['{}', true],
  ['{"message":"[[[[[[[[[[{{{{{{{{{{,,,,"}', true],
  [`{"message":"${'\\\\\\"[,'.repeat(1_000)}"}`, true],
  [`{"message":"${'x'.repeat(300_000)}"}`, true],
  [nested(8), true],
  [nested(9), false],
  ['{"a":'.repeat(9), false],
  [`{"a":"\\\\",${nested(9)}`, false],
  [`[${'1,'.repeat(300)}1]`, false],
  [`[${'{}'.repeat(300)}]`, false],
  // For an unterminated string the parser reports the error
  ['{"message":"[[[[[[[[[[', true],
])('whether %.20s is simple: %s', (json, simple) => {
  expect(isSimple(json)).toBe(simple);
});

test.each(['login', 'invitation', 'invitation/accept', 'contact', 'report'])(
  'a body for /api/%s with much structure or length is refused before it is parsed',
  async (path) => {
    const { request } = await testApp();
    const send = async (payload: string) =>
      (
        await request(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          payload,
        })
      ).statusCode;
    const isForm = path === 'contact' || path === 'report';
    // A missing closing bracket does not matter to the scan
    expect(await send('['.repeat(1_000))).toBe(400);
    expect(await send(`[${'1,'.repeat(400)}1]`)).toBe(400);
    expect(await send(JSON.stringify({ message: 'x'.repeat(17_000) }))).toBe(isForm ? 422 : 413);
    expect(await send(JSON.stringify({ message: 'x'.repeat(370_000) }))).toBe(413);
  },
);
