import { expect, test } from 'vitest';
import { draft, testApp } from '#tests/sites/test-app.ts';

test('a client with the current response gets 304, until something changes', async () => {
  const { request, services } = await testApp({ items: { articles: 2 } });
  const first = await request('/api/articles');
  const tag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-cache');

  for (const header of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await request('/api/articles', { headers: { 'if-none-match': header } });
    expect([header, again.statusCode, again.body]).toEqual([header, 304, '']);
    expect(again.headers.etag).toBe(tag);
  }

  await services.content.create('articles', draft('a third'));
  const changed = await request('/api/articles', { headers: { 'if-none-match': tag } });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().articles).toHaveLength(3);
  expect(changed.headers.etag).not.toBe(tag);
});

test('a failure is never cached', async () => {
  const { request } = await testApp();
  const response = await request('/api/article/1', { headers: { 'if-none-match': '*' } });
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(response.headers.etag).toBeUndefined();
});
