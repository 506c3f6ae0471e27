import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '#server/db/schema.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { findTexts } from './find-texts.ts';

/** The Arabic side of an item has the number of the item twice. */
const textOf = (item: number) => 2 * item;

/** An archive in which each mark stands in some items. */
async function archiveWith(db: Kysely<Schema>, items: number, marks: Record<number, number[]>) {
  const all = Array.from({ length: items }, (_, index) => index + 1);
  const published = all.map((item) => ({
    section: 'tenders' as const,
    item,
    number: item,
    code: `CODE${item}`,
    version: '',
  }));
  const marked = Object.entries(marks).flatMap(([mark, own]) =>
    own.map((item) => ({ mark: Number(mark), text: textOf(item) })),
  );
  for (let start = 0; start < items; start += 500)
    await db
      .insertInto('published_item')
      .values(published.slice(start, start + 500))
      .execute();
  for (let start = 0; start < marked.length; start += 500)
    await db
      .insertInto('text_mark')
      .values(marked.slice(start, start + 500))
      .execute();
}

const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

describeOnBothEngines('the nearest text', (open) => {
  test('is found by sentences of which each stands in hundreds of others', async () => {
    const { db } = await open();
    const ofMark = (mark: number) => [...range(mark * 150, 149), 1_900];
    await archiveWith(db, 2_000, {
      ...Object.fromEntries(range(1, 10).map((mark) => [mark, ofMark(mark)])),
      // Words of others that nobody else has
      ...Object.fromEntries(range(20, 6).map((mark) => [mark, [mark]])),
    });
    const [nearest] = await findTexts(db, [...range(1, 10), ...range(20, 6)]);
    expect(nearest).toEqual({ section: 'tenders', id: 1_900, code: 'CODE1900', side: 'ar' });
  });

  test('is found among those with a rare mark by the marks that thousands have', async () => {
    const { db } = await open();
    const frequent = [...range(1, 1_200), 1_450];
    await archiveWith(db, 1_500, { 1: frequent, 2: frequent, 3: frequent, 9: range(1_401, 60) });
    const [nearest] = await findTexts(db, [1, 2, 3, 9, 10]);
    expect(nearest?.id).toBe(1_450);
  });

  test('is none for marks that no text has', async () => {
    const { db } = await open();
    expect(await findTexts(db, [1, 2])).toEqual([]);
    expect(await findTexts(db, [])).toEqual([]);
  });
});
