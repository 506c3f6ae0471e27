import { expect, onTestFinished, test } from 'vitest';
import { cachedSite } from '#tests/sites/cached-site.ts';

/** Milliseconds: each iteration of the event loop is delayed beyond the threshold, more often than it is sampled. */
const held = 120;
const threshold = 50;
const every = 100;

const timeouts = { timeout: 15_000 };

/** Delays every iteration of the event loop, until the test ends or the returned function is called. */
function holdUp(): () => void {
  const hold = () => {
    const until = performance.now() + held;
    while (performance.now() < until);
  };
  const timer = setInterval(hold, 1);
  const stop = () => clearInterval(timer);
  onTestFinished(stop);
  return stop;
}

/** A site with two articles, and the statuses of concurrent requests to it. */
async function siteWith(thresholds: { noWrites: number; noReads: number }, limits = true) {
  const items = { articles: 2 };
  const site = await cachedSite({ items, config: { limits }, thresholds: { every, ...thresholds } });
  const statuses = async (method: string, paths: string[]) => {
    const responses = await Promise.all(paths.map((path) => site.get(path, { method })));
    const output = responses.map(({ status, headers }) => [status, headers['retry-after']] as const);
    return Object.fromEntries(paths.map((path, index) => [path, output[index]]));
  };
  return { ...site, statuses };
}

const all = (paths: string[], status: number, retryAfter?: string) =>
  Object.fromEntries(paths.map((path) => [path, [status, retryAfter]]));

const health = ['/healthz', '/readyz'];
const writes = ['/api/login', '/api/contact', '/contact-us', '/api/update-article/1'];

test('under load, writes are shed first', async () => {
  const { get, statuses } = await siteWith({ noWrites: threshold, noReads: Number.POSITIVE_INFINITY });
  const signIn = async () => (await get('/api/login', { method: 'POST' })).status;
  const stop = holdUp();
  await expect.poll(signIn, timeouts).toBe(503);
  expect(await statuses('POST', writes)).toEqual(all(writes, 503, '10'));
  const reads = [...health, '/api/articles', '/articles/1/ar', '/api/article/1', '/contact-us'];
  expect(await statuses('GET', reads)).toEqual(all(reads, 200));
  const { body } = await get('/api/login', { method: 'POST', headers: { 'accept-language': 'en' } });
  expect(JSON.parse(body.toString())).toEqual({ message: expect.stringMatching(/^[A-Z][^{}]+\.$/) });
  const sent = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  for (const [path, opening] of [
    ['/contact-us', '<html lang="ar" dir="rtl">'],
    ['/en/contact-us?tab=report', '<html lang="en" dir="ltr">'],
  ] as const) {
    const page = await get(path, sent);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '10' });
    expect([page.status, page.body.toString()]).toEqual([503, expect.stringContaining(opening)]);
  }
  stop();
  await expect.poll(signIn, timeouts).not.toBe(503);
});

test('under heavier load, uncached reads are shed; cached responses are always served', async () => {
  const { get, statuses } = await siteWith({ noWrites: threshold, noReads: threshold });
  const stored = ['/', '/articles', '/articles/1/ar', '/api/articles'];
  for (const path of stored) await expect.poll(async () => (await get(path)).status, timeouts).toBe(200);
  // Never cached
  const cold = async () => (await get('/api/captcha')).status;
  const stop = holdUp();
  await expect.poll(cold, timeouts).toBe(503);
  const making = ['/tenders', '/articles/2/ar', '/api/article/2', '/api/tenders', '/contact-us'];
  expect(await statuses('GET', making)).toEqual(all(making, 503, '10'));
  expect(await statuses('GET', [...stored, ...health])).toEqual(all([...stored, ...health], 200));
  stop();
  await expect.poll(cold, timeouts).toBe(200);
});

test('with limits off nothing is shed', async () => {
  const { statuses } = await siteWith({ noWrites: 1, noReads: 1 }, false);
  holdUp();
  expect(Object.values(await statuses('POST', writes)).map((output) => output?.[0])).not.toContain(503);
});
