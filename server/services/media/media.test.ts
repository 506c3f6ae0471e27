import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { draft } from '#tests/sites/test-app.ts';
import { cleanFileName } from './file-name.ts';

describeOnBothEngines('the media library', (open) => {
  test('registers what is stored, knows where a picture is used, and drops unused files', async () => {
    const { db, dataDir } = await open();
    const site = { db, dataDir, publicUrl: 'http://localhost' };
    const { media, images, content, managers, profile, publishing, trash, storage, settings } =
      createServices(site);
    const { file } = await media.add(await photograph(), '../scan\u202e of a.jpg');
    expect(await media.of(file)).toMatchObject({
      id: file.slice(7, 23),
      image: file,
      name: 'scan of a.jpg',
      width: 64,
      height: 48,
      focal: null,
      uses: [],
    });
    // As an earlier version or an import leaves it
    const { file: older } = await images.save(await photograph({ width: 70, height: 50 }));
    await storage.put('covers/desk-80x60.webp', Buffer.from('x'));
    await images.idle();
    await media.register();
    await media.register();
    const rows = await db.selectFrom('media').select('path').orderBy('path').execute();
    expect(rows.map(({ path }) => path)).toEqual(['covers/desk-80x60.webp', file, older].toSorted());
    expect(await media.of('http://localhost/storage/covers/desk-80x60.webp')).toMatchObject({ bytes: 1 });
    expect(await media.of('https://elsewhere.example/a.jpg')).toBeUndefined();

    await content.create('articles', { ...draft('Plain'), image: file });
    await content.create('articles', { ...draft('Full'), image: `http://localhost/storage/${file}` });
    const author = '';
    const { id } = await publishing.create('studies', { ...draft('Draft'), image: file }, { author });
    const { id: binned } = await publishing.create(
      'studies',
      { ...draft('Binned'), image: file },
      { author },
    );
    await trash.put('studies', binned, author);
    const text = { ar: '', en: 'Name' };
    await managers.create({ name: text, from: text, to: text, image: file });
    await profile.saveMain({ image: file });
    const { identity } = await settings.all();
    await settings.save('identity', { ...identity, shareImage: { ar: file, en: '' } });
    const found = await media.of(file);
    const uses = found?.uses.map(
      (use) => `${use.place} ${use.section ?? ''} ${use.id ?? ''} ${use.title_en}`,
    );
    expect(uses?.toSorted()).toEqual(
      [
        'item articles 1 Plain',
        'item articles 2 Full',
        `item studies ${id} Draft`,
        `trash studies ${binned} Binned`,
        'manager  1 Name',
        'profile   ',
        'settings   ',
      ].toSorted(),
    );

    const later = createServices({ ...site, now: () => Date.now() + 2 * 24 * 60 * 60 * 1000 });
    await later.cleanUp();
    await later.images.idle();
    const left = await db.selectFrom('media').select('path').orderBy('path').execute();
    expect(left.map(({ path }) => path)).toEqual(['covers/desk-80x60.webp', file]);
  });

  test('a focal point names a crop for shared links; the next start encodes one that is missing', async () => {
    const { db, dataDir } = await open();
    const site = { db, dataDir, publicUrl: 'http://localhost' };
    const before = createServices(site);
    const { file } = await before.media.add(await photograph({ width: 300, height: 300 }), 'a.jpg');
    await before.images.idle();
    await before.images.stop();
    await before.media.change(file.slice(7, 23), { focal: { x: 0.33, y: 1 } });
    expect((await before.media.notes()).get(file)?.focus).toBe('35,100');
    const crop = file.replace('.webp', '.35-100.share.jpg');
    expect(await before.storage.has(crop)).toBe(false);
    const after = createServices(site);
    await after.cleanUp();
    await after.images.idle();
    expect(await after.storage.has(crop)).toBe(true);
    expect(await after.storage.has(file.replace('.webp', '.share.jpg'))).toBe(true);
    await after.media.change(file.slice(7, 23), { focal: null });
    expect((await after.media.notes()).size).toBe(0);
    // Old crops leave with their picture
    const later = createServices({ ...site, now: () => Date.now() + 2 * 24 * 60 * 60 * 1000 });
    await later.cleanUp();
    await later.images.idle();
    expect(await later.storage.list('images')).toEqual([]);
  });
});

test.each([
  ['C:\\Users\\a\\photo.jpg', 'photo.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000\u202e.jpg', 'a.jpg'],
  ['صورة المقرّ.jpg', 'صورة المقرّ.jpg'],
  [`${'x'.repeat(300)}.jpg`, 'x'.repeat(200)],
])('the file name %j is shown as %j', (name, shown) => {
  expect(cleanFileName(name)).toBe(shown);
});
