import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { importExportSite } from '#tests/sites/import-export-site.ts';
import { draft } from '#tests/sites/test-app.ts';
import { exportContent } from '../export-content.ts';
import { importContent } from '../import-content.ts';
import { folderSource } from '../import-folder.ts';

/** A new site with the content of an export. */
async function imported(folder: string) {
  const site = importExportSite(await sqliteDatabase());
  const options = { dryRun: false, overwrite: false, removeMissing: false };
  const { problems } = await importContent(
    folderSource(folder, { storage: site.storage, ...options }),
    site,
    options,
  );
  return { site, problems };
}

test('an export of an earlier version has no relations, pins and notes; what is wrong in them is reported', async () => {
  const site = importExportSite(await sqliteDatabase());
  for (const title of ['A', 'B', 'C']) await site.content.create('tenders', draft(title));
  const folder = join(await temporaryFolder(), 'export');
  await exportContent(site, folder, 'https://new.example');
  const older = ['galleries.json', 'relations.json', 'pins.json', 'media.json'];
  for (const name of older) await rm(join(folder, name));
  expect((await imported(folder)).problems).toEqual([]);

  const about = (id: number, concerns: number) => ({ section: 'tenders', id, concerns, kind: 'result' });
  const picture = {
    section: 'sports-news',
    id: 1,
    number: 1,
    position: 1,
    image: 'a-1x1.webp',
    changed_at: '',
  };
  const rows: Record<string, object[]> = {
    'galleries.json': [picture],
    'relations.json': [about(2, 1), about(3, 9), { ...about(1, 2), kind: 'other' }],
    'pins.json': [
      { section: 'tenders', id: 1, until: '2020-01-01T00:00:00.000Z' },
      { section: 'tenders', id: '2' },
    ],
    'media.json': [
      { image: '../a.webp', focal: null, alt_ar: '', alt_en: '', decorative: false },
      { image: 'images/gone-1x1.webp', focal: null, alt_ar: '', alt_en: 'A cat', decorative: false },
    ],
  };
  for (const name of older) await writeFile(join(folder, name), JSON.stringify(rows[name]));
  const { site: other, problems } = await imported(folder);
  expect(problems).toEqual([
    'media.json: number 1 is no note on a picture',
    'galleries.json: number 1 is no picture of a gallery',
    'relations.json: number 3 cannot be read',
    'pins.json: number 2 cannot be read',
  ]);
  expect(await other.content.notices('tenders')).toEqual([{ id: 2, concerns: 1, kind: 'result' }]);
  expect(await other.content.pinned('tenders')).toEqual([]);
});

test('an export has the galleries of public items, without what was removed, and with their texts', async () => {
  const site = importExportSite(await sqliteDatabase());
  const { content, gallery, images, media, publishing } = site;
  for (const title of ['A', 'B']) await content.create('sports-news', draft(title));
  const { id: hidden } = await publishing.create('sports-news', draft('C'), { author: '', publish: false });
  const { file: image } = await media.add(await photograph(), '');
  await images.idle();
  const texts = { alt_ar: 'كأس', alt_en: '', decorative: false, caption_ar: '', caption_en: 'The cup' };
  const decorative = { ...texts, alt_ar: '', decorative: true };
  for (const id of [1, 1, 1, hidden]) await gallery.add('sports-news', id, { image, ...texts }, '');
  await gallery.remove('sports-news', 1, 1, '');
  await gallery.change('sports-news', 1, 3, { ...decorative, position: 1 }, '');
  const folder = join(await temporaryFolder(), 'export');
  await exportContent(site, folder, 'https://new.example');

  const { site: other, problems } = await imported(folder);
  expect(problems).toEqual([]);
  expect(await other.gallery.list('sports-news', 1)).toEqual(await gallery.list('sports-news', 1));
  expect(await other.gallery.list('sports-news', 1)).toMatchObject([
    { number: 3, image, ...decorative },
    { number: 2, image, ...texts },
  ]);
  expect(await other.storage.has(image)).toBe(true);
  expect(await other.gallery.list('sports-news', hidden)).toEqual([]);
});
