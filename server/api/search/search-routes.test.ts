import { expect, test } from 'vitest';
import { searchCalls, suggestionCalls } from '#shared/limits.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

test('the search finds what is public, in the form of its calls', async () => {
  const { request, services, log } = await testApp();
  const { id } = await services.content.create('tenders', {
    ...draft('Supply of tyres'),
    title_ar: 'توريد إطارات',
    description_ar: 'تعلن المديرية عن مناقصةٍ لتوريد الإطارات.',
  });
  const get = async (path: string) => (await request(path)).json();
  expect(await get(`/api/search?q=${encodeURIComponent('مناقصه')}`)).toEqual({
    results: [
      {
        section: 'tenders',
        id,
        title: 'توريد إطارات',
        snippet: [
          { text: 'تعلن المديرية عن ', hit: false },
          { text: 'مناقصةٍ', hit: true },
          { text: ' لتوريد الإطارات.', hit: false },
        ],
        date: draft('').date_ar,
        url: `/tender/${id}/ar`,
      },
    ],
    total: 1,
    suggestions: [],
  });
  expect(await get('/api/search?q=suply+of+tyres&lang=en')).toMatchObject({
    suggestions: ['supply of tyres'],
  });
  expect(await get(`/api/search?lang=en&q=${'tyres+'.repeat(60)}`)).toMatchObject({
    total: 1,
    truncated: true,
  });
  expect(await get('/api/search/suggest?q=tyr&lang=en')).toEqual({
    suggestions: [{ title: 'Supply of tyres', section: 'tenders', id, url: `/tender/${id}/en` }],
  });
  expect(await get('/api/search')).toEqual({ results: [], total: 0, suggestions: [] });
  for (const query of ['lang=fr', 'section=none', 'year=1', 'page=0', 'limit=1000', 'open=2', 'sort=size'])
    expect((await request(`/api/search?q=tyres&${query}`)).statusCode).toBe(422);

  await services.content.remove('tenders', id);
  expect(await get('/api/search?q=tyres&lang=en')).toMatchObject({ total: 0 });
  expect(log.join('')).not.toMatch(/tyres|%D9/i);
});

test('editors see queries without a result, nobody else', async () => {
  const { request, signIn, db } = await testApp();
  await request('/api/search?q=passport&lang=en');
  const { call } = await signIn();
  expect((await call('/api/search/unanswered')).json()).toEqual({ queries: [] });
  // The third day is today
  const days = [1, 2].map((ago) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString());
  const before = { language: 'en' as const, query: 'passport', count: 5 };
  await db
    .insertInto('unanswered_query')
    .values(days.map((day) => ({ ...before, day: day.slice(0, 10) })))
    .execute();
  expect((await call('/api/search/unanswered')).json()).toEqual({
    queries: [{ language: 'en', query: 'passport', count: 11, days: 3 }],
  });
  expect((await request('/api/search/unanswered')).statusCode).toBe(401);
});

test.each([
  ['/api/search', searchCalls],
  ['/api/search/suggest', suggestionCalls],
])('a host that calls %s without end has to wait, others do not', async (path, most) => {
  const { request } = await testApp({ now: () => Date.UTC(2026, 10, 22) });
  const status = async (remoteAddress: string) => {
    const { statusCode, headers } = await request(`${path}?q=`, { remoteAddress });
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, headers['retry-after']];
  };
  // Three hundred addresses of a device are one host
  for (let count = 0; count < most; count += 1) await status(`2001:db8:1:2::${(count % 300).toString(16)}`);
  expect(await status('2001:db8:1:2::ffff')).toEqual([429, '60']);
  expect(await status('2001:db8:1:3::1')).toEqual([200, undefined]);
});
