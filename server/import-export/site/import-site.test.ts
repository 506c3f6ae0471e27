import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { importExportSite } from '#tests/sites/import-export-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

/** Another running Diwan, with sample entries of every kind. */
async function oldSite() {
  const old = await testApp();
  const { content, images, managers, profile } = old.services;
  const picture = async (width: number) => (await images.save(await photograph({ width, height: 20 }))).file;
  for (const title of ['one', 'two', 'three', 'four']) await content.create('articles', draft(title));
  await content.remove('articles', 2);
  await content.update('articles', 3, { image: await picture(21) });
  await content.update('articles', 4, { image: await picture(21) });
  await content.create('tenders', draft('a tender'), new Date('2024-05-01T10:00:00Z'));
  const text = (word: string) => ({ ar: `${word} بالعربية`, en: word });
  const manager = { name: text('First'), from: text('1999'), to: text('') };
  await managers.create({ ...manager, image: await picture(22) });
  await profile.saveMain({ manager_name: text('Third'), section_1: text('S'), image: await picture(23) });
  await profile.saveDetails({ positions: { position_2: text('B'), position_1: text('A') } });
  const origin = new URL(await old.app.listen({ port: 0, host: '127.0.0.1' }));
  return Object.assign(old.services, { ...old, origin });
}

describeOnBothEngines('an import from another site', (open) => {
  test('imports everything under its ids with its pictures, and nothing the second time', async () => {
    const old = await oldSite();
    const here = importExportSite(await open());
    const { lines, problems } = await here.bring(old.origin);
    expect(problems).toEqual([]);
    expect(lines).toEqual([
      'tenders   1 created',
      'articles  3 created',
      'managers  1 created',
      'profile   2 created',
      'in all    7 created',
      '3 pictures fetched',
    ]);

    const plain = ({ image: _image, ...item }: { image: string | null }) => item;
    for (const section of ['articles', 'tenders', 'studies'] as const) {
      const there = await old.content.list(section);
      expect((await here.content.list(section)).items.map(plain)).toEqual(there.items.map(plain));
    }
    const [newest, , oldest] = (await here.content.list('articles')).items;
    expect([newest?.id, oldest?.id, oldest?.image]).toEqual([4, 1, null]);
    expect(await here.storage.has(newest?.image ?? '')).toBe(true);
    expect((await here.content.list('articles', { limit: 1, page: 2 })).items[0]?.id).toBe(3);
    expect((await here.content.create('articles', draft('next'))).id).toBe(5);

    // The old names of the pictures lead to the new ones
    const there = new Map((await old.content.list('articles')).items.map(({ id, image }) => [id, image]));
    expect(await here.redirects.all()).toHaveLength(3);
    expect(await here.redirectMap.find(`/storage/${there.get(4)}`)).toMatchObject({
      location: `/storage/${newest?.image}`,
    });
    const [manager] = await here.managers.list();
    expect(manager).toMatchObject({ id: 1, name: { en: 'First' }, from: { ar: '1999 بالعربية' } });
    expect(await here.storage.has(manager?.image ?? '')).toBe(true);
    expect(plain(await here.profile.main())).toEqual(plain(await old.profile.main()));
    const positions = Object.keys((await here.profile.details()).positions);
    expect(positions, 'in their order').toEqual(['position_2', 'position_1']);

    const before = await here.snapshot();
    const again = await here.bring(old.origin);
    expect(again).toEqual({
      lines: [
        'tenders   1 unchanged',
        'articles  3 unchanged',
        'managers  1 unchanged',
        'profile   2 unchanged',
        'in all    7 unchanged',
      ],
      problems: [],
    });
    expect(await here.snapshot()).toEqual(before);
  });

  test('follows changes of the source, and preserves local changes', async () => {
    const old = await oldSite();
    const here = importExportSite(await open());
    await here.bring(old.origin);
    await here.content.create('articles', draft('written here'));
    await here.content.update('articles', 1, { title_en: 'edited here' });
    await here.content.update('articles', 3, { title_en: 'edited here' });
    await here.content.remove('tenders', 1);
    await old.content.update('articles', 3, { title_en: 'edited there' });
    await old.content.update('articles', 4, { title_en: 'edited there too' });
    await old.managers.remove(1);
    await old.managers.create({ name: { ar: '', en: 'New' }, from: empty, to: empty, image: null });
    await old.profile.saveMain({ section_2: { ar: 'جديد', en: 'new' } });

    const { lines, problems } = await here.bring(old.origin);
    expect(lines).toEqual([
      'tenders   1 kept',
      'articles  1 changed, 1 not taken, 1 kept',
      'managers  1 created, 1 gone there',
      'profile   1 changed, 1 unchanged',
      'in all    2 kept, 2 changed, 1 not taken, 1 created, 1 gone there, 1 unchanged',
    ]);
    expect(problems).toEqual([
      "articles/3 is another one here and is left as it is: --overwrite takes the other site's.",
    ]);
    const titles = async () =>
      (await here.content.list('articles')).items.map(({ id, title_en }) => [id, title_en]);
    expect(await titles()).toEqual([
      [5, 'written here'],
      [4, 'edited there too'],
      [3, 'edited here'],
      [1, 'edited here'],
    ]);
    expect((await here.managers.list()).map(({ id }) => id)).toEqual([2, 1]);
    expect((await here.profile.main()).section_2.en).toBe('new');

    const { lines: mirrored } = await here.bring(old.origin, { overwrite: true, removeMissing: true });
    expect(mirrored).toContain('tenders   1 created');
    expect(await titles()).toEqual([
      [5, 'written here'],
      [4, 'edited there too'],
      [3, 'edited there'],
      [1, 'one'],
    ]);
    expect((await here.managers.list()).map(({ id }) => id)).toEqual([2]);
    expect((await here.content.list('articles', { limit: 9 })).total).toBe(4);
  });

  test('stores nothing if a user saves, creates or removes the same entry concurrently', async () => {
    const old = await oldSite();
    const here = importExportSite(await open());
    const bring = (meanwhile: () => Promise<unknown>) =>
      here.bring(old.origin, { removeMissing: true, meanwhile }).then(
        () => '',
        (error: Error) => error.message,
      );
    const raced = 'The content was changed here while it was imported, so nothing was stored: run it again.';
    expect(await bring(() => here.content.create('articles', draft('ours')))).toBe(raced);
    expect((await here.content.list('tenders')).total).toBe(0);
    await here.content.remove('articles', 1);
    expect(await bring(async () => {})).toBe('');

    await old.content.update('articles', 4, { title_en: 'edited there' });
    const edit = () => here.content.update('articles', 4, { title_en: 'ours' });
    expect(await bring(edit)).toBe(raced);
    expect((await here.content.find('articles', 4)).title_en).toBe('ours');
    await old.content.remove('articles', 3);
    expect(await bring(() => here.content.update('articles', 3, { title_en: 'ours' }))).toBe(raced);
    expect((await here.content.find('articles', 3)).title_en).toBe('ours');
  });
});

