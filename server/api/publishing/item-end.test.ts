import { expect, test } from 'vitest';
import { href } from '#shared/site/href.ts';
import { form } from '#tests/requests/form.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { desk, texts } from '#tests/sites/desk.ts';
import { renderedPage } from '#tests/sites/rendered-page.tsx';
import { administrator } from '#tests/sites/test-app.ts';

const inEnglish = { title_ar: '', description_ar: '', date_ar: '' };

test('an unpublished item is not found; a withdrawn one says why and what replaces it, until it is back', async () => {
  const { write, send, request, services, call, shown } = await desk();
  await write({ publish: undefined });
  await write({ publish: undefined, title_ar: 'بديل', title_en: 'A successor' });
  await send('articles/1', { title_en: 'Never public' }, 'PUT');
  const reasons = { reason_ar: 'أُلغيت المناقصة.', reason_en: 'The tender was cancelled.' };
  const withdrawn = await send('articles/1/withdraw', {
    ...reasons,
    successor: { section: 'articles', id: 2 },
  });
  expect(withdrawn.json).toMatchObject({
    sides: { ar: { state: 'withdrawn' }, en: { state: 'withdrawn' } },
    withdrawal: { ...reasons, successor: 'articles/2' },
  });

  const gone = await request('/api/article/1');
  expect([gone.statusCode, gone.json()]).toEqual([
    410,
    {
      message: 'This item was withdrawn. The tender was cancelled.',
      withdrawal: expect.objectContaining({
        ...reasons,
        title_ar: texts.title_ar,
        title_en: texts.title_en,
        successor: { section: 'articles', id: 2, title_ar: 'بديل', title_en: 'A successor' },
      }),
    },
  ]);
  const arabic = await request('/api/article/1', { headers: { 'accept-language': 'ar' } });
  expect(arabic.json().message).toBe('سُحبت هذه المادة. أُلغيت المناقصة.');
  const page = await renderedPage(
    services,
    'section-detail',
    href('section-detail', { section: 'articles', id: 1, language: 'en' }),
  );
  for (const text of [
    texts.title_en,
    ...Object.values(reasons),
    `href="${href('section-detail', { section: 'articles', id: 2, language: 'en' })}"`,
    'A successor',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('Never public');
  expect((await call('/api/article/1')).json()).toMatchObject({ title_en: 'Never public' });
  expect((await request('/api/articles')).json().articles).toHaveLength(1);

  await send('articles/1/publish', { sides: { ar: {} } });
  expect(await shown()).toMatchObject({ title_ar: texts.title_ar, title_en: '' });
  expect((await services.publishing.find('articles', 1)).withdrawal).toBeNull();
  await send('articles/1/unpublish', { sides: ['ar'] });
  expect(await shown()).toBe(404);
});

test('the withdrawal is undone: what was public is so again, and not what was written since', async () => {
  const { write, send, shown } = await desk();
  await write({ publish: undefined });
  await send('articles/1/publish', { sides: { en: { until: '2100-01-01T00:00:00.000Z' } } });
  const before = await shown();
  await send('articles/1', { title_en: 'Not public yet' }, 'PUT');
  expect((await send('articles/1/republish')).status).toBe(409);
  await send('articles/1/withdraw', { reason_ar: 'سبب', reason_en: 'Why' });
  await send('articles/1', { description_ar: 'كُتب بعد السحب' }, 'PUT');
  const { json } = await send('articles/1/republish');
  expect(json).toMatchObject({
    title_en: 'Not public yet',
    withdrawal: null,
    sides: { ar: { state: 'published' }, en: { state: 'published', ends_at: '2100-01-01T00:00:00.000Z' } },
  });
  expect(await shown()).toEqual({ ...before, updated_at: expect.any(String) });
  expect((await send('articles/1/republish')).status).toBe(409);
});

test('a deleted item waits in the trash: it comes back as it was, or is removed for good', async () => {
  const { write, call, request, shown, send } = await desk();
  await write({ publish: undefined });
  await send('articles/1', { title_en: 'Changed and not published' }, 'PUT');
  const before = await shown();
  await call('/api/article/1', { method: 'DELETE' });
  expect(await shown()).toBe(404);
  expect((await send('articles/1', { title_en: 'x' }, 'PUT')).status).toBe(404);
  const { items } = (await call('/api/trash')).json();
  expect(items).toMatchObject([{ section: 'articles', id: 1, author: administrator.email }]);

  const back = (await call('/api/trash/articles/1/restore', { method: 'POST' })).json();
  expect(back).toMatchObject({
    title_en: 'Changed and not published',
    sides: { en: { state: 'published' } },
  });
  expect(await shown()).toEqual({ ...before, updated_at: expect.any(String) });
  expect((await call('/api/trash')).json().items).toEqual([]);

  const remove = () => call('/api/trash/articles/1', { method: 'DELETE' });
  expect((await remove()).statusCode).toBe(404);
  await call('/api/article/1', { method: 'DELETE' });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
  expect((await call('/api/items/articles/1/revisions')).statusCode).toBe(404);
  expect((await request('/api/articles')).json().articles).toEqual([]);
  // The number is not used again
  expect((await write()).id).toBe(2);
});

test('a call of the specification publishes the sides that have a title, and a draft stays one', async () => {
  const { call, shown, write, services } = await desk();
  await write({ ...inEnglish, publish: undefined });
  expect(await shown()).toMatchObject({ title_ar: '', title_en: texts.title_en });
  const saved = await call('/api/update-article/1', await form({ title_ar: 'لاحقًا', publish: 'draft' }));
  expect([saved.statusCode, (await shown()).title_ar]).toEqual([200, '']);
  // The version that an editor reads is that of the working copy
  const { updated_at } = (await call('/api/article/1')).json();
  const published = await call('/api/update-article/1', await form({ title_en: 'Now', updated_at }));
  expect([published.statusCode, await shown()]).toEqual([200, published.json()]);
  expect(await shown()).toMatchObject({ title_ar: 'لاحقًا', title_en: 'Now' });
  expect((await services.publishing.find('articles', 1)).sides.ar.state).toBe('published');
});

test('a kept response changes with the state: withdrawn, and back', async () => {
  const { get, services } = await cachedSite({ items: { articles: 1 } });
  const { publishing } = services;
  const seen = async () => (await get('/api/article/1')).status;
  expect([await seen(), await seen()]).toEqual([200, 200]);
  await publishing.withdraw('articles', 1, { reason_ar: 'سبب', reason_en: 'Why' }, '');
  expect([await seen(), await seen()]).toEqual([410, 410]);
  await publishing.publish('articles', 1, { sides: { ar: {}, en: {} } }, '');
  expect([await seen(), await seen()]).toEqual([200, 200]);
});
