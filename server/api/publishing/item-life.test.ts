import { expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { feedRoute } from '#shared/site/public-routes.ts';
import { form } from '#tests/requests/form.ts';
import { renderedPage } from '#tests/sites/rendered-page.tsx';
import { administrator, draft, testApp } from '#tests/sites/test-app.ts';

const start = Date.parse('2026-11-22T08:00:00Z');
const minute = 60_000;

const { image: _image, ...texts } = draft('A first item');
const inArabic = { title_en: '', description_en: '', date_en: '' };
const inEnglish = { title_ar: '', description_ar: '', date_ar: '' };

/** A site with a clock, whose administrator writes articles. */
async function desk() {
  const clock = { now: start };
  const site = await testApp({ now: () => clock.now });
  const { call } = await site.signIn();
  const { schedule } = site.services;

  return {
    ...site,
    call,
    clock,
    /** Sends JSON to a call of an item. */
    async send(path: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') {
      const response = await call(`/api/items/${path}`, { method, payload });
      return { status: response.statusCode, json: response.json() };
    },
    async write(fields: Record<string, string | undefined> = {}) {
      return (await call('/api/article', await form({ ...texts, publish: 'draft', ...fields }))).json();
    },
    /** The time passes, and what is due happens. */
    async pass(milliseconds: number) {
      clock.now += milliseconds;
      for (const item of await schedule.due()) await schedule.fire(item);
    },
    at: (milliseconds: number) => new Date(clock.now + milliseconds).toISOString(),
    shown: async (id = 1) => {
      const response = await site.request(`/api/article/${id}`);
      return response.statusCode === 200 ? response.json() : response.statusCode;
    },
  };
}

test('a draft is nowhere for the public: not in lists, at its address, in feeds and the sitemap', async () => {
  const { request, services, write, call, send, shown } = await desk();
  const written = await write();
  expect(written).toMatchObject({ id: 1, ...texts });
  const everywhere = async () => {
    const feeds = languages.map((language) => routeHref(feedRoute, { section: 'articles', language }));
    const paths = ['/api/articles', '/sitemap.xml', ...feeds];
    const found = await Promise.all(paths.map(async (path) => (await request(path)).body));
    const pages = await Promise.all(
      languages.flatMap((language) => [
        renderedPage(services, 'section-list', href('section-list', { section: 'articles', language })),
        renderedPage(
          services,
          'section-detail',
          href('section-detail', { section: 'articles', id: 1, language }),
        ),
      ]),
    );
    const home = languages.map((language) => services.content.previews(3, language));
    const texts = [...found, ...pages, JSON.stringify(await Promise.all(home))];
    return texts.filter((text) => /A first item|\/articles\/1\b/.test(text)).length;
  };
  expect([await shown(), await everywhere()]).toEqual([404, 0]);
  // Its editors read it everywhere
  expect((await call('/api/articles')).json().articles).toMatchObject([texts]);
  expect((await call('/api/items?state=draft')).json()).toMatchObject({ total: 1, items: [{ id: 1 }] });

  const both = await send('articles/1/publish', { sides: { ar: {}, en: {} } });
  expect([both.status, both.json.sides.ar.state, both.json.sides.en.state]).toEqual([
    200,
    'published',
    'published',
  ]);
  expect(await shown()).toMatchObject(texts);
  expect(await everywhere()).toBe(9);
});

test('an item is published in Arabic now, in English at a moment, and ends at one', async () => {
  const { write, send, shown, pass, at, services } = await desk();
  await write();
  const until = at(30 * minute);
  const published = await send('articles/1/publish', {
    sides: { ar: {}, en: { at: at(10 * minute), until } },
  });
  expect(published.json.sides).toMatchObject({
    ar: { state: 'published', has_changes: false },
    en: { state: 'scheduled', publish_at: at(10 * minute), ends_at: until },
  });
  expect(await shown()).toMatchObject({ ...texts, ...inArabic });
  expect((await services.schedule.state()).waiting).toBe(1);
  await pass(9 * minute);
  expect(await shown()).toMatchObject(inArabic);
  await pass(minute);
  expect(await shown()).toMatchObject(texts);
  await pass(20 * minute);
  expect(await shown()).toMatchObject({ ...texts, ...inArabic });
  expect((await services.publishing.find('articles', 1)).sides.en.state).toBe('draft');
  expect(await services.schedule.state()).toEqual({ waiting: 0, late: 0 });
});

test('what is saved after a publication waits for the next one, and makes the other side outdated', async () => {
  const { write, send, call, shown } = await desk();
  await write({ publish: undefined });
  const { json: item } = await send('articles/1', { title_ar: 'عنوان آخر' }, 'PUT');
  expect(item).toMatchObject({
    title_ar: 'عنوان آخر',
    sides: { ar: { has_changes: true, outdated: false } },
  });
  expect(await shown()).toMatchObject(texts);

  // Another person has the item that was there before
  const late = await send('articles/1', { title_ar: 'متأخر', version: '2026-01-01T00:00:00.000Z' }, 'PUT');
  expect([late.status, late.json.current.title_ar]).toEqual([409, 'عنوان آخر']);

  const { json: again } = await send('articles/1/publish', { sides: { ar: {} } });
  expect(again.sides).toMatchObject({ ar: { outdated: false }, en: { outdated: true, right_revision: 1 } });
  expect(await shown()).toMatchObject({ title_ar: 'عنوان آخر', title_en: texts.title_en });
  expect((await call('/api/items?state=outdated&side=en')).json().total).toBe(1);
  const { json: right } = await send('articles/1/up-to-date', { side: 'en' });
  expect(right.sides.en).toMatchObject({ outdated: false, right_revision: null });

  await send('articles/1', { title_ar: 'عنوان مصحّح', minor: true }, 'PUT');
  const { json: corrected } = await send('articles/1/publish', { sides: { ar: {} } });
  expect(corrected.sides.en.outdated).toBe(false);
});

test('the history has every save and event; an earlier revision is compared and restored', async () => {
  const { write, send, call, shown } = await desk();
  await write({ publish: undefined });
  await send('articles/1', { title_en: 'Another title' }, 'PUT');
  for (const title of ['T', 'Ty', 'Typ'])
    await send('articles/1', { title_en: title, autosave: true }, 'PUT');
  const history = (await call('/api/items/articles/1/revisions')).json();
  expect(history.revisions.map((each: object) => Object.values(each).slice(2))).toEqual([
    [administrator.email, 'autosaved', false],
    [administrator.email, 'saved', false],
    [administrator.email, 'saved', false],
  ]);
  expect(history.events).toMatchObject([
    { event: 'published', side: 'en', revision: 1 },
    { event: 'published', side: 'ar', revision: 1 },
  ]);
  const compared = (await call('/api/items/articles/1/revisions/1..3')).json();
  expect([compared.from.title_en, compared.to.title_en]).toEqual([texts.title_en, 'Typ']);

  const { json: restored } = await send('articles/1/revisions/2/restore');
  expect(restored).toMatchObject({ title_en: 'Another title', revision: 4 });
  expect(await shown()).toMatchObject(texts);
});

test('an autosave never changes a revision that was published', async () => {
  const { write, send, call } = await desk();
  await write();
  await send('articles/1', { title_en: 'Public', autosave: true }, 'PUT');
  await send('articles/1/publish', { sides: { en: {} } });
  await send('articles/1/unpublish', { sides: ['en'] });
  await send('articles/1', { title_en: 'Typed later', autosave: true }, 'PUT');
  const compared = (await call('/api/items/articles/1/revisions/2..3')).json();
  expect([compared.from.title_en, compared.to.title_en]).toEqual(['Public', 'Typed later']);
});

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
  expect((await call('/api/trash')).json()).toEqual({ items: [] });

  const remove = () => call('/api/trash/articles/1', { method: 'DELETE' });
  expect((await remove()).statusCode).toBe(404);
  await call('/api/article/1', { method: 'DELETE' });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
  expect((await call('/api/items/articles/1/revisions')).statusCode).toBe(404);
  expect((await request('/api/articles')).json().articles).toEqual([]);
  // Its number is not used again
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
