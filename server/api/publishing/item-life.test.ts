import { expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { feedRoute } from '#shared/site/public-routes.ts';
import { desk, texts } from '#tests/sites/desk.ts';
import { renderedPage } from '#tests/sites/rendered-page.tsx';
import { administrator } from '#tests/sites/test-app.ts';

const minute = 60_000;
const inArabic = { title_en: '', description_en: '', date_en: '' };

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
    const all = [...found, ...pages, JSON.stringify(await Promise.all(home))];
    return all.filter((text) => /A first item|\/articles\/1\b/.test(text)).length;
  };
  expect([await shown(), await everywhere()]).toEqual([404, 0]);
  // Administrators read it everywhere
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
    [administrator.email, 'autosaved', false, ['title_en']],
    [administrator.email, 'saved', false, ['title_en']],
    [administrator.email, 'saved', false, Object.keys(texts)],
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
