import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { importExportSite } from '#tests/sites/import-export-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { draft } from '#tests/sites/test-app.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';
import { folderSource } from './import-folder.ts';

type Site = ReturnType<typeof importExportSite>;

const publicUrl = 'https://new.example';

async function exported(site: Site): Promise<string> {
  const folder = join(await temporaryFolder(), 'export');
  await site.images.idle();
  await exportContent(site, folder, publicUrl);
  return folder;
}

function bring(site: Site, folder: string, given: { dryRun?: boolean; overwrite?: boolean } = {}) {
  const options = { dryRun: false, overwrite: false, removeMissing: false, ...given };
  return importContent(folderSource(folder, { storage: site.storage, ...options }), site, options);
}

/** Every file of a folder with its bytes. */
async function contentOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files
    .toSorted()
    .map(async (file) => [file.slice(folder.length), await readFile(file, 'base64')] as const);
  return new Map(await Promise.all(read));
}

describeOnBothEngines('an export', (open) => {
  test('reproduces the site in an empty one, settings and files included', async () => {
    const site = importExportSite(await open());
    await site.sample.load();
    await site.content.create('articles', { ...draft('A'), image: `${publicUrl}/storage/covers/x.webp` });
    await site.content.remove('articles', 1);
    const redirects = [
      { from: '/أخبار', to: '/admin-news' },
      { from: '/articles/1/ar', to: '/studies' },
    ];
    await site.redirects.save(redirects, { author: '', origin: 'hand' }, { complete: true });
    const { attachments } = site;
    const attach = async (id: number, text: string) => {
      const stored = await attachments.store('tenders', id, new File([`a,${text}`], ''));
      await attachments.add('tenders', id, stored, { name_ar: 'أ', name_en: '', language: 'ar' }, '');
      return stored.file;
    };
    const attached = [await attach(1, 'first'), await attach(1, 'second')];
    const { id: hidden } = await site.publishing.create('tenders', draft('B'), {
      author: '',
      publish: false,
    });
    const ofDraft = await attach(hidden, 'of a draft');
    await site.pins.pin('tenders', 2, '2999-01-01T00:00:00.000Z', '');
    await site.pins.pin('tenders', 3, null, '');
    const noted = await site.media.of('covers/old-cedar-960x600.webp');
    const note = { focal: { x: 0.2, y: 0.7 }, alt_ar: 'أرزة', alt_en: 'A cedar', decorative: false };
    await site.media.change(noted!.id, note);
    const related = await site.content.notices('tenders');
    const folder = await exported(site);
    const paths = [...(await contentOf(join(folder, 'storage'))).keys()].map((path) => path.slice(1));
    expect(paths).toEqual(expect.arrayContaining(attached));
    expect(paths).not.toContain(ofDraft);

    const other = importExportSite(await sqliteDatabase());
    const { lines, problems } = await bring(other, folder);
    expect([lines.at(-1), problems]).toEqual([expect.stringMatching(/^files: \d+ copied, 0 unchanged$/), []]);
    expect(await other.content.notices('tenders')).toEqual(related);
    expect(await other.content.pinned('tenders')).toEqual([2, 3]);
    expect(await other.media.of(noted!.image)).toMatchObject(note);
    const again = await exported(other);
    expect([...(await contentOf(again)).keys()]).toEqual([...(await contentOf(folder)).keys()]);
    expect(await contentOf(again)).toEqual(await contentOf(folder));
    expect(await other.settings.all()).toEqual(await site.settings.all());
    expect(await other.redirects.all()).toMatchObject(
      redirects.map((row) => ({ ...row, origin: 'import' })).toReversed(),
    );

    const before = await other.snapshot();
    const { lines: second } = await bring(other, folder);
    expect(second.every((line) => / \d+ unchanged$/.test(line) && !/created|changed,/.test(line))).toBe(true);
    expect(await other.snapshot()).toEqual(before);
  });
});

test('an import into a site with content preserves local entries', async () => {
  const site = importExportSite(await sqliteDatabase());
  await site.content.create('articles', draft('theirs'));
  await site.storage.put('covers/a.webp', Buffer.from('their picture'));
  await site.settings.save('imageHosts', ['theirs.example']);
  const folder = await exported(site);

  const other = importExportSite(await sqliteDatabase());
  await other.content.create('articles', draft('ours'));
  await other.storage.put('covers/a.webp', Buffer.from('our picture'));
  const before = await other.snapshot();
  const { lines, problems } = await bring(other, folder, { dryRun: true });
  expect(await other.snapshot()).toEqual(before);
  expect(lines).toEqual([
    'articles  1 not taken',
    'settings  1 created',
    'in all    1 not taken, 1 created',
    'files: 0 copied, 0 unchanged',
  ]);
  expect(problems).toEqual([
    'storage/covers/a.webp is another file here and is left as it is: --overwrite takes the other one.',
    "articles/1 is another one here and is left as it is: --overwrite takes the other site's.",
  ]);
  await bring(other, folder, { overwrite: true });
  expect(await other.content.find('articles', 1)).toMatchObject(draft('theirs'));
  expect((await contentOf(join(await exported(other), 'storage'))).get('/covers/a.webp')).toBe(
    Buffer.from('their picture').toString('base64'),
  );
});

