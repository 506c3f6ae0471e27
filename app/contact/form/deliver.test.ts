import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite, written } from '#tests/requests/submit.ts';
import { deliver } from './deliver.ts';

/** The body passed to the browser's fetch. */
async function bodyOf(
  ...[kind, texts]: [Parameters<typeof deliver>[0], Record<string, string>]
): Promise<string> {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(body);
    return Response.json({ receipt: 'as the server says' });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await deliver(kind, texts, { language: 'ar', key: 'the name of an attempt' })).toEqual({
    receipt: 'as the server says',
  });
  return bodies.join();
}

test.each([
  ['a few words', { ...written.contact, recaptcha: 'x' }, 4],
  ['a report of some words', { ...written.report, recaptcha: 'x' }, 4],
  ['a page', { details: 'نص '.repeat(1_000) }, 16],
  ['many pages', { details: 'نص '.repeat(10_000) }, 64],
  ['as much as is taken', { details: '🕊'.repeat(30_000) }, 256],
  ['as much as is taken, escaped', { details: '\u0001'.repeat(59_000) }, 379],
])('%s: what is sent is as long as other texts', async (_, texts, kibibytes) => {
  const body = await bodyOf('report', texts);
  expect(new TextEncoder().encode(body).length).toBe(kibibytes * 1_024);
  expect(JSON.parse(body)).toEqual(texts);
});

test('the longest text in letters of two and four bytes is taken, filled up', async () => {
  const { request, proof, stored } = await openSite();
  for (const letter of ['ش', '🕊']) {
    const recaptcha = await proof('report');
    const details = letter.repeat(Math.floor((59_000 - recaptcha.length) / letter.length));
    const payload = await bodyOf('report', { topic: 'bribe', details, recaptcha });
    const headers = { 'content-type': 'application/json' };
    expect((await request('/api/report', { method: 'POST', headers, payload })).statusCode).toBe(201);
  }
  expect(await stored('report')).toBe(2);
});
