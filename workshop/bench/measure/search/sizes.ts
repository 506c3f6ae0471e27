import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../../../server/db/engine.ts';
import type { Schema } from '../../../../server/db/schema.ts';
import { languages } from '../../../../shared/languages.ts';

/** Bytes of the indexed texts, of the index, and of what the engine keeps beside it. */
export type Sizes = { text: number; index: number; beside: number };

export async function measureSizes(db: Kysely<Schema>): Promise<Sizes> {
  const { rows } = await sql<{ text: number | string }>`
    select sum(octet_length(title_ar) + octet_length(title_en) + octet_length(description_ar)
      + octet_length(description_en)) as text from content_item`.execute(db);
  const sizes = { text: Number(rows[0]?.text ?? 0), index: 0, beside: 0 };
  for (const language of languages) {
    const words = `search_words_${language}`;
    if (isPostgres(db)) {
      const gin = await bytes(db, sql`pg_relation_size(${sql.lit(`${words}_lexemes`)}::regclass)`);
      sizes.index += gin;
      sizes.beside += (await bytes(db, sql`pg_total_relation_size(${sql.lit(words)}::regclass)`)) - gin;
      continue;
    }
    const blocks = (name: string) => sql`(select sum(octet_length(block)) from ${sql.table(`${name}_data`)})`;
    sizes.index += await bytes(db, blocks(words));
    sizes.beside += await bytes(db, blocks(`search_titles_${language}`));
  }
  return sizes;
}

async function bytes(db: Kysely<Schema>, of: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ bytes: number | string }>`select ${of} as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
