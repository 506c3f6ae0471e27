import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { homeData } from '#app/home-data.ts';
import { shownPaths } from '#server/services/files/replaced-pictures.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { testStore } from '#tests/databases/object-store.ts';
import { form } from '#tests/requests/form.ts';
import { gif, photograph } from '#tests/requests/pictures.ts';
import { renderedPage } from '#tests/sites/rendered-page.tsx';
import { draft, testApp } from '#tests/sites/test-app.ts';

const day = 24 * 60 * 60 * 1000;

/** A site with a public article, whose picture an editor replaces. */
async function pictured(options: Parameters<typeof testApp>[0] = {}) {
  const site = await testApp(options);
  const { services, request, db } = site;
  const { call } = await site.signIn();
  const { file: image } = await services.media.add(await photograph({ width: 900, height: 600 }), 'old.jpg');
  await services.images.idle();
  await services.content.create('articles', { ...draft('A'), image });
  const id = image.slice(7, 23);
  const replace = async (bytes: Uint8Array, name = 'new.jpg', of = id) => {
    const sent = { ...(await form({ file: { bytes, name } })), method: 'PUT' as const };
    const response = await call(`/api/media/${of}/file`, sent);
    return { status: response.statusCode, json: response.json() };
  };
  const sizeAt = async (path: string) => {
    const { statusCode, headers, rawPayload } = await request(`/storage/${path}`);
    if (statusCode !== 200) return statusCode;
    const { width, height, format } = await sharp(rawPayload).metadata();
    return `${format} ${width}x${height} ${headers['cache-control']}`;
  };
  const stored = async () => (await services.storage.list('images')).map(({ path }) => path);
  const replacements = async () =>
    (
      await db.selectFrom('audit_entry').select('subject').where('action', '=', 'media.replaced').execute()
    ).map(({ subject }) => subject);
  return { ...site, call, image, id, replace, sizeAt, stored, replacements };
}

const withEngine = async (open: () => Promise<TestDatabase>) => ({ database: await open() });