test('an incomplete export is refused, and nothing is changed', async () => {
  const site = importExportSite(await sqliteDatabase());
  const folder = await exported(site);
  const other = importExportSite(await sqliteDatabase());
  const before = await other.snapshot();
  for (const [file, text, why] of [
    ['export.json', undefined, 'is missing: this is no whole export of a site.'],
    ['export.json', '{"format":"diwan-content","version":2}', 'was written by a newer version'],
    ['export.json', '{"format":"something else","version":1}', 'cannot be read'],
    ['sections/articles.json', undefined, 'is missing'],
    ['managers.json', '[{"id": 1', 'cannot be read'],
    ['settings.json', '[]', 'cannot be read'],
  ] as const) {
    const broken = join(await temporaryFolder(), 'broken');
    await cp(folder, broken, { recursive: true });
    if (text === undefined) await rm(join(broken, file));
    else await writeFile(join(broken, file), text);
    const refusal = await bring(other, broken).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'Refused', message: expect.stringContaining(why) });
  }
  expect(await other.snapshot()).toEqual(before);
});

test('an invalid setting and an invalid file are left out', async () => {
  const site = importExportSite(await sqliteDatabase());
  const folder = await exported(site);
  const settings = {
    imageHosts: ['not a host'],
    constructor: {},
    footer: { copyright: { ar: '', en: 'c' } },
  };
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  await mkdir(join(folder, 'storage'), { recursive: true });
  await writeFile(join(folder, 'storage/page.html'), '<script>');
  await symlink('/etc/passwd', join(folder, 'storage/a.webp'));
  const other = importExportSite(await sqliteDatabase());
  const { lines, problems } = await bring(other, folder);
  expect(lines).toEqual(['files: 0 copied, 0 unchanged']);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'settings/imageHosts 0',
    'settings/constructor is no group of settings',
    'settings/footer confidentiality',
  ]);
});

test('the commands export into an empty folder only, and import it again', async () => {
  const database = await sqliteDatabase();
  const site = importExportSite(database);
  await site.content.create('articles', draft('A'));
  const folder = join(await temporaryFolder(), 'new/export');
  expect(await manage(database, ['export', folder])).toEqual({
    output: `${folder} holds 1 items and managers, the profile, the settings and 0 files.\n`,
    errors: '',
    code: 0,
  });
  const refused = await manage(database, ['export', folder]);
  expect(refused).toMatchObject({ code: 1, errors: `${folder} is not empty: choose another folder.\n` });
  const dataDir = await temporaryFolder();
  expect(await manage({ dataDir }, ['import', '--from', folder])).toMatchObject({ code: 0, errors: '' });
  const again = join(await temporaryFolder(), 'again');
  await manage({ dataDir }, ['export', again]);
  expect(await contentOf(again)).toEqual(await contentOf(folder));
  expect(await readdir(dataDir), 'no keys').toEqual(expect.not.arrayContaining(['keys']));
});

describeOnBothEngines('an import of documents', (open) => {
  test('has what is public; a changed item is published, and one that was deleted here comes back with its history', async () => {
    const site = importExportSite(await open());
    const author = 'editor@example.org';
    for (const title of ['A', 'B']) await site.publishing.create('articles', draft(title), { author });
    await site.publishing.create('articles', draft('Draft'), { author, publish: false });
    await site.publishing.save('articles', 1, { title_en: 'Not yet public' }, { author });
    const folder = await exported(site);
    expect(
      JSON.stringify(
        [...(await contentOf(folder)).values()].map((text) => Buffer.from(text, 'base64').toString()),
      ),
    ).not.toMatch(/Draft|Not yet public/);

    const other = importExportSite(await sqliteDatabase());
    await bring(other, folder);
    expect((await other.publishing.list({ section: 'articles', limit: 9 })).items).toMatchObject(
      ['B', 'A'].map((title_en) => ({ title_en, sides: { ar: { state: 'published' } } })),
    );
    await other.publishing.save('articles', 2, { title_en: 'Written here' }, { author });
    await other.trash.put('articles', 1, author);
    await site.publishing.update('articles', 2, { title_en: 'Changed there' }, { author });
    await bring(other, await exported(site), { overwrite: true });
    expect(await other.content.find('articles', 2)).toMatchObject({ title_en: 'Changed there' });
    expect(await other.content.find('articles', 1)).toMatchObject({ title_en: 'A' });
    expect((await other.publishing.history('articles', 2)).revisions.map(({ kind }) => kind)).toEqual([
      'saved',
      'saved',
      'stored',
    ]);
    expect((await other.publishing.history('articles', 1)).events.map(({ event }) => event)).toContain(
      'untrashed',
    );
    expect(await other.trash.list()).toEqual([]);
  });
});

test('an import reports a working copy that is not published here, and overwrites it on request alone', async () => {
  const author = 'editor@example.org';
  const site = importExportSite(await sqliteDatabase());
  await site.publishing.create('articles', draft('A'), { author });
  const other = importExportSite(await sqliteDatabase());
  await bring(other, await exported(site));
  await other.publishing.save('articles', 1, { title_en: 'Written here' }, { author });
  await other.publishing.create('articles', draft('A draft of the same number'), { author, publish: false });
  await site.publishing.update('articles', 1, { title_en: 'Changed there' }, { author });
  await site.publishing.create('articles', draft('B'), { author });
  const folder = await exported(site);
  const titles = async () => [
    (await other.publishing.find('articles', 1)).title_en,
    (await other.publishing.find('articles', 2)).title_en,
  ];

  const { problems } = await bring(other, folder);
  expect(problems.toSorted()).toEqual(
    [1, 2].map(
      (id) => `articles/${id} is another one here and is left as it is: --overwrite takes the other site's.`,
    ),
  );
  expect(await titles()).toEqual(['Written here', 'A draft of the same number']);
  await bring(other, folder, { overwrite: true });
  expect(await titles()).toEqual(['Changed there', 'B']);
});
