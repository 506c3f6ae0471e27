import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test.each([
  '/api/articles',
  '/api/article/1',
  '/api/nothing',
  '/healthz',
  '/storage/nothing.webp',
  '/nothing',
])('%s allows browsers nothing but to show the response', async (path) => {
  const { request } = await testApp();
  const { headers } = await request(path);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  expect(headers['server']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('HSTS is sent only if the public URL is HTTPS', async () => {
  const plain = await testApp();
  expect((await plain.request('/healthz')).headers['strict-transport-security']).toBeUndefined();
  const secure = await testApp({ config: { publicUrl: 'https://www.example.org' } });
  expect((await secure.request('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000');
  const complete = await testApp({ config: { publicUrl: 'https://www.example.org', hstsSubdomains: true } });
  for (const path of ['/healthz', '/api/articles/%']) {
    expect((await complete.request(path)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  }
});

test('a page sets its own policy', async () => {
  const { request } = await testApp({
    web: (app) => {
      app.get('/page', { config: { may: 'read-public' } }, (_request, reply) =>
        reply.header('content-security-policy', "default-src 'self'").type('text/html').send('<p>'),
      );
    },
  });
  expect((await request('/page')).headers['content-security-policy']).toBe("default-src 'self'");
});
