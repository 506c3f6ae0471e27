import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { localizedMessage } from '#shared/messages/localized-message.ts';
import { verifications, verifiedCharacters } from '#shared/publication-log/verification-limits.ts';
import { form } from '#tests/requests/form.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { servePages } from '../pages/page-renderer.ts';

/** A site whose pages note the forms that they receive. */
async function siteOfForms() {
  let at = Date.now();
  const received: Record<string, unknown>[] = [];
  const refused: Record<string, unknown>[] = [];
  const handle = async (request: Request, { refusal }: { refusal?: Error | undefined }) => {
    const texts = request.method === 'POST' ? Object.fromEntries(await request.formData()) : undefined;
    if (texts) (refusal ? refused : received).push(texts);
    const status = refusal ? 429 : 200;
    return new Response('<!doctype html><p>Sent</p>', { status, headers: { 'content-type': 'text/html' } });
  };
  const pages = {
    publicUrl: 'https://www.example.org',
    built: true,
    createHandler: async () => () => handle,
  };
  const site = await testApp({
    now: () => at,
    web: (app, services) => servePages(app, { services, ...pages }),
  });
  return { ...site, received, refused, pass: (milliseconds: number) => void (at += milliseconds) };
}

const bytes = Buffer.from('%PDF-1.7 as it was sent');

test('of a host that compares without end the text alone is received, for a minute, and given back', async () => {
  const { request, received, refused: returned, pass } = await siteOfForms();
  const accept = 'text/html';
  const send = async (url: string, remoteAddress = '203.0.113.9') => {
    const { headers, ...sent } = await form({ text: 'نصّ', file: { bytes, name: 'a.pdf' } });
    return request(url, { ...sent, headers: { ...headers, accept }, remoteAddress });
  };
  const get = (url: string) => request(url, { headers: { accept }, remoteAddress: '203.0.113.9' });
  expect((await send('/verify')).statusCode).toBe(200);
  expect(received).toEqual([{ text: 'نصّ', file_sha256: hash('sha256', bytes) }]);
  for (let count = 2; count <= verifications; count += 1)
    expect((await get('/verify?code=0123456789')).statusCode).toBe(200);
  for (const [url, language] of [
    ['/verify', 'ar'],
    ['/en/verify', 'en'],
  ] as const) {
    const link = await get(`${url}?code=0123456789`);
    expect(link.body).toContain(localizedMessage(language, 'error.tooMany'));
    for (const { statusCode, headers } of [await send(url), link])
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store']);
    expect(returned.splice(0), 'no file was hashed').toEqual([{ text: 'نصّ' }]);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    const given = {
      method: 'POST',
      headers: plain,
      payload: 'text=typed',
      remoteAddress: '203.0.113.9',
    } as const;
    expect((await request(url, given)).statusCode).toBe(429);
    expect(returned.splice(0)).toEqual([{ text: 'typed' }]);
    expect((await get(url)).statusCode, 'the page itself').toBe(200);
  }
  expect(received).toHaveLength(1);
  expect((await send('/verify', '198.51.100.7')).statusCode).toBe(200);
  pass(60_000);
  expect((await send('/verify')).statusCode).toBe(200);
  expect(received).toHaveLength(3);
});

test('of a text that is too long one character too many arrives, so that the page can say so', async () => {
  const { request, received } = await siteOfForms();
  for (const letter of ['a', 'ن', 'ሀ'])
    await request('/en/verify', await form({ text: letter.repeat(verifiedCharacters * 2) }));
  for (const { text } of received) expect(String(text).length).toBeGreaterThan(verifiedCharacters);
});

test('a file that is not read does not keep the response', async () => {
  const { app } = await siteOfForms();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let count = 1; count <= verifications; count += 1) await fetch(`${address}/verify?code=0123456789`);
  const { method, headers, payload } = await form({
    text: 'typed',
    file: { bytes: Buffer.alloc(8_000_000), name: 'a.pdf' },
  });
  const began = Date.now();
  const response = await fetch(`${address}/verify`, { method, headers, body: payload });
  expect(response.status).toBe(429);
  await response.text();
  // The rest is read meanwhile: a connection that waits for it would hold the close
  await app.close();
  expect(Date.now() - began).toBeLessThan(10_000);
});
