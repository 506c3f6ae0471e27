import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { contentSchemas } from '#shared/content/content-item.ts';
import { sections } from '#shared/site/sections.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createContent } from './content.ts';

const titles = (items: { title_en: string }[]) => items.map((item) => item.title_en);

describeOnBothEngines('content', (open) => {
  test('an item is returned as it was written, with its id and timestamps', async () => {
    const content = createContent((await open()).db);
    const at = new Date('2026-05-01T10:20:30.456Z');
    const lines = { description_en: 'First line\nSecond line', description_ar: 'سطر أوّل\nسطر ثانٍ' };
    const written = { ...draft('A'), ...lines, image: 'covers/a.webp' };
    const created = await content.create('articles', written, at);
    const timestamps = { created_at: at.toISOString(), updated_at: at.toISOString() };
    expect(created).toEqual({ id: 1, ...written, ...timestamps });
    expect(await content.find('articles', 1)).toEqual(created);
    expect(contentSchemas.articles.item.parse(created)).toEqual(created);
  });

  test('the table has a column for every field of every section, empty where it was left out', async () => {
    const content = createContent((await open()).db);
    for (const { key } of sections) {
      const { image: _, ...texts } = draft(key);
      const created = await content.create(key, texts);
      expect(created).toEqual(contentSchemas[key].item.parse(created));
      expect(created).toMatchObject(contentSchemas[key].draft.parse(texts));
    }
  });

  test('ids count within a section, and the id of a removed item is never reused', async () => {
    const content = createContent((await open()).db);
    for (const title of ['A', 'B', 'C']) await content.create('articles', draft(title));
    expect(await content.create('studies', draft('S'))).toMatchObject({ id: 1 });
    await content.remove('articles', 3);
    expect(await content.create('articles', draft('D'))).toMatchObject({ id: 4 });
  });

  test('items created at the same time get ids of their own', async () => {
    const content = createContent((await open()).db);
    const names = Array.from({ length: 20 }, (_, index) => `item ${index}`);
    const items = await Promise.all(names.map((name) => content.create('tenders', draft(name))));
    expect(items.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      names.map((_, index) => index + 1),
    );
    expect(await content.list('tenders')).toMatchObject({ total: 20 });
  });

  test('a list is newest first, complete or in pages, with the total of its section', async () => {
    const content = createContent((await open()).db);
    for (const title of ['A', 'B', 'C', 'D', 'E']) await content.create('articles', draft(title));
    await content.create('studies', draft('S'));
    const page = async (options?: { limit: number; page?: number }) => {
      const { items, total } = await content.list('articles', options);
      return [titles(items), total];
    };
    expect(await page()).toEqual([['E', 'D', 'C', 'B', 'A'], 5]);
    expect(await page({ limit: 2 })).toEqual([['E', 'D'], 5]);
    expect(await page({ limit: 2, page: 3 })).toEqual([['A'], 5]);
    expect(await page({ limit: 2, page: 4 })).toEqual([[], 5]);
    expect(await content.list('tenders', { limit: 3 })).toEqual({ items: [], total: 0 });
  });

  test('previews are the nine lists, from one query', async () => {
    const { db } = await open();
    const content = createContent(db);
    for (const [count, { key }] of sections.entries()) {
      for (let item = 1; item <= count; item += 1) await content.create(key, draft(`${key} ${item}`));
    }
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1;
        return result;
      },
    };
    const previews = await createContent(db.withPlugin(counter)).previews(3, 'ar');
    expect(queries).toBe(1);
    for (const { key } of sections) expect(previews[key]).toEqual(await content.list(key, { limit: 3 }));
  });

  test('an update changes the texts and the time of change alone', async () => {
    const content = createContent((await open()).db);
    const before = await content.create('articles', draft('A'), new Date('2026-01-01T00:00:00Z'));
    const after = await content.update('articles', 1, draft('Z'));
    expect(after).toEqual({ ...before, ...draft('Z'), updated_at: after.updated_at });
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(await content.find('articles', 1)).toEqual(after);
  });

  test('a removed item is gone from its list, its total and the previews', async () => {
    const content = createContent((await open()).db);
    await content.create('articles', draft('A'));
    await content.remove('articles', 1);
    expect(await content.list('articles', { limit: 3 })).toEqual({ items: [], total: 0 });
    expect((await content.previews(3, 'ar')).articles).toEqual({ items: [], total: 0 });
  });

  test('a missing item is not found, with the message of its section', async () => {
    const content = createContent((await open()).db);
    await content.create('articles', draft('A'));
    const refusal = { code: 'not-found', key: 'studies.notFound' };
    await expect(content.find('studies', 1)).rejects.toMatchObject(refusal);
    await expect(content.update('studies', 1, draft('A'))).rejects.toMatchObject(refusal);
    await expect(content.remove('studies', 1)).rejects.toMatchObject(refusal);
    expect(await content.list('articles', { limit: 1 })).toMatchObject({ total: 1 });
  });

  test('all names every item of every section once', async () => {
    const content = createContent((await open()).db);
    const at = new Date('2026-01-01T00:00:00Z');
    await content.create('articles', draft('A'), at);
    await content.create('articles', draft('B'), at);
    await content.create('studies', draft('S'), at);
    const updated_at = at.toISOString();
    expect(await content.all()).toEqual([
      { section: 'studies', id: 1, updated_at, languages: ['ar', 'en'] },
      { section: 'articles', id: 2, updated_at, languages: ['ar', 'en'] },
      { section: 'articles', id: 1, updated_at, languages: ['ar', 'en'] },
    ]);
  });
});