describeOnBothEngines('a picture of the library that is replaced', (open) => {
  test('is shown at once, also at the addresses of the ones before, which are gone', async () => {
    const site = await pictured(await withEngine(open));
    const { db, services, request, image, id, replace, sizeAt, stored, replacements } = site;
    const variant = (path: string, ending: string) => path.replace('.webp', ending);
    const before = await stored();
    await services.media.notes();
    const invalidated: string[] = [];
    services.invalidation.onInvalidate((tags) => invalidated.push(...tags));
    await services.media.change(id, { alt_en: 'A gate', focal: { x: 0, y: 1 } });

    const { status, json } = await replace(await photograph({ width: 1400, height: 700 }));
    const { file } = json;
    expect([status, json]).toMatchObject([
      200,
      { id, image, name: 'new.jpg', width: 1400, alt_en: 'A gate' },
    ]);
    expect([invalidated, await replacements()]).toEqual([['media', 'media'], [image]]);
    expect((await stored()).filter((path) => before.includes(path))).toEqual([]);
    // The doctor and the checks look for these
    expect(await shownPaths(db, await services.storage.list(''))).toContain(image);
    expect(await sizeAt(image)).toBe('webp 1400x700 no-cache');
    await services.images.idle();
    expect(await sizeAt(variant(image, '.480.webp'))).toBe('webp 480x240 no-cache');
    expect(await sizeAt(variant(image, '.768.avif'))).toBe('heif 768x384 no-cache');
    expect(await sizeAt(variant(image, '.900.avif'))).toBe('heif 1280x640 no-cache');
    expect(await sizeAt(variant(image, '.share.jpg'))).toBe('jpeg 1200x630 no-cache');
    expect(await sizeAt(variant(image, '.5-5.share.jpg'))).toBe('jpeg 1200x630 no-cache');
    const { headers } = await request(`/storage/${image}`);
    const unchanged = await request(`/storage/${image}`, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(unchanged.statusCode).toBe(304);
    expect(await sizeAt(file)).toBe('webp 1400x700 public, max-age=31536000, immutable');

    const page = await renderedPage(services, 'section-detail', '/articles/1/en');
    expect(page).toContain(`src="/storage/${file}"`);
    expect(page).toContain('data-focus="0,100"');
    expect(page).not.toContain(image);
    const [item] = (await request('/api/articles')).json().articles;
    expect(item).toMatchObject({ image, image_file: file, image_focus: '0,100' });
    expect((await request('/feed/articles/en.xml')).body).toContain(`/storage/${file}"`);

    const { json: again } = await replace(await photograph({ width: 500, height: 400 }), 'next.jpg');
    expect(again).toMatchObject({ image, name: 'next.jpg', width: 500 });
    await services.images.idle();
    for (const old of [image, file]) expect(await sizeAt(old)).toBe('webp 500x400 no-cache');
    expect(await sizeAt(variant(file, '.1280.webp'))).toBe('webp 500x400 no-cache');
    expect(await sizeAt(variant(file, '.1400.avif'))).toBe('heif 500x400 no-cache');
    expect((await stored()).every((path) => path.startsWith(variant(again.file, '.')))).toBe(true);
  });

  test('stays what it is by the very same picture; the one before is uploaded again under another path', async () => {
    const { call, image, replace, stored, replacements, sizeAt, services, id } = await pictured(
      await withEngine(open),
    );
    const original = await photograph({ width: 900, height: 600 });
    const before = await stored();
    expect((await replace(original)).json).toMatchObject({ image, file: image, name: 'old.jpg' });
    await services.images.idle();
    expect((await stored()).toSorted()).toEqual(before.toSorted());
    const other = await photograph({ width: 80, height: 60 });
    const { json: first } = await replace(other);
    expect((await replace(other)).json).toEqual(first);
    expect(await replacements()).toEqual([image]);

    const { json: uploaded } = { json: (await call('/api/media', await form({ file: original }))).json() };
    expect(uploaded.image).not.toBe(image);
    expect(await sizeAt(uploaded.image)).toMatch(/^webp 900x600/);
    // A picture of its own with the same content as the one in place of another
    const { json: own } = { json: (await call('/api/media', await form({ file: other }))).json() };
    expect((await replace(original)).status).toBe(200);
    expect(await sizeAt(own.image)).toMatch(/^webp 80x60/);
    expect(await sizeAt(image)).toMatch(/^webp 900x600 no-cache/);
    const refused = await call('/api/items/articles/1', {
      method: 'PUT',
      payload: { image: first.file, version: (await call('/api/items/articles/1')).json().updated_at },
    });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['image']]);
    expect((await call(`/api/media/${id}`, { method: 'DELETE' })).statusCode).toBe(409);
  });

  test('is whole when a replacement breaks off, and the cleanup removes what is left of that', async () => {
    const clock = { now: Date.now() };
    const site = await pictured({ ...(await withEngine(open)), now: () => clock.now });
    const { services, image, id, replace, stored, sizeAt, replacements } = site;
    const { storage, images } = services;
    const before = await stored();
    const bytes = await photograph({ width: 80, height: 60 });
    const put = vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('no space'));
    expect((await replace(bytes)).status).toBe(500);
    put.mockRestore();
    expect([await stored(), await replacements()]).toEqual([before, []]);
    // Killed before the change is stored
    await images.save(bytes, id);
    await images.idle();
    expect(await sizeAt(image)).toMatch(/^webp 900x600 .*immutable$/);
    await services.media.register();
    clock.now += 2 * day;
    await services.cleanUp();
    expect((await stored()).toSorted()).toEqual(before.toSorted());
    expect(await services.media.of(image)).toMatchObject({ file: image });

    // Killed before the old files are removed
    vi.spyOn(images, 'remove').mockRejectedValueOnce(new Error('killed'));
    const { file } = await services.media.replace(id, bytes, '');
    await images.idle();
    expect(await stored()).toEqual(expect.arrayContaining(before));
    expect(await sizeAt(image)).toBe('webp 80x60 no-cache');
    clock.now += 2 * day;
    await services.cleanUp();
    await images.idle();
    expect((await stored()).toSorted()).toEqual(
      [file, file.replace('.webp', '.80.avif'), file.replace('.webp', '.share.jpg')].toSorted(),
    );
    // Of no use any more, it goes with its entry
    await services.content.remove('articles', 1);
    await services.cleanUp();
    expect([await stored(), await services.media.of(image)]).toEqual([[], undefined]);
  });

  test('stays in the library although nothing uses it, and is deleted with the file in its place', async () => {
    const clock = { now: Date.now() };
    const site = await pictured({ ...(await withEngine(open)), now: () => clock.now });
    const { call, services, replace, stored, id, image } = site;
    await services.content.remove('articles', 1);
    await call('/api/media', await form({ file: await photograph({ width: 900, height: 600 }) }));
    const { json } = await replace(await photograph({ width: 80, height: 60 }));
    clock.now += 2 * day;
    await services.cleanUp();
    expect(await stored()).toContain(json.file);
    expect(await services.media.remove(id)).toEqual({ image });
    expect(await stored()).toEqual([]);
  });
});

