import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import { createContent } from '#server/services/content/content.ts';
import { languages } from '#shared/languages.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createPublishing } from '../publishing.ts';
import { createTrash } from '../trash.ts';
import type { DeskQuery } from './desk.ts';

const section = 'articles';
const author = 'editor@example.org';
const other = 'other@example.org';
const now = Date.parse('2026-11-22T08:00:00Z');
const later = '2026-12-01T08:00:00.000Z';

const texts = {
  ...draft('Water'),
  image: 'http://localhost/storage/water-800x600.webp',
  description_ar: '',
  description_en: '',
  title_ar: 'أُنبوب المياه',
  date_ar: '٢ آذار ٢٠٢٥',
  date_en: '2 March 2025',
};
const older = { date_ar: '١٩٩٩', date_en: '1999' };

describeOnBothEngines('the editors’ list', (open) => {
  /** Items of every kind, 1 to 12, with their kinds in their titles. */
  async function archive() {
    const { db } = await open();
    const unit = unitOf(db);
    const publishing = createPublishing(unit, () => now);
    const trash = createTrash(unit, () => now);
    const content = createContent(db);
    // Stored by an earlier version: without documents
    await content.create(section, { ...texts, title_en: 'stored' });
    await content.create(section, { ...texts, ...older, title_en: '' });
    await content.create(section, { ...texts, title_ar: '', title_en: 'stored in English' });
    await content.create(section, { ...texts, title_ar: '', title_en: ' ' });
    const create = (title_en: string, publish = true, changes = {}) =>
      publishing.create(section, { ...texts, title_en, ...changes }, { author, publish });
    await create('public');
    await create('a draft', false, { ...older, image: null });
    await create('half a draft', true, { title_ar: '' });
    await publishing.save(section, 7, { title_ar: 'مسوّدة' }, { author: other });
    await create('scheduled', false);
    await publishing.publish(section, 8, { sides: { ar: { at: later }, en: {} } }, author);
    await create('withdrawn');
    await publishing.withdraw(section, 9, { reason_ar: 'سبب', reason_en: 'Why' }, author);
    await create('outdated');
    await publishing.save(section, 10, { title_ar: 'آخر ﻛﻼم کبیر، façade' }, { author });
    await publishing.publish(section, 10, { sides: { ar: {} } }, author);
    await create('in the trash', false);
    await trash.put(section, 11, author);
    await create('', false, { title_ar: '' });
    await publishing.save(section, 1, { title_en: '' }, { author: other });
    const find = async (query: Partial<DeskQuery>) => {
      const { items, total } = await publishing.list({ section, limit: 50, ...query });
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    return { db, publishing, find };
  }

  const found: [Partial<DeskQuery>, ids: number[]][] = [
    [{}, [12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ state: 'draft' }, [12, 7, 6, 4]],
    [{ state: 'draft', side: 'en' }, [12, 6, 4]],
    [{ state: 'scheduled', side: 'ar' }, [8]],
    [{ state: 'scheduled', side: 'en' }, []],
    [{ state: 'withdrawn' }, [9]],
    [{ state: 'outdated', side: 'en' }, [10]],
    [{ state: 'complete' }, [5, 1]],
    [{ state: 'published', side: 'ar' }, [10, 5, 2, 1]],
    [{ lacks: 'ar' }, [12, 4, 3]],
    [{ lacks: 'en' }, [12, 4, 2, 1]],
    [{ lacks: 'picture' }, [6]],
    [{ changed: true }, [1]],
    [{ changed: true, side: 'ar' }, []],
    [{ changed: true, side: 'en' }, [1]],
    [{ year: 1999 }, [6, 2]],
    [{ author: other }, [7, 1]],
    [{ author: other, lacks: 'en' }, [1]],
    [{ q: 'انبوب المياة', year: 1999 }, [6, 2]],
    [{ q: 'STORED' }, [3]],
    [{ q: '%' }, []],
    [{ q: 'Out' }, [10]],
    [{ q: 'اخر كلام كبير' }, [10]],
    [{ q: 'FACADE' }, [10]],
    [{ q: 'المياة', section: undefined }, [9, 8, 6, 5, 2, 1]],
    [{ q: 'لأنبوب مياه' }, [9, 8, 6, 5, 2, 1]],
    [{ q: 'انبو', year: 1999 }, [6, 2]],
    [{ q: 'انبوب', state: 'withdrawn' }, [9]],
    [{ q: '„أنبوب المياه“ -draft' }, [9, 8, 5, 2, 1]],
    [{ q: '"المياه أنبوب"' }, []],
    // No phrase goes over two titles
    [{ q: '"المياه public"' }, []],
    [{ q: 'trash' }, []],
    [{ q: 'مسودّات' }, [7]],
  ];

  test('shows what each filter names, by the working copy', async () => {
    const { find, publishing } = await archive();
    for (const [query, ids] of found) expect([query, await find(query)]).toEqual([query, ids]);
    const { items } = await publishing.list({ section, limit: 50 });
    expect(items.find(({ id }) => id === 6)).toMatchObject({ ...older, image: null, author });
    expect(items.find(({ id }) => id === 10)?.sides).toMatchObject({
      ar: { has_changes: false, outdated: false },
      en: { has_changes: false, outdated: true },
    });
    expect(await publishing.choices(section)).toEqual({ years: [2025, 1999], authors: [author, other] });
  });

  test('has as many items as the coverage counts', async () => {
    const { find, publishing } = await archive();
    const row = (await publishing.coverage()).find((each) => each.section === section);
    expect(row).toEqual({
      section,
      items: (await find({})).length,
      complete: (await find({ state: 'complete' })).length,
      sides: Object.fromEntries(
        await Promise.all(
          languages.map(async (side) => {
            const count = async (query: Partial<DeskQuery>) => (await find(query)).length;
            const sideOf = {
              outdated: await count({ state: 'outdated', side }),
              missing: await count({ lacks: side }),
              draft: await count({ state: 'draft', side }),
              scheduled: await count({ state: 'scheduled', side }),
              withdrawn: await count({ state: 'withdrawn', side }),
            };
            return [side, sideOf];
          }),
        ),
      ),
    });
  });
});
