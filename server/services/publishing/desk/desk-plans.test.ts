import { type CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { storeItems } from '#tests/databases/many-items.ts';
import { createPublishing } from '../publishing.ts';
import type { DeskQuery } from './desk.ts';

const section = 'articles';
const inArchive = 4_000;

/** Rows of a list that are counted, and those that are passed because the other table has them. */
const most = 2_100;

const filters: Partial<DeskQuery>[] = [
  {},
  { page: 60 },
  { year: 2026 },
  { year: 1999 },
  { state: 'published' },
  { state: 'published', side: 'en' },
  { state: 'complete' },
  { state: 'draft' },
  { state: 'scheduled' },
  { state: 'withdrawn', side: 'ar' },
  { state: 'outdated' },
  { changed: true },
  { lacks: 'en' },
  { lacks: 'picture' },
  { author: 'editor@example.org' },
  { handIn: { is: 'waiting' } },
  { handIn: { is: 'waiting', by: 'editor@example.org' } },
  { handIn: { is: 'sent-back' } },
  { state: 'complete', year: 2026 },
];

type Plan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** The rows that a step of a plan of PostgreSQL reads, the most of all its steps. */
function mostRows(plan: Plan): number {
  const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  return Math.max(read, ...(plan.Plans ?? []).map(mostRows));
}

describeOnBothEngines('the editors’ list of a long archive', (open) => {
  test('reads no more rows than it counts, whatever it is filtered by', async () => {
    const { db, engine } = await open();
    await storeItems(db, section, inArchive);
    // Every second item was changed at some time
    const changed = sql`from content_item where id % 2 = 0`;
    await sql`
      insert into item_document (section, id, title_ar, title_en, date_ar, date_en, image, year, revision, author,
        created_at, updated_at)
      select section, id, title_ar, title_en, date_ar, date_en, '/storage/x.webp', year, 1, 'one@example.org',
        created_at, updated_at ${changed}
    `.execute(db);
    await sql`update content_item set image = '/storage/x.webp'`.execute(db);
    for (const side of ['ar', 'en'] as const) {
      await sql`
        insert into item_side (section, id, side, state, public_revision)
        select section, id, ${sql.lit(side)}, 'published', 1 ${changed}
      `.execute(db);
    }
    if (engine === 'postgres') await sql`analyze`.execute(db);

    const queries: CompiledQuery[] = [];
    const executor = db.getExecutor();
    const watching = db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(executor.compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { list } = createPublishing(unitOf(watching), Date.now);
    for (const within of [section, undefined] as const) {
      for (const filter of filters) {
        queries.length = 0;
        await list({ ...filter, section: within, limit: 30 });
        const name = `${within} ${JSON.stringify(filter)}`;
        for (const query of queries.splice(0))
          expect(await costs(query), `${name}: ${query.sql}`).toEqual([]);
      }
    }
    const scan = db.selectFrom('content_item').select('id').where('title_en', '=', 'x').compile();
    expect(await costs(scan)).not.toEqual([]);

    /** Steps of a plan that read too much. */
    async function costs({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
      const explain = (how: string) =>
        db.transaction().execute(async (transaction) => {
          // Tables as small as these are read completely, and would not be in a long archive
          if (engine === 'postgres')
            for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
              await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
          const { queryId, query } = sql`select 1`.compile(transaction);
          return transaction.executeQuery<Record<string, unknown>>({
            queryId,
            query,
            sql: `explain ${how} ${text}`,
            parameters,
          });
        });
      if (engine === 'postgres') {
        const { rows } = await explain('(analyze, format json)');
        const [{ Plan: plan }] = rows[0]!['QUERY PLAN'] as [{ Plan: Plan }];
        const read = mostRows(plan);
        return read > most ? [`${read} rows`] : [];
      }
      const { rows } = await explain('query plan');
      const steps = rows.map(({ detail }) => String(detail));
      // Few rows are found by their sides, or counted; all others come in the order of the list
      const isFew = /from item_side where|content_bucket|section_counter|"i"/.test(text);
      return steps.filter(
        (step) =>
          /^SCAN (?!CONSTANT|\d|\(|counted|content_bucket|section_counter).*(?<!INDEX \S+)$/.test(step) ||
          (!isFew && step.startsWith('USE TEMP B-TREE')),
      );
    }
  });
});
