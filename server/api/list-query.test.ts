import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

describe('limit and page', () => {
  test.each([
    ['limit=3', [7, 6, 5]],
    ['limit=3&page=1', [7, 6, 5]],
    ['limit=3&page=2', [4, 3, 2]],
    ['limit=3&page=3', [1]],
    ['limit=3&page=4', []],
    ['limit=7', [7, 6, 5, 4, 3, 2, 1]],
    ['limit=100', [7, 6, 5, 4, 3, 2, 1]],
    ['limit=1&page=999999999', []],
    ['limit=2&of=no-meaning', [7, 6]],
  ])('?%s returns the items %j of 7', async (query, ids) => {
    const { request } = await testApp({ items: { articles: 7 } });
    const response = await request(`/api/articles?${query}`);
    expect(response.json().articles.map((each: { id: number }) => each.id)).toEqual(ids);
    expect(response.headers['x-total-count']).toBe('7');
  });

  const limit = { en: 'limit must be a whole number from 1 to 100.' };
  const page = { en: 'page must be a whole number from 1 up.' };

  test.each([
    ['limit=abc', { limit: [limit.en] }],
    ['limit=0', { limit: [limit.en] }],
    ['limit=-1', { limit: [limit.en] }],
    ['limit=101', { limit: [limit.en] }],
    ['limit=1.5', { limit: [limit.en] }],
    ['limit=1e1', { limit: [limit.en] }],
    ['limit=', { limit: [limit.en] }],
    ['limit=3&limit=4', { limit: [limit.en] }],
    ['limit=3&page=0', { page: [page.en] }],
    ['limit=3&page=-1', { page: [page.en] }],
    ['limit=3&page=two', { page: [page.en] }],
    ['limit=0&page=0', { limit: [limit.en], page: [page.en] }],
    ['page=2', { page: ['page needs limit beside it.'] }],
  ])('?%s is refused, by field', async (query, errors) => {
    const { request } = await testApp();
    const response = await request(`/api/tenders?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message: Object.values(errors).flat()[0], errors });
  });

  test('are refused in Arabic unless the client prefers English', async () => {
    const { request } = await testApp();
    const response = await request('/api/tenders?limit=abc', { headers: { 'accept-language': '*' } });
    expect(response.headers['content-language']).toBe('ar');
    expect(Object.keys(response.json().errors)).toEqual(['limit']);
    expect(response.json().errors.limit[0]).toMatch(/^[^a-z]*limit[^a-z]*$/);
    expect(response.json().message).toBe(response.json().errors.limit[0]);
  });
});
