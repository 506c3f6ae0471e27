import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { isIn } from './items/item-scope.ts';

/** An item's place in the sitemap: it has an address in the languages of its titles. */
type Listed = { section: SectionKey; id: number; updated_at: string; languages: Language[] };

/** All public items, newest first within their section. */
export async function listedItems(db: Kysely<Schema>): Promise<Listed[]> {
  const rows = await db
    .selectFrom('content_item')
    .select(['section', 'id', 'updated_at', isIn('ar').as('ar'), isIn('en').as('en')])
    .orderBy('section', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ ar, en, ...row }) => {
    const languages = [...(ar ? ['ar' as const] : []), ...(en ? ['en' as const] : [])];
    return languages.length > 0 ? [{ ...row, languages }] : [];
  });
}