const empty = { ar: '', en: '' };

test('a dry run reports the same and writes nothing', async () => {
  const old = await oldSite();
  const here = importExportSite(await sqliteDatabase());
  await here.content.create('articles', draft('here before'));
  const before = await here.snapshot();
  const tried = await here.bring(old.origin, { dryRun: true });
  expect(await here.snapshot()).toEqual(before);
  expect(await here.bring(old.origin)).toEqual(tried);
  expect(await here.snapshot()).not.toEqual(before);
});

test('local entries that were never imported are compared, and left unchanged if they differ', async () => {
  const old = await oldSite();
  const here = importExportSite(await sqliteDatabase());
  await here.content.create('articles', draft('one'));
  await here.content.create('tenders', draft('another tender'));
  const { lines, problems } = await here.bring(old.origin);
  expect(lines.slice(0, 2)).toEqual(['tenders   1 not taken', 'articles  2 created, 1 unchanged']);
  expect(problems).toHaveLength(1);
  expect(await here.content.find('tenders', 1)).toMatchObject(draft('another tender'));
});

test('an emptied list removes nothing', async () => {
  const old = await oldSite();
  const here = importExportSite(await sqliteDatabase());
  await here.bring(old.origin);
  await old.content.remove('tenders', 1);
  const { lines } = await here.bring(old.origin, { removeMissing: true });
  expect(lines).toContain('tenders   1 gone there');
  expect((await here.content.list('tenders')).total).toBe(1);
});

test('a picture that fails keeps its source URL, and a later import fetches it', async () => {
  const old = await oldSite();
  const here = importExportSite(await sqliteDatabase());
  const { image } = await old.content.find('articles', 3);
  const file = Buffer.from(await (await fetch(new URL(`/storage/${image}`, old.origin))).arrayBuffer());
  await rm(join(old.dataDir, 'storage', image ?? ''));
  const url = `${old.origin.href}storage/${image}`;
  const problems = [`articles/4 and 1 more image: ${url} responds 404.`];
  expect((await here.bring(old.origin)).problems).toEqual(problems);
  expect((await here.content.find('articles', 3)).image).toBe(url);
  const again = await here.bring(old.origin);
  expect([again.problems, again.lines.includes('articles  3 unchanged')]).toEqual([problems, true]);
  await old.storage.put(image ?? '', file);
  const { lines } = await here.bring(old.origin);
  expect(lines).toContain('articles  2 changed, 1 unchanged');
  expect(await here.storage.has((await here.content.find('articles', 3)).image ?? '')).toBe(true);
});

test('the command reports its result, and fails if an entry was not imported', async () => {
  const old = await oldSite();
  const site = await testApp();
  const run = (...words: string[]) => manage(site, ['import', '--from', old.origin.origin, ...words]);
  expect(await run('--dry-run')).toMatchObject({ code: 0, errors: '' });
  expect((await site.request('/api/articles')).json().articles).toEqual([]);
  expect(await run()).toEqual({
    output:
      'tenders   1 created\narticles  3 created\nmanagers  1 created\nprofile   2 created\n' +
      'in all    7 created\n3 pictures fetched\n',
    errors: '',
    code: 0,
  });
  expect((await site.request('/api/article/4')).json().title_en).toBe('four');
  await site.services.content.update('articles', 4, { title_en: 'edited here' });
  await old.content.update('articles', 4, { title_en: 'edited there' });
  const refused = await run();
  expect(refused).toMatchObject({
    code: 1,
    errors: 'Not everything was imported: see the lines with !\n',
  });
  expect(refused.output).toContain('! articles/4 is another one here');
  for (const [from, line] of [
    [
      'https://old.site/path',
      '"https://old.site/path" is not a URL such as https://old.site, without a path.',
    ],
    ['nowhere', '"nowhere" is neither a URL such as https://old.site nor a folder.'],
  ] as const) {
    expect(await manage(site, ['import', '--from', from])).toEqual({
      output: '',
      errors: `${line}\n`,
      code: 1,
    });
  }
});
