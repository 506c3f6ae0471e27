import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { codeAlphabet, codeLength } from '#shared/publication-log/item-code.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** The codes of items that have one, by their numbers. */
export async function codesOf(
  db: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('published_item')
    .select(['item', 'code'])
    .where('section', '=', section)
    .where('item', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ item, code }) => [item, code]));
}

/** The item with a code; undefined where there is none. */
export async function itemWithCode(
  db: Kysely<Schema>,
  code: string,
): Promise<{ section: SectionKey; id: number } | undefined> {
  return db
    .selectFrom('published_item')
    .select(['section', 'item as id'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Gives codes to items that have none; the log is locked, so that numbers have no gaps. */
export async function giveCodes(
  transaction: Kysely<Schema>,
  items: readonly { section: SectionKey; item: number; version: string }[],
): Promise<Map<string, string>> {
  if (items.length === 0) return new Map();
  const { last } = await transaction
    .selectFrom('published_item')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const rows = items.map((each, index) => ({ ...each, number: (last ?? 0) + index + 1, code: newCode() }));
  await transaction.insertInto('published_item').values(rows).execute();
  return new Map(rows.map(({ section, item, code }) => [`${section}/${item}`, code]));
}

/** Fifty random bits: of a million items two have the same once in two thousand sites, and one of them is refused. */
function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
