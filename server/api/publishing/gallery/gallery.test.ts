import { expect, test } from 'vitest';
import { loader as frameLoader } from '#app/layout/site-layout.tsx';
import { loader, meta } from '#app/pages/section-detail.tsx';
import { removeUnusedFiles } from '#server/services/files/unused-files.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { galleryCall, gallerySite } from '#tests/sites/gallery-site.ts';
import { loaderArguments } from '#tests/sites/loader-arguments.ts';

const texts = {
  alt_ar: 'فريق كرة السلّة يرفع الكأس',
  alt_en: 'The basketball team lifts the cup',
  caption_ar: 'كأس  العام',
  caption_en: ' The cup of the year ',
};

const numbers = (response: { json: () => { gallery: { number: number }[] } }) =>
  response.json().gallery.map(({ number }) => number);

describeOnBothEngines('the gallery of an item', (open) => {
  test('takes pictures, which are described, moved, replaced, removed and put back; the history and the trail have it', async () => {
    const { call, add, put, picture, publicGallery, db, services } = await gallerySite(await open());
    const invalidated: string[] = [];
    services.invalidation.onInvalidate((tags) => invalidated.push(...tags));
    const first = await add({ file: await photograph(), ...texts });
    const stored = {
      image: expect.stringMatching(/^images\/[0-9a-f]{16}-64x48\.webp$/),
      ...texts,
      caption_ar: 'كأس العام',
      caption_en: 'The cup of the year',
      decorative: false,
    };
    expect([first.statusCode, first.json()]).toEqual([
      201,
      { number: 1, ...stored, changed_at: expect.any(String) },
    ]);
    expect(await publicGallery()).toEqual([stored]);
    const [second, third] = [await picture(70), await picture(80)];
    expect((await add({ image: second, decorative: 'true' })).json()).toMatchObject({
      number: 2,
      image: second,
      decorative: true,
    });
    expect(numbers(await put(2, { position: '1' }))).toEqual([2, 1]);
    expect((await put(1, { caption_en: 'The cup', alt_ar: '' })).json().gallery[1]).toMatchObject({
      alt_ar: '',
      alt_en: texts.alt_en,
      caption_en: 'The cup',
    });
    const json = { method: 'PUT' as const, payload: { image: third, position: 2 } };
    expect((await call(`${galleryCall}/2`, json)).json().gallery[1]).toMatchObject({
      number: 2,
      image: third,
      decorative: true,
    });
    expect(numbers(await call(`${galleryCall}/2`, { method: 'DELETE' }))).toEqual([1]);
    expect(numbers(await call(`${galleryCall}/2/restore`, { method: 'POST' }))).toEqual([1, 2]);
    expect((await call(`${galleryCall}/2/restore`, { method: 'POST' })).statusCode).toBe(404);
    await call(`${galleryCall}/2`, { method: 'DELETE' });
    expect((await add({ image: second })).json().number).toBe(3);
    expect((await call('/api/items/sports-news/1')).json().gallery).toMatchObject([
      { number: 1 },
      { number: 3 },
    ]);

    const { events } = (await call('/api/items/sports-news/1/revisions')).json();
    expect(
      events.map(
        ({ event, details }: { event: string; details: { number: number; image: string } }) =>
          `${event} ${details.number}${details.image === second ? ' second' : ''}`,
      ),
    ).toEqual([
      'picture-added 3 second',
      'picture-removed 2',
      'picture-restored 2',
      'picture-removed 2',
      'picture-replaced 2 second',
      'picture-changed 1',
      'picture-changed 2 second',
      'picture-added 2 second',
      'picture-added 1',
    ]);
    const read = new Set<string>();
    await services.reading(read).gallery.list('sports-news', 1);
    const ofItem = invalidated.filter((tag) => tag !== 'media');
    expect([[...read], ofItem]).toEqual([['item/sports-news/1'], Array(9).fill('item/sports-news/1')]);
    const entries = await db.selectFrom('audit_entry').select(['action', 'subject']).execute();
    const actions = entries.map(({ action, subject }) => `${action} ${subject}`);
    expect(actions.filter((action) => action === 'content.pictured sports-news/1')).toHaveLength(7);
    expect(actions.filter((action) => action === 'content.unpictured sports-news/1')).toHaveLength(2);
  });

  test('asks for an alternative text once: the library has it for the next one', async () => {
    const { add, picture, services } = await gallerySite(await open());
    const image = await picture();
    await add({ image, alt_en: texts.alt_en });
    expect(await services.media.of(image)).toMatchObject({ alt_ar: '', alt_en: texts.alt_en });
    expect((await add({ image, alt_en: '', caption_en: 'Again' })).json()).toMatchObject({
      alt_en: texts.alt_en,
      caption_en: 'Again',
    });
    // Of another text in a gallery the library hears nothing
    expect((await add({ image, alt_en: 'The team' })).json()).toMatchObject({ alt_en: 'The team' });
    expect(await services.media.of(image)).toMatchObject({ alt_en: texts.alt_en });
  });

  test('comes back with its item from the trash, is copied with it, and goes with it for good', async () => {
    const { call, add, picture, db, publicGallery } = await gallerySite(await open());
    const image = await picture();
    await add({ image });
    await call('/api/sports-news-item/1', { method: 'DELETE' });
    expect((await add({ image })).statusCode).toBe(404);
    await call('/api/trash/sports-news/1/restore', { method: 'POST' });
    expect(await publicGallery()).toHaveLength(1);
    const { id } = (await call('/api/items/sports-news/1/duplicate', { method: 'POST' })).json();
    const copy = await call(`/api/items/sports-news/${id}/gallery`);
    expect(copy.json().gallery).toMatchObject([{ number: 1, image }]);
    await call('/api/sports-news-item/1', { method: 'DELETE' });
    await call('/api/trash/sports-news/1', { method: 'DELETE' });
    const left = await db.selectFrom('item_picture').select(['id', 'number']).execute();
    expect(left).toEqual([{ id, number: 1 }]);
  });

  test('uses pictures of the library, which has them while the gallery or its history does', async () => {
    const { call, add, put, picture, services } = await gallerySite(await open());
    const [image, other] = [await picture(70), await picture(80)];
    await add({ image });
    await add({ image });
    const found = await services.media.of(image);
    const use = { place: 'gallery', section: 'sports-news', id: 1, title_en: 'sports-news 1' };
    expect(found?.uses).toMatchObject([use]);
    const isUsed = async (path: string) =>
      (await services.media.list({ use: 'used', page: 1, limit: 9 })).items.some(
        (each) => each.image === path,
      );
    expect([await isUsed(image), await isUsed(other)]).toEqual([true, false]);
    const remove = async (path: string) =>
      (await call(`/api/media/${(await services.media.of(path))?.id}`, { method: 'DELETE' })).statusCode;
    expect(await remove(image)).toBe(409);
    await put(1, { image: other });
    await call(`${galleryCall}/1`, { method: 'DELETE' });
    await call(`${galleryCall}/2`, { method: 'DELETE' });
    expect([await isUsed(image), await isUsed(other)]).toEqual([true, true]);
    expect([await remove(image), await remove(other)]).toEqual([409, 409]);
    await call('/api/sports-news-item/1', { method: 'DELETE' });
    await call('/api/trash/sports-news/1', { method: 'DELETE' });
    expect([await remove(image), await remove(other)]).toEqual([200, 200]);
  });

  test('has twenty pictures, also where two windows add at once', async () => {
    const { add, picture, publicGallery, db } = await gallerySite(await open());
    const image = await picture();
    await add({ image });
    const row = await db.selectFrom('item_picture').selectAll().executeTakeFirstOrThrow();
    for (let number = 2; number <= 18; number += 1)
      await db
        .insertInto('item_picture')
        .values({ ...row, number, position: number })
        .execute();
    const both = await Promise.all([1, 2, 3, 4].map(() => add({ image })));
    expect(both.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(await publicGallery()).toHaveLength(20);
    const refused = await add({ image });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'A gallery has 20 pictures at most. Please remove one of them first.',
    ]);
  });

  test('keeps its pictures, and those that its history names, from the cleanup', async () => {
    const { call, add, put, picture, services, db } = await gallerySite(await open());
    const [shown, replaced, removed, unused] = [
      await picture(70),
      await picture(80),
      await picture(90),
      await picture(100),
    ];
    await add({ image: replaced });
    await put(1, { image: shown });
    await add({ image: removed });
    await call(`${galleryCall}/2`, { method: 'DELETE' });
    await services.images.idle();
    const { storage } = services;
    await removeUnusedFiles(db, storage, Date.now() + 2 * 24 * 60 * 60 * 1000);
    const left = await Promise.all([shown, replaced, removed, unused].map((path) => storage.has(path)));
    expect(left).toEqual([true, true, true, false]);
  });
});

test('its page has the pictures with their focal points and the texts of its language; machines read them, too', async () => {
  const { add, picture, services } = await gallerySite();
  const site = { services, publicUrl: 'http://localhost', report: () => {}, statusOf: () => 500 };
  const image = await picture();
  await add({ image, ...texts, caption_en: '' });
  await add({ image, decorative: 'true' });
  const found = await services.media.of(image);
  await services.media.change(found?.id ?? '', { focal: { x: 0.35, y: 0.6 } });
  const pathname = '/sports-news/1/en';
  const args = loaderArguments(site, pathname, 1);
  const { data: loaderData } = await loader(args);
  expect(loaderData.view?.gallery?.pictures).toMatchObject([
    { image: `${image}#35,60`, alt: { text: texts.alt_en }, caption: { text: 'كأس العام', language: 'ar' } },
    { image: `${image}#35,60`, alt: { text: '' }, caption: { text: '' } },
  ]);
  const matches = [undefined, { id: 'layout/site-layout', loaderData: await frameLoader(args) }];
  const head = JSON.stringify(meta({ loaderData, location: { pathname }, matches } as never));
  expect(head).toContain(`"image":["http://localhost/storage/${image}"]`);
});