test('pictures of the settings are mapped as well, on the home page and for shared links', async () => {
  const { services, image, replace, db } = await pictured();
  const { identity, hero } = await services.settings.all();
  const slide = { wide: image, tall: image, alt: { ar: 'مبنى', en: 'A building' } };
  await services.settings.save('identity', { ...identity, shareImage: { ar: image, en: image } });
  await services.settings.save('hero', { ...hero, slides: [slide] });
  const { json } = await replace(await photograph({ width: 1400, height: 700 }));
  const site = { services, publicUrl: 'http://localhost:0', report: () => {}, statusOf: () => 500 };
  expect((await homeData(site, 'en')).hero.slides).toMatchObject([{ wide: json.file, tall: json.file }]);
  const read = new Set<string>();
  const html = await renderedPage(services.reading(read), 'managers', '/managers/en');
  expect([html.length > 0, read.has('media')]).toEqual([true, true]);
  const setting = await db.selectFrom('site_setting').select('value').where('key', '=', 'identity').execute();
  expect(setting[0]?.value).toContain(image);
});

test('files of a store are replaced in the same way', async () => {
  const { image, replace, sizeAt, stored, services } = await pictured({ config: { store: testStore() } });
  const { json } = await replace(await photograph({ width: 500, height: 400 }));
  await services.images.idle();
  expect(await sizeAt(image)).toBe('webp 500x400 no-cache');
  expect(await sizeAt(image.replace('.webp', '.share.jpg'))).toMatch(/^jpeg 500x26\d no-cache$/);
  expect((await stored()).every((path) => path.startsWith(json.file.replace('.webp', '.')))).toBe(true);
});

test('a file that is no picture replaces nothing, in both languages', async () => {
  const { replace, call, id, image, stored, replacements } = await pictured();
  const before = await stored();
  for (const [bytes, status, message] of [
    [Buffer.of(), 422, 'This file is empty.'],
    [await gif(), 415, 'Only JPEG, PNG, WebP, AVIF and HEIC pictures are taken.'],
    [
      (await photograph()).subarray(0, 300),
      422,
      'The picture could not be read: it is damaged or was cut short.',
    ],
  ] as const) {
    const refused = await replace(bytes);
    expect([refused.status, refused.json.message]).toEqual([status, expect.stringContaining(message)]);
  }
  expect(await replace(await photograph(), 'a.jpg', '0123456789abcdef')).toMatchObject({
    status: 404,
    json: { message: 'This picture is not in the library.' },
  });
  const none = await call(`/api/media/${id}/file`, { ...(await form({ alt_en: 'A' })), method: 'PUT' });
  expect([none.statusCode, none.json().errors]).toEqual([422, { file: ['Please choose a file.'] }]);
  expect([await stored(), await replacements()]).toEqual([before, []]);
  expect((await call(`/api/media?image=${image}`)).json().items[0].file).toBe(image);
});

test('two editors who replace it at once leave one file', async () => {
  const { replace, stored, services, image } = await pictured();
  const pictures = await Promise.all([50, 60].map((width) => photograph({ width, height: 40 })));
  const both = await Promise.all(pictures.map((bytes) => replace(bytes)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await services.images.idle();
  const { file = '' } = (await services.media.of(image)) ?? {};
  expect((await stored()).every((path) => path.startsWith(file.replace('.webp', '.')))).toBe(true);
});
