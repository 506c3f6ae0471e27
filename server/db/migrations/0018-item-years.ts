import { type Kysely, sql } from 'kysely';

const blanks = ' \t\n\r\u00a0';

/** Items with a title, in either language or in one, and the counter of each. */
const scopes = {
  items_public: `trim(title_ar || title_en, '${blanks}') <> ''`,
  items_ar: `trim(title_ar, '${blanks}') <> ''`,
  items_en: `trim(title_en, '${blanks}') <> ''`,
};

type Row = { section: string; id: number; date_ar: string; date_en: string };

/** Rows that are held at a time. */
const maxConcurrent = 1_000;

/** The year of each item, from its dates, and counts of each year, so that a list of one is found quickly. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  // PostgreSQL changes no table whose deferred triggers are still to run
  if (isPostgres) await sql`set constraints all immediate`.execute(db);
  await db.schema
    .alterTable('content_item')
    .addColumn('year', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // No response changes, so no instance is notified of each row
  if (isPostgres) await sql`alter table content_item disable trigger say_change`.execute(db);
  // Without statistics, each update below would walk a whole section
  if (isPostgres) await sql`analyze content_item`.execute(db);
  await fillYears(db);
  if (isPostgres) await sql`alter table content_item enable trigger say_change`.execute(db);
  for (const scope of ['items_ar', 'items_en'] as const) {
    await sql`
      create index ${sql.ref(`content_item_year_${scope}`)} on content_item (section, year, id)
      where ${sql.raw(scopes[scope])}
    `.execute(db);
  }
  await countYears(db);
}

async function fillYears(db: Kysely<unknown>): Promise<void> {
  for (let after: Pick<Row, 'section' | 'id'> = { section: '', id: 0 }; ; ) {
    const { rows } = await sql<Row>`
      select section, id, date_ar, date_en from content_item
      where (section, id) > (${after.section}, ${after.id})
      order by section, id limit ${maxConcurrent}
    `.execute(db);
    for (const [section, own] of Map.groupBy(rows, (row) => row.section)) {
      for (const [year, dated] of Map.groupBy(own, yearOf)) {
        if (year === 0) continue;
        const ids = sql.join(dated.map(({ id }) => id));
        await sql`
          update content_item set year = ${year} where section = ${section} and id in (${ids})
        `.execute(db);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < maxConcurrent) return;
    after = last;
  }
}

/** The first year in the dates, whose digits may be Arabic ones. */
function yearOf({ date_ar, date_en }: Row): number {
  const [found] = [date_ar, date_en].flatMap((date) => {
    const digits = date.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
    return /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(digits)?.[0] ?? [];
  });
  return Number(found ?? 0);
}

/** A table with another key, filled from the items: SQLite cannot change the key of one. */
async function countYears(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('content_bucket_by_year')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('items', 'integer', (column) => column.notNull());
  for (const name of Object.keys(scopes)) {
    table = table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0));
  }
  await table.addPrimaryKeyConstraint('content_bucket_year_key', ['section', 'bucket', 'year']).execute();

  const counted = Object.values(scopes).map(
    (scope) => sql`sum(case when ${sql.raw(scope)} then 1 else 0 end)`,
  );
  await sql`
    insert into content_bucket_by_year
      (section, bucket, year, items, ${sql.join(Object.keys(scopes).map((name) => sql.ref(name)))})
    select section, id / 256, year, count(*), ${sql.join(counted)}
    from content_item group by section, id / 256, year
  `.execute(db);
  await db.schema.dropTable('content_bucket').execute();
  await db.schema.alterTable('content_bucket_by_year').renameTo('content_bucket').execute();
}
