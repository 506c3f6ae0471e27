import { expect, test } from 'vitest';
import * as limits from '#shared/limits.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { form } from '#tests/requests/form.ts';
import { bomb, gif, photograph, svg } from '#tests/requests/pictures.ts';
import { desk } from '#tests/sites/desk.ts';
import { draft } from '#tests/sites/test-app.ts';

/** A site whose editor works in the library. */
async function library(database?: TestDatabase) {
  const site = await desk(database && { database });
  const { call, db, clock } = site;
  let width = 40;
  const upload = async (fields: Record<string, string> = {}, name = 'photo.jpg') => {
    clock.now += 1_000;
    width += 1;
    const file = { bytes: await photograph({ width, height: 30 }), name };
    const response = await call('/api/media', await form({ file, ...fields }));
    expect(response.statusCode).toBe(201);
    return response.json();
  };
  const list = async (query = '') => (await call(`/api/media${query && `?${query}`}`)).json();
  const names = async (query = '') =>
    (await list(query)).items.map(({ name }: { name: string }) => name).join(' ');
  const remove = async (id: string) => {
    const response = await call(`/api/media/${id}`, { method: 'DELETE' });
    return { status: response.statusCode, json: response.json() };
  };
  const actions = async () =>
    (await db.selectFrom('audit_entry').select(['action', 'subject']).orderBy('seq').execute())
      .map(({ action, subject }) => `${action} ${subject}`)
      .filter((entry) => entry.startsWith('media.'));
  return { ...site, upload, list, names, remove, actions };
}

describeOnBothEngines('the calls of the media library', (open) => {
  test('list pictures newest first, search names and texts, and narrow to uses, texts and pages', async () => {
    const { upload, list, names, services } = await library(await open());
    await upload({}, 'أحمد في المدرسة.jpg');
    const used = await upload({ alt_ar: 'العَلَم فوق المبنى', alt_en: 'The Flag_50% above' }, 'b.jpg');
    await upload({ decorative: '1' }, 'c.jpg');
    const full = await upload({ alt_en: 'Gate' }, 'd.jpg');
    await services.content.create('articles', { ...draft('One'), image: used.image });
    await services.content.create('articles', {
      ...draft('Two'),
      image: `http://localhost:0/storage/${full.image}`,
    });
    const shared = await upload({}, 'e.jpg');
    const { identity } = await services.settings.all();
    await services.settings.save('identity', { ...identity, shareImage: { ar: shared.image, en: '' } });

    const { items, total } = await list('limit=2');
    expect([total, items.map(({ name }: { name: string }) => name)]).toEqual([5, ['e.jpg', 'd.jpg']]);
    expect(items[0].uses).toMatchObject([{ place: 'settings' }]);
    expect(await names('limit=2&page=3')).toBe('أحمد في المدرسة.jpg');
    expect(await list('limit=2&page=9')).toEqual({ items: [], total: 5 });
    for (const [query, found] of [
      ['q=احمد', 'أحمد في المدرسة.jpg'],
      ['q=المدرسه', 'أحمد في المدرسة.jpg'],
      ['q=العلم', 'b.jpg'],
      ['q=FLAG_50%', 'b.jpg'],
      ['q=g_5', 'b.jpg'],
      ['q=_', 'b.jpg'],
      ['q=%', 'b.jpg'],
      ['q=\\', ''],
      ['q=jpg&limit=1&page=2', 'd.jpg'],
      ['use=used', 'e.jpg d.jpg b.jpg'],
      ['use=unused', 'c.jpg أحمد في المدرسة.jpg'],
      ['texts=missing', 'e.jpg d.jpg أحمد في المدرسة.jpg'],
      ['use=unused&texts=missing&q=احمد', 'أحمد في المدرسة.jpg'],
      [`image=${used.image}`, 'b.jpg'],
      [`image=${used.image}&use=unused`, ''],
    ] as const)
      expect([query, await names(encodeURI(query))]).toEqual([query, found]);
    expect((await list('q=jpg&limit=1&page=2')).total).toBe(5);
    // Of a picture that nobody uploaded, the name of its file
    await services.storage.put('covers/old-cedar-64x48.webp', Buffer.from('x'));
    await services.media.register();
    expect((await list('q=cedar')).items).toMatchObject([{ image: 'covers/old-cedar-64x48.webp', name: '' }]);
  });

  test('store a picture with its texts, offer those again, and record it', async () => {
    const { upload, call, actions, services } = await library(await open());
    const invalidated: string[] = [];
    services.invalidation.onInvalidate((tags) => invalidated.push(...tags));
    const made = await upload({ alt_ar: ' العلم ', alt_en: 'The flag' }, 'flag.jpg');
    expect(made).toMatchObject({ name: 'flag.jpg', alt_ar: 'العلم', width: 41, decorative: false, uses: [] });
    expect(invalidated).toEqual(['media']);
    const file = { bytes: await photograph({ width: 41, height: 30 }), name: 'again.jpg' };
    const again = await call('/api/media', await form({ file, alt_en: 'Another flag', decorative: '1' }));
    expect([again.statusCode, again.json()]).toEqual([201, made]);
    expect(await actions()).toEqual([`media.added ${made.image}`, `media.added ${made.image}`]);
  });

  test('delete a picture with its variants, and refuse one that is used, deleted or in the history', async () => {
    const { upload, remove, actions, services, send, write, call, storedPictures } = withFiles(
      await library(await open()),
    );
    const shownPicture = await upload();
    const gone = await upload({}, 'gone.jpg');
    await services.media.change(gone.id, { focal: { x: 0, y: 0 } });
    await services.images.idle();
    expect((await storedPictures(gone.id)).length).toBeGreaterThan(2);
    expect(await remove(gone.id)).toEqual({ status: 200, json: { image: gone.image } });
    expect(await storedPictures(gone.id)).toEqual([]);
    expect(await remove(gone.id)).toMatchObject({
      status: 404,
      json: { message: 'This picture is not in the library.' },
    });

    const { updated_at: version } = await write({ title_en: 'Shown' });
    const { json: shown } = await send('articles/1', { image: shownPicture.image, version }, 'PUT');
    expect(await remove(shownPicture.id)).toMatchObject({
      status: 409,
      json: {
        message: expect.stringContaining('still used'),
        uses: [{ place: 'item', section: 'articles', id: 1, title_en: 'Shown' }],
      },
    });
    await call('/api/article/1', { method: 'DELETE' });
    expect((await remove(shownPicture.id)).json.uses).toMatchObject([{ place: 'trash', id: 1 }]);
    await call('/api/trash/articles/1/restore', { method: 'POST' });
    await send('articles/1', { image: null, version: shown.updated_at }, 'PUT');
    expect(await remove(shownPicture.id)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('earlier version') },
    });
    expect((await storedPictures(shownPicture.id)).length).toBeGreaterThan(0);
    expect((await actions()).filter((entry) => entry.includes('removed'))).toEqual([
      `media.removed ${gone.image}`,
    ]);
  });
});

