import { type Kysely, sql } from 'kysely';

const texts = {
  content_item: ['title_en', 'title_ar', 'description_en', 'description_ar', 'date_en', 'date_ar'],
  manager: ['name_en', 'name_ar', 'from_en', 'from_ar', 'to_en', 'to_ar'],
  manager_profile: [
    'manager_name_en',
    'manager_name_ar',
    'section_1_en',
    'section_1_ar',
    'section_2_en',
    'section_2_ar',
  ],
  profile_record: ['en', 'ar'],
};

const keys = {
  content_item: ['section', 'id'],
  manager: ['id'],
  manager_profile: ['id'],
  profile_record: ['detail_group', 'record_key'],
};

type Row = Record<string, string>;

/** Rows that are held at a time. */
const maxConcurrent = 500;

/**
 * Texts of editors as they are stored from now on: line ends of Unix, and nothing that nobody sees. Moments stay, since
 * nobody has edited anything. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(texts) as (keyof typeof texts)[]) await putRight(db, table);
  const { rows } = await sql<Row>`select key, value from site_setting`.execute(db);
  for (const { key, value = '' } of rows) {
    const stored = JSON.stringify(JSON.parse(value, (_, part) => (isText(part) ? clean(part) : part)));
    if (stored === JSON.stringify(JSON.parse(value))) continue;
    await sql`update site_setting set value = ${stored} where key = ${key}`.execute(db);
  }
}

async function putRight(db: Kysely<unknown>, table: keyof typeof texts): Promise<void> {
  const id = keys[table];
  const columns = sql.join([...id, ...texts[table]].map((name) => sql.ref(name)));
  const order = sql.join(id.map((name) => sql.ref(name)));
  for (let start = 0; ; start += maxConcurrent) {
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table)} order by ${order} limit ${maxConcurrent} offset ${start}
    `.execute(db);
    for (const row of rows) {
      const changed = texts[table].filter((name) => clean(row[name] ?? '') !== row[name]);
      if (changed.length === 0) continue;
      const values = changed.map((name) => sql`${sql.ref(name)} = ${clean(row[name] ?? '')}`);
      const which = id.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
      await sql`
        update ${sql.table(table)} set ${sql.join(values)} where ${sql.join(which, sql` and `)}
      `.execute(db);
    }
    if (rows.length < maxConcurrent) return;
  }
}

function isText(part: unknown): part is string {
  return typeof part === 'string';
}

function clean(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]|[^\P{Cc}\n\t\0]/gu, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(
      /(?<=[\u0621-\u063A\u0641-\u065F\u0670-\u06D3])\u0640+(?=[\u064B-\u065F\u0670]*[\u0621-\u063A\u0641-\u064A\u0671-\u06D3])/g,
      '',
    );
}
