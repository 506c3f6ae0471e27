import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import type { ContentDraft } from '#shared/content/content-item.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createServices } from '../../composition.ts';
import { describePictures } from '../media/media-library.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { loadSampleContent, type Sample } from './sample-content.ts';

const publicUrl = 'https://site.example.org';
const empty = { ar: '', en: '' };

const drafts = (key: SectionKey): ContentDraft[] => [
  { ...draft(`${key} oldest`), image: 'covers/a.webp' },
  draft(`${key} middle`),
  { ...draft(`${key} newest`), image: '{PUBLIC_URL}/storage/covers/b.webp' },
];

const sample: Sample = {
  items: Object.fromEntries(sections.map(({ key }) => [key, drafts(key)])) as Sample['items'],
  relations: [{ section: 'tenders', notice: 'tenders newest', concerns: 'tenders oldest', kind: 'result' }],
  managers: [{ name: { ar: 'مدير', en: 'Manager' }, image: null, from: empty, to: empty }],
  attachments: [
    {
      section: 'tenders',
      id: 2,
      file: `attachments/${'a'.repeat(64)}.pdf`,
      bytes: 7,
      name_ar: 'أ',
      name_en: '',
      language: 'ar',
    },
    {
      section: 'tenders',
      id: 2,
      file: `attachments/${'b'.repeat(64)}.csv`,
      bytes: 8,
      name_ar: '',
      name_en: 'B',
      language: 'en',
    },
  ],
  galleries: [
    {
      section: 'sports-news',
      item: 'sports-news middle',
      pictures: ['covers/a.webp', 'covers/b.webp'].map((image) => ({
        image,
        alt_ar: '',
        alt_en: 'A cup',
        caption_ar: 'أ',
        caption_en: '',
      })),
    },
  ],
  pictures: [
    { image: 'covers/a.webp', alt_ar: 'كأس', alt_en: 'A cup' },
    { image: 'covers/gone.webp', alt_ar: '', alt_en: 'A cup' },
  ],
  profile: { manager_name: { ar: 'مدير', en: 'Manager' }, section_1: empty, section_2: empty, image: null },
  details: {
    personal_info: { birth_place: { ar: 'هنا', en: 'Here' } },
    programs: {},
    promotions: {},
    medals_received: {},
    languages: { language_1: { ar: 'العربية', en: 'Arabic' } },
    positions: {},
    commendations: {},
  },
  settings: { ...defaultSettings, imageHosts: ['pictures.example.org'] },
};

/** A site on the database, and what loads the stand-in above into it. */
async function site({ db, dataDir }: TestDatabase) {
  const services = createServices({ db, dataDir, publicUrl });
  const files = join(dataDir, 'files');
  await mkdir(join(files, 'covers'), { recursive: true });
  await writeFile(join(files, 'covers', 'a.webp'), 'a picture');
  await writeFile(join(files, '.gitkeep'), '');
  const related: unknown[] = [];
  const relate = async (_transaction: unknown, ...relation: unknown[]) => related.push(relation);
  const fill = (of: () => Promise<Sample> = async () => sample) =>
    loadSampleContent(unitOf(db), services.storage, {
      sample: of,
      files,
      publicUrl,
      relate,
      describe: describePictures,
    });
  return Object.assign(services, { fill, related });
}

describeOnBothEngines('the sample content', (open) => {
  test('fills an empty database and its storage', async () => {
    const { fill, related, attachments, gallery, media, content, managers, profile, settings, storage } =
      await site(await open());
    expect(await fill()).toBe(true);
    expect(related).toEqual([['tenders', 3, { concerns: { section: 'tenders', id: 1 }, kind: 'result' }]]);
    for (const { key } of sections) {
      const { items, total } = await content.list(key, { limit: 3 });
      expect(total).toBe(3);
      expect(items.map(({ title_en, image }) => [title_en, image])).toEqual([
        [`${key} newest`, `${publicUrl}/storage/covers/b.webp`],
        [`${key} middle`, null],
        [`${key} oldest`, 'covers/a.webp'],
      ]);
      const created = items.map(({ created_at }) => created_at);
      expect(created).toEqual(created.toSorted().toReversed());
      expect(new Set(created).size).toBe(3);
    }
    expect(await attachments.list('tenders', 2)).toMatchObject([
      { number: 1, type: 'pdf', bytes: 7, name_ar: 'أ' },
      { number: 2, type: 'csv', bytes: 8, name_en: 'B' },
    ]);
    expect(await gallery.list('sports-news', 2)).toMatchObject([
      { number: 1, image: 'covers/a.webp', alt_en: 'A cup', caption_ar: 'أ', decorative: false },
      { number: 2, image: 'covers/b.webp' },
    ]);
    expect([...(await media.notes())]).toMatchObject([
      ['covers/a.webp', { alt: { ar: 'كأس', en: 'A cup' } }],
    ]);
    expect(await managers.list()).toMatchObject([{ id: 1, ...sample.managers[0] }]);
    expect(await profile.main()).toEqual(sample.profile);
    expect(await profile.details()).toEqual(sample.details);
    expect(await settings.all()).toEqual(sample.settings);
    const file = await storage.find('covers/a.webp');
    expect(file && (await text(file.read()))).toBe('a picture');
  });

  test('is not even read where the database holds something, be it one setting', async () => {
    const { fill, settings, content, managers } = await site(await open());
    await settings.save('imageHosts', []);
    const loading = fill(() => Promise.reject(new Error('The sample was read.')));
    expect(await loading).toBe(false);
    expect(await content.all()).toEqual([]);
    expect(await managers.list()).toEqual([]);
  });

  test('does not come back when everything was removed', async () => {
    const { fill, content } = await site(await open());
    await content.create('articles', draft('A'));
    await content.remove('articles', 1);
    expect(await fill()).toBe(false);
    expect(await content.all()).toEqual([]);
  });

  test('is loaded once where several instances start together', async () => {
    const database = await open();
    const sites = [await site(database), await site({ ...database, ...(await database.again()) })];
    const loaded = await Promise.all(sites.map(({ fill }) => fill()));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await sites[0]?.content.all()).toHaveLength(3 * sections.length);
  });

  test('leaves the database empty after a failure, and loads completely the next time', async () => {
    const { fill, content, managers } = await site(await open());
    const broken = { ...sample, settings: { ...sample.settings, imageHosts: 'none' } } as unknown as Sample;
    await expect(fill(async () => broken)).rejects.toThrow('expected array');
    expect(await content.all()).toEqual([]);
    expect(await managers.list()).toEqual([]);
    expect(await fill()).toBe(true);
    expect(await content.all()).toHaveLength(3 * sections.length);
  });
});
