import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** Texts of a mark that are counted: one of more is of words that very many announcements have. */
const mostTexts = 500;

/** Texts of marks that are read, those of the rarest marks first, and texts of which all marks are counted then. */
const mostRead = 2_000;
const mostCandidates = 100;

/** Texts that are compared word by word. */
const mostCompared = 6;

export type FoundText = { section: SectionKey; id: number; code: string; side: Side };

type Marked = { mark: number; text: number };

/**
 * The texts that share most marks with a copy, the nearest first. The texts of its rare marks lead to candidates; of these the
 * common marks count too, because the sentences of a notice may each stand in many others.
 */
export async function findTexts(db: Kysely<Schema>, marks: readonly number[]): Promise<FoundText[]> {
  const texts = await countTexts(db, marks);
  const known = [...texts.keys()].toSorted((one, other) => texts.get(one)! - texts.get(other)!);
  if (known.length === 0) return [];
  const isRare = (mark: number) => texts.get(mark)! < mostTexts;
  let left = mostRead;
  const read = (known.some(isRare) ? known.filter(isRare) : known).filter(
    (mark) => (left -= texts.get(mark)!) >= 0,
  );
  // A mark counts by how rare it is, and one of most texts still counts
  const weightOf = (mark: number) => Math.log((3 * mostTexts) / texts.get(mark)!);
  const candidates = heaviest(await textsOf(db, read), weightOf, mostCandidates);
  const nearest = heaviest(await marksAmong(db, known, candidates), weightOf, mostCompared);
  return placesOf(db, nearest);
}

/** The texts with the most weight of marks, in order. */
function heaviest(rows: readonly Marked[], weightOf: (mark: number) => number, most: number): number[] {
  const weights = new Map<number, number>();
  for (const { mark, text } of rows) weights.set(text, (weights.get(text) ?? 0) + weightOf(mark));
  const sorted = [...weights].toSorted(([, one], [, other]) => other - one);
  return sorted.slice(0, most).map(([text]) => text);
}

/** The number of texts that have each of the marks, up to the most that are counted. */
async function countTexts(db: Kysely<Schema>, marks: readonly number[]): Promise<Map<number, number>> {
  if (marks.length === 0) return new Map();
  const { rows } = await sql<{ mark: number; texts: number | string }>`
    select m.column1 as mark, (
      select count(*)
      from (select 1 from text_mark where mark = m.column1 limit ${sql.lit(mostTexts)}) as counted
    ) as texts
    from (values ${listOf(marks)}) as m
  `.execute(db);
  const counts = rows.map(({ mark, texts }) => [mark, Number(texts)] as const);
  return new Map(counts.filter(([, texts]) => texts > 0));
}

/** The texts that were counted. */
async function textsOf(db: Kysely<Schema>, marks: readonly number[]): Promise<Marked[]> {
  // Of a list of marks with a limit PostgreSQL would read the table from its start
  if (isPostgres(db)) return (await walks(marks).execute(db)).rows;
  return db
    .selectFrom('text_mark')
    .select(['mark', 'text'])
    .where('mark', 'in', [...marks])
    .limit(mostRead)
    .execute();
}

/** A walk along the index for each mark, in a query whose plan is that of one. */
const walks = (marks: readonly number[]) => sql<Marked>`
  select m.column1 as mark, marked.text
  from (values ${listOf(marks)}) as m
  cross join lateral (select text from text_mark where mark = m.column1 limit ${sql.lit(mostTexts)}) as marked
`;

/** A list of values, whose column both engines name `column1`. */
const listOf = (marks: readonly number[]) => sql.join(marks.map((mark) => sql`(cast(${mark} as integer))`));

async function marksAmong(
  db: Kysely<Schema>,
  marks: readonly number[],
  texts: readonly number[],
): Promise<Marked[]> {
  const wanted = new Set(marks);
  const rows = await db
    .selectFrom('text_mark')
    .select(['mark', 'text'])
    .where('text', 'in', [...texts])
    // PostgreSQL would read all texts of frequent marks
    .$if(!isPostgres(db), (query) => query.where('mark', 'in', [...marks]))
    .execute();
  return rows.filter(({ mark }) => wanted.has(mark));
}

async function placesOf(db: Kysely<Schema>, texts: number[]): Promise<FoundText[]> {
  if (texts.length === 0) return [];
  const items = await db
    .selectFrom('published_item')
    .select(['section', 'item as id', 'code', 'number'])
    .where('number', 'in', [...new Set(texts.map((text) => Math.floor(text / languages.length)))])
    .execute();
  return texts.flatMap((text) => {
    const item = items.find(({ number }) => number === Math.floor(text / languages.length));
    const side = languages[text % languages.length];
    if (!item || !side) return [];
    const { section, id, code } = item;
    return { section, id, code, side };
  });
}
