import fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import { limitSearches } from './search-limits.ts';

test('a host whose queries are the dearest has a quarter of a processor', async () => {
  let now = Date.UTC(2026, 10, 22);
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? 429 : 500).send());
  limitSearches(app, () => now);
  app.get('/search', { config: { may: 'read-public', search: 'call' } }, async () => {
    now += 5_000;
    return 'found';
  });
  const status = async (remoteAddress: string) =>
    (await app.inject({ url: '/search', remoteAddress })).statusCode;
  const dear = '203.0.113.9';
  expect([await status(dear), await status(dear), await status(dear), await status(dear)]).toEqual([
    200, 200, 200, 429,
  ]);
  expect(await status('203.0.113.10')).toBe(200);
  now += 60_000;
  expect(await status(dear)).toBe(200);
});
