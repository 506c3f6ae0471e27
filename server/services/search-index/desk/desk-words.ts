import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { Condition } from '../condition.ts';
import { ftsQuery, tsQuery } from '../engine-query.ts';
import { columnText, lexemesOfAll, plainVectorText } from '../field-lexemes.ts';

/** The words of working copies, by an id in which section and item are: those of a section are one stretch, the latest last. */
export const deskWords = sql.table('desk_words');

const idsOfSection = 2 ** 32;
const firstId = (section: SectionKey) => sections.findIndex(({ key }) => key === section) * idsOfSection;
const idOf = (section: SectionKey, item: number) => firstId(section) + item;

const idColumn = (db: Kysely<Schema>) => sql.ref(isPostgres(db) ? 'id' : 'rowid');

export async function removeWords(
  transaction: Kysely<Schema>,
  section: SectionKey,
  items: readonly number[],
): Promise<void> {
  const ids = items.map((item) => idOf(section, item));
  await sql`delete from ${deskWords} where ${idColumn(transaction)} in (${sql.join(ids)})`.execute(
    transaction,
  );
}

/** Adds the words of items, which the index does not have. */
export async function addWords(
  transaction: Kysely<Schema>,
  section: SectionKey,
  items: readonly { item: number; texts: readonly string[] }[],
): Promise<void> {
  const rows = items.map(({ item, texts }) => {
    const [id, lexemes] = [idOf(section, item), lexemesOfAll(texts)];
    return isPostgres(transaction)
      ? sql`(${id}::bigint, ${plainVectorText(lexemes)}::tsvector)`
      : sql`(${id}, ${columnText(lexemes)})`;
  });
  await sql`insert into ${deskWords} (${idColumn(transaction)}, lexemes) values ${sql.join(rows)}`.execute(
    transaction,
  );
}

/** The ids that a condition finds in a section, or in all, as a query. */
export function idsWith(
  db: Kysely<Schema>,
  condition: Condition,
  section: SectionKey | undefined,
): RawBuilder<{ id: number }> {
  const first = section && firstId(section);
  const within =
    first === undefined
      ? sql``
      : sql`and ${idColumn(db)} between ${sql.lit(first)} and ${sql.lit(first + idsOfSection - 1)}`;
  return isPostgres(db)
    ? sql`select id from ${deskWords}
        where lexemes @@ ${tsQuery({ condition, reach: 'files' })}::tsquery ${within}`
    : sql`select rowid as id from ${deskWords}
        where ${deskWords} match ${ftsQuery({ condition, reach: 'files' })} ${within}`;
}

/** Items that a condition finds, the latest of a section first. */
export async function itemsWith(
  db: Kysely<Schema>,
  condition: Condition,
  { section, limit }: { section: SectionKey | undefined; limit: number },
): Promise<{ section: SectionKey; id: number }[]> {
  const found = idsWith(db, condition, section);
  // Without `materialized`, PostgreSQL walks the ids backwards where there is a limit, and compares each row
  const query = isPostgres(db)
    ? sql<{ id: number }>`
        with hit as materialized (${found}) select id from hit order by id desc limit ${limit}
      `
    : sql<{ id: number }>`${found} order by rowid desc limit ${limit}`;
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => ({
    section: sections[Math.floor(id / idsOfSection)]!.key,
    id: id % idsOfSection,
  }));
}

/** The id of a row `k` that has a section and an item's number. */
export const idOfRow = sql<number>`(k.id + case k.section ${sql.join(
  sections.map(({ key }) => sql`when ${sql.lit(key)} then ${sql.lit(firstId(key))}`),
  sql` `,
)} end)`;