function withFiles<Site extends Awaited<ReturnType<typeof library>>>(site: Site) {
  const storedPictures = async (id: string) =>
    (await site.services.storage.list('images')).filter(({ path }) => path.includes(id));
  return { ...site, storedPictures };
}

test('bad input is refused in both languages, and stores nothing', async () => {
  const { call, list } = await library();
  const jpeg = { bytes: await photograph(), name: 'a.jpg' };
  for (const [fields, status, field, message] of [
    [{ file: { bytes: Buffer.of(), name: 'a.jpg' } }, 422, 'file', /empty/],
    [{ file: svg }, 415, undefined, /Only JPEG/],
    [{ file: await gif() }, 415, undefined, /Only JPEG/],
    [{ file: Buffer.from('no picture') }, 415, undefined, /Only JPEG/],
    [{ file: (await photograph()).subarray(0, 300) }, 422, undefined, /damaged/],
    [{ file: await bomb({ width: 20_000, height: 20_000 }) }, 422, undefined, /megapixels/],
    [{ file: Buffer.alloc(limits.fileBytes + 1) }, 413, undefined, /larger than/],
    [{ alt_en: 'A gate' }, 422, 'file', /choose a file/],
    [{ file: jpeg, alt_en: 'IMG_2041.jpg' }, 422, 'alt_en', /./],
    [{ file: jpeg, alt_ar: 'صورة' }, 422, 'alt_ar', /./],
    [{ file: jpeg, decorative: 'perhaps' }, 422, 'decorative', /./],
  ] as const) {
    const sent = await form(fields);
    const response = await call('/api/media', sent);
    const { message: english, errors } = response.json();
    expect([response.statusCode, english]).toEqual([status, expect.stringMatching(message)]);
    expect(Object.keys(errors ?? {})).toEqual(field ? [field] : []);
    const arabic = await call('/api/media', {
      ...sent,
      headers: { ...sent.headers, 'accept-language': 'ar' },
    });
    expect(arabic.json().message).toMatch(/[\u0600-\u06FF]/);
  }
  for (const query of [
    'limit=0',
    'limit=101',
    'page=0',
    'page=x',
    'use=some',
    'texts=none',
    `q=${'x'.repeat(201)}`,
  ])
    expect((await call(`/api/media?${query}`)).statusCode).toBe(422);
  expect(await list()).toEqual({ items: [], total: 0 });
});
