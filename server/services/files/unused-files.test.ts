import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createServices } from '../../composition.ts';

const day = 24 * 60 * 60 * 1000;

describeOnBothEngines('files', (open) => {
  test('without references are removed after a day, with their variants; no other file is', async () => {
    const { db, dataDir } = await open();
    const services = createServices({ db, dataDir, publicUrl: 'http://localhost' });
    const { content, images, managers, profile, settings, storage } = services;
    const picture = async (width: number) =>
      (await images.save(await photograph({ width, height: 20 }))).file;
    const used = [await picture(21), await picture(22), await picture(23), await picture(24)];
    const [ofItem = '', ofManager = '', ofProfile = '', ofSettings = ''] = used;
    await content.create('articles', { ...draft('A'), image: ofItem });
    await content.create('articles', { ...draft('B'), image: `https://site.example/storage/${ofItem}` });
    const text = { ar: '', en: '' };
    await managers.create({ name: text, from: text, to: text, image: ofManager });
    await profile.saveMain({ image: ofProfile });
    const pdf = (await services.files.save('document', Buffer.from('%PDF-1.7 used'))).file;
    const all = await settings.all();
    await settings.save('identity', { ...all.identity, shareImage: { ar: ofSettings, en: '' } });
    await settings.save('conduct', {
      ...all.conduct,
      documents: { ar: { file: pdf, bytes: 1 }, en: { file: '', bytes: 0 } },
    });
    for (const path of ['covers/desk-960x600.webp', 'images/by-hand.webp', 'documents/code.pdf']) {
      await storage.put(path, Buffer.from('x'));
    }
    const ofRevisions = [await picture(25), await picture(26), await picture(27)];
    const [public_ = '', earlier = '', deleted = ''] = ofRevisions;
    const { publishing, trash } = services;
    const author = '';
    const { id } = await publishing.create('studies', { ...draft('C'), image: earlier }, { author });
    await publishing.save('studies', id, { image: public_ }, { author });
    await publishing.save('studies', id, { image: null }, { author });
    const { id: binned } = await publishing.create('studies', { ...draft('D'), image: deleted }, { author });
    await trash.put('studies', binned, author);
    const unused = [
      await picture(31),
      (await services.files.save('document', Buffer.from('%PDF-1.7 no'))).file,
    ];
    await images.idle();
    const stored = (await files(dataDir)).filter(
      (path) => !unused.some((each) => path.startsWith(each.slice(0, 26))),
    );
    await age(dataDir, day + 60_000);
    const fresh = await picture(32);
    await images.idle();

    await services.cleanUp();
    await images.idle();
    const left = await files(dataDir);
    expect(left.filter((path) => !path.startsWith(fresh.slice(0, 23)))).toEqual(stored);
    expect(left).toContain(fresh);
    expect(stored.length).toBeGreaterThan(used.length);
    expect(left).toEqual(expect.arrayContaining(ofRevisions));

    // A month later the deleted item is gone for good, and its picture with it
    const inAMonth = () => Date.now() + 31 * day;
    const later = createServices({ db, dataDir, publicUrl: 'http://localhost', now: inAMonth });
    await later.cleanUp();
    await later.images.idle();
    expect(await trash.list()).toEqual([]);
    expect(await db.selectFrom('item_revision').selectAll().where('id', '=', binned).execute()).toEqual([]);
    expect(await files(dataDir)).not.toContain(deleted);
    expect(await files(dataDir)).toEqual(expect.arrayContaining([public_, earlier]));
  });

  test('a start encodes the variants that an earlier run left missing', async () => {
    const { db, dataDir } = await open();
    const before = createServices({ db, dataDir, publicUrl: 'http://localhost' });
    await before.images.stop();
    const { file } = await before.images.save(await photograph({ width: 600, height: 300 }));
    expect(await files(dataDir)).toEqual([file]);
    const ofSample = ['.480.avif', '.480.webp', '.600.avif', '.webp'].map(
      (ending) => `covers/desk-600x300${ending}`,
    );
    const picture = await readFile(join(dataDir, 'storage', file));
    for (const path of ofSample) await before.storage.put(path, picture);
    const after = createServices({ db, dataDir, publicUrl: 'http://localhost' });
    await after.cleanUp();
    await after.images.idle();
    const stem = file.replace('.webp', '');
    expect(await files(dataDir)).toEqual(
      [
        ...ofSample,
        'covers/desk-600x300.share.jpg',
        `${stem}.480.avif`,
        `${stem}.480.webp`,
        `${stem}.600.avif`,
        `${stem}.share.jpg`,
        file,
      ].toSorted(),
    );
  });
});

describeOnBothEngines('files of items', (open) => {
  test('stay while an item or its history names them; what an interrupted upload left is removed', async () => {
    const { db, dataDir } = await open();
    const services = createServices({ db, dataDir, publicUrl: 'http://localhost' });
    const { attachments, publishing, trash } = services;
    const author = '';
    const { id } = await publishing.create('tenders', draft('A'), { author });
    const names = { name_ar: '', name_en: 'Terms', language: 'en' } as const;
    const store = (text: string) => attachments.store('tenders', id, new File([`a,${text}`], ''));
    const [first, second, third, lost] = [
      await store('1'),
      await store('2'),
      await store('3'),
      await store('never added'),
    ];
    await attachments.add('tenders', id, first, names, author);
    await attachments.change('tenders', id, 1, { file: second }, author);
    await attachments.add('tenders', id, third, names, author);
    await attachments.remove('tenders', id, 2, author);
    const received = services.receivedFiles;
    const broken = async function* () {
      yield Buffer.from('a,b');
      throw new Error('the connection is lost');
    };
    await expect(received.receive(broken())).rejects.toThrow('lost');
    expect(await readdir(join(dataDir, 'received'))).toEqual([]);
    await received.receive([Buffer.from('of a killed process')] as unknown as AsyncIterable<Buffer>);
    await age(dataDir, day + 60_000);
    await services.cleanUp();
    const paths = [first, second, third].map(({ file }) => file);
    expect(await files(dataDir)).toEqual(paths.toSorted());
    expect(paths).not.toContain(lost.file);
    await received.removeOld(Date.now() + day);
    expect(await readdir(join(dataDir, 'received'))).toEqual([]);

    await trash.put('tenders', id, author);
    await services.cleanUp();
    expect(await files(dataDir)).toHaveLength(3);
    await trash.remove('tenders', id);
    await services.cleanUp();
    expect(await files(dataDir)).toEqual([]);
  });
});

async function files(dataDir: string): Promise<string[]> {
  const root = join(dataDir, 'storage');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}

/** Sets the times of all files back by that many milliseconds. */
async function age(dataDir: string, milliseconds: number): Promise<void> {
  const then = new Date(Date.now() - milliseconds);
  for (const path of await files(dataDir)) await utimes(join(dataDir, 'storage', path), then, then);
}
