import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, onTestFinished, test } from 'vitest';
import {
  describeOnBothEngines,
  sqliteDatabase,
  type TestDatabase,
  temporaryFolder,
} from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';
import { testApp } from '#tests/sites/test-app.ts';

const publicUrl = 'https://www.example.org';

const slow = 240_000;

/** Runs the command as an operator does. */
const run = (database: TestDatabase, ...words: string[]) =>
  manage({ ...database, environment: { PUBLIC_URL: publicUrl, NODE_ENV: 'production' } }, [
    'snapshot',
    ...words,
  ]);

const verify = (...words: string[]) => manage({ dataDir: '/nonexistent' }, ['snapshot', 'verify', ...words]);

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted();
}

type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

/** The addresses in a page or a style sheet, as its elements have them. */
function addressesOf(file: string, text: string): string[] {
  if (file.endsWith('.css'))
    return [...text.matchAll(/url\("([^"]*)"\)/g)].map(([, address = '']) => address);
  return elementsOf(parse(text)).flatMap(({ tagName, attrs }) =>
    attrs.flatMap(({ name, value }) => {
      if (name === 'srcset') return value.split(',').map((part) => part.trim().split(' ')[0] ?? '');
      return ['href', 'src', 'action', 'poster'].includes(name) && tagName !== 'base' ? [value] : [];
    }),
  );
}

/** The links of a page's frame, with the files to which they lead; without those of the page itself. */
async function frameLinks(folder: string, file: string): Promise<string[]> {
  const text = await readFile(join(folder, file), 'utf8');
  const frame = elementsOf(parse(text.replace(/<main\b.*<\/main>/s, '')));
  return frame.flatMap(({ tagName, attrs, childNodes }) => {
    const value = (name: string) => attrs.find((each) => each.name === name)?.value ?? '';
    if (tagName !== 'a' || value('class').includes('language-switch')) return [];
    const to = /^(?:#|[a-z]+:)/.test(value('href')) ? value('href') : join(dirname(file), value('href'));
    const words = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    return [`${words}: ${to}`];
  });
}

test(
  'a snapshot has the whole sample site, each link leads to a file, and the next run writes what has changed',
  async () => {
    const database = await sqliteDatabase();
    const { services } = await testApp({ database, config: { publicUrl } });
    await services.sample.load();
    const folder = join(await temporaryFolder(), 'copy');
    const made = await run(database, folder);
    expect([made.code, made.errors]).toEqual([0, '']);

    const files = await filesOf(folder);
    for (const file of ['index.html', 'en/index.html', 'tender/1/ar/index.html', 'tender/1/en/index.html'])
      expect(files).toContain(file);
    for (const file of ['tender/1/ar.proof', 'feed/tenders/en.xml', 'sitemap.xml', 'log/entries.ndjson'])
      expect(files).toContain(file);
    for (const file of ['log/checkpoint', '.well-known/diwan-publication-key.json', 'tenders/page-2.html'])
      expect(files).toContain(file);

    const there = new Set(files);
    const broken: string[] = [];
    let followed = 0;
    for (const file of files.filter((each) => /\.(?:html|css)$/.test(each))) {
      const text = await readFile(join(folder, file), 'utf8');
      expect(text, file).not.toMatch(/hydration|__reactRouter/);
      for (const address of addressesOf(file, text)) {
        if (/^(?:#|(?:https?|mailto|tel|data|sms):)/.test(address)) continue;
        const path = decodeURIComponent(address.split(/[?#]/)[0] ?? '');
        followed += 1;
        if (address.startsWith('/') || !there.has(join(dirname(file), path)))
          broken.push(`${file}: ${address}`);
      }
    }
    expect(broken).toEqual([]);
    expect(followed).toBeGreaterThan(10_000);

    for (const [language, root] of [
      ['ar', ''],
      ['en', 'en/'],
    ]) {
      const frame = await frameLinks(folder, `${root}about-directorate/index.html`);
      expect(frame.length).toBeGreaterThan(60);
      for (const item of ['studies/1', 'studies/3', 'tender/1', 'articles/2'])
        expect(await frameLinks(folder, `${item}/${language}/index.html`), item).toEqual(frame);
    }

    expect(await verify(folder)).toMatchObject({ code: 0, errors: '' });
    const { key } = JSON.parse(await readFile(join(folder, 'snapshot.json'), 'utf8'));
    expect((await verify(folder, `--publication-key=${key}`)).code).toBe(0);
    const other = await verify(folder, `--publication-key=${'A'.repeat(43)}`);
    expect([other.code, other.output]).toEqual([1, `! signed with another key: ${key}\n`]);

    const { mtimeMs } = await stat(join(folder, 'studies/1/en/index.html'));
    await services.content.remove('studies', 2);
    await services.alerts.raise(
      { level: 'warning', text_ar: 'تنبيه', text_en: '', link: null },
      { author: '' },
    );
    const again = await run(database, folder);
    expect(again.code).toBe(0);
    expect((await stat(join(folder, 'studies/1/en/index.html'))).mtimeMs).toBeGreaterThan(mtimeMs);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('<site-alerts>');
    expect(await filesOf(folder)).not.toContain('studies/2/en/index.html');
    expect((await verify(folder)).code).toBe(0);
  },
  slow,
);

describeOnBothEngines('a small site', (open) => {
  test(
    'is copied into a folder and into a tar, and verify finds what is changed, missing and extra',
    async () => {
      const database = await open();
      const { services } = await testApp({ database, items: { articles: 3 }, config: { publicUrl } });
      const parent = await temporaryFolder();
      const folder = join(parent, 'copy');
      expect((await run(database, folder)).errors).toBe('');
      const index = join(folder, 'en/index.html');
      const { mtimeMs } = await stat(index);

      await appendFile(index, ' ');
      await rm(join(folder, 'articles/2/ar/index.html'));
      await mkdir(join(folder, 'more'));
      await writeFile(join(folder, 'more/notes.txt'), 'mine');
      const found = await verify(folder);
      expect(found.code).toBe(1);
      expect(found.output.trim().split('\n').toSorted()).toEqual([
        '! changed: en/index.html',
        '! extra: more/notes.txt',
        '! missing: articles/2/ar/index.html',
      ]);

      // The next run repairs its own files, and leaves what it did not write
      await services.content.remove('articles', 3);
      const again = await run(database, folder);
      expect([again.code, again.errors]).toEqual([0, '']);
      expect((await verify(folder)).output).toBe('! extra: more/notes.txt\n');
      expect((await stat(index)).mtimeMs).toBeGreaterThan(mtimeMs);
      expect(await filesOf(folder)).not.toContain('articles/3/ar/index.html');
      expect(again.output).toMatch(/Unchanged: \d{2,}\. Removed: [1-9]/);

      const head = join(folder, 'snapshot.json');
      const signed = await readFile(head, 'utf8');
      await writeFile(head, signed.replace('"made_at": "2', '"made_at": "1'));
      expect((await verify(folder)).output).toContain('! the signature does not fit snapshot.json');

      const tar = join(parent, 'copy.tar');
      expect((await run(database, tar)).errors).toBe('');
      expect(await verify(tar)).toMatchObject({ code: 0, errors: '' });
      const bytes = await readFile(tar);
      bytes[bytes.indexOf('</html>')] = 'x'.charCodeAt(0);
      await writeFile(tar, bytes);
      expect((await verify(tar)).output).toMatch(/^! changed: \S+\n$/);
      expect((await run(database, tar)).errors).toBe('');
      expect((await verify(tar)).code).toBe(0);
      expect(await readdir(parent)).toEqual(['copy', 'copy.tar']);
    },
    slow,
  );
});

test(
  'a run that is killed is completed by the next one; a tar stays what it was',
  async () => {
    const database = await sqliteDatabase();
    await testApp({ database, items: { articles: 8 }, config: { publicUrl } });
    const parent = await temporaryFolder();
    const folder = join(parent, 'copy');
    const tar = join(parent, 'copy.tar');
    expect((await run(database, tar)).code).toBe(0);
    for (const target of [folder, tar]) {
      const child = spawn('node_modules/.bin/node', ['server/manage/main.ts', 'snapshot', target], {
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: database.dataDir,
          PUBLIC_URL: publicUrl,
          NODE_ENV: 'production',
        },
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const exited = once(child, 'exit');
      const begun = target === folder ? join(folder, 'index.html') : `${tar}.partial`;
      await expect
        .poll(
          () =>
            stat(begun)
              .then(({ size }) => size > 0)
              .catch(() => false),
          { timeout: 60_000 },
        )
        .toBe(true);
      child.kill('SIGKILL');
      await exited;
    }
    expect((await verify(tar)).code).toBe(0);
    const cut = await verify(folder);
    expect(cut.errors).toContain('is no complete snapshot');
    expect((await run(database, folder)).errors).toBe('');
    expect((await verify(folder)).code).toBe(0);
  },
  slow,
);

test('what is no snapshot is never overwritten', async () => {
  const database = await sqliteDatabase();
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await writeFile(join(folder, 'notes.tar'), 'mine');
  for (const target of [folder, join(folder, 'notes.tar'), join(folder, 'notes.txt')]) {
    const { code, errors } = await run(database, target);
    expect([code, errors]).toEqual([1, expect.stringMatching(/something else than a snapshot|is no folder/)]);
  }
  expect(await readdir(folder)).toEqual(['notes.tar', 'notes.txt']);
  expect((await verify(join(folder, 'missing'))).errors).toContain('There is no ');
  expect((await verify(folder)).errors).toContain('is no complete snapshot');
});
