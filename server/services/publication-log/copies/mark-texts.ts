import type { Kysely } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { languages } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { type PublishedContent, publicContents } from '../published-content.ts';
import { marksOf, marksVersion } from './text-marks.ts';
import { partsOf } from './text-parts.ts';

/** Rows of one statement. */
const batch = 5_000;

/** The number of a side's text in the index. */
const textNumber = (number: number, side: PublishedContent['side']) =>
  number * languages.length + languages.indexOf(side);

/**
 * Adds the marks of public texts, in the transaction that changes them. Those of earlier texts stay: a copy of one finds its
 * item as well.
 */
export async function markTexts(transaction: Kysely<Schema>, contents: readonly PublishedContent[]) {
  const numbers = await numbersOf(transaction, contents);
  const texts = contents.flatMap((content) => {
    const number = numbers.get(`${content.section}/${content.id}`);
    return number === undefined
      ? []
      : [{ text: textNumber(number, content.side), marks: marksOf(partsOf(content)) }];
  });
  const rows = texts
    .flatMap(({ text, marks }) => marks.map((mark) => ({ mark, text })))
    // In the order of the index, which is quicker
    .toSorted((one, other) => one.mark - other.mark);
  for (let start = 0; start < rows.length; start += batch)
    await transaction
      .insertInto('text_mark')
      .values(rows.slice(start, start + batch))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (texts.length === 0) return;
  await transaction
    .insertInto('marked_text')
    .values(texts.map(({ text }) => ({ text, version: marksVersion })))
    .onConflict((conflict) => conflict.column('text').doUpdateSet({ version: marksVersion }))
    .execute();
}

async function numbersOf(transaction: Kysely<Schema>, contents: readonly PublishedContent[]) {
  const numbers = new Map<string, number>();
  for (const [section, own] of Map.groupBy(contents, (content) => content.section)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    const rows = await transaction
      .selectFrom('published_item')
      .select(['item', 'number'])
      .where('section', '=', section)
      .where('item', 'in', ids)
      .execute();
    for (const { item, number } of rows) numbers.set(`${section}/${item}`, number);
  }
  return numbers;
}

/** Removes the marks of an item that is removed for good. */
export async function unmarkTexts(
  transaction: Kysely<Schema>,
  section: SectionKey,
  id: number,
): Promise<void> {
  const row = await transaction
    .selectFrom('published_item')
    .select('number')
    .where('section', '=', section)
    .where('item', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const texts = languages.map((side) => textNumber(row.number, side));
  for (const table of ['text_mark', 'marked_text'] as const)
    await transaction.deleteFrom(table).where('text', 'in', texts).execute();
}

/**
 * Marks what is public and has no marks, or others, as after a restore. A withdrawn text is found by its code alone then.
 * @param pause is awaited after each small transaction.
 */
export async function completeMarks(
  db: Kysely<Schema>,
  size: number,
  pause: () => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('published_item')
      .select(['section', 'item', 'number'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(size)
      .execute();
    const numbers = rows.map(({ number }) => number);
    const known = await db
      .selectFrom('marked_text')
      .select('text')
      .where('text', '>=', (numbers[0] ?? 0) * languages.length)
      .where('text', '<', ((numbers.at(-1) ?? 0) + 1) * languages.length)
      .where('version', '=', marksVersion)
      .execute();
    const marked = new Set(known.map(({ text }) => text));
    await inTransaction(db, async (transaction) => {
      for (const [section, own] of Map.groupBy(rows, (row) => row.section)) {
        const isOpen = own.filter(({ number }) =>
          languages.every((side) => !marked.has(textNumber(number, side))),
        );
        if (isOpen.length === 0) continue;
        const found = await publicContents(
          transaction,
          section,
          isOpen.map(({ item }) => item),
        );
        await markTexts(
          transaction,
          [...found.values()].flatMap(({ sides }) => [...sides.values()]),
        );
      }
    });
    await pause();
    if (rows.length < size) return;
    after = numbers.at(-1) ?? after;
  }
}
