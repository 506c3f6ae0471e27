import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { languages } from '#shared/languages.ts';
import { pageSection } from './document-id.ts';
import { pageNumbers, pageTexts } from './page-texts.ts';
import { addDocuments, removeDocuments } from './write-documents.ts';

/** The lock of those who index pages: what one wrote, the next one reads. */
const lock = 7_346_038;

/** Pages have no date: items that are found alike come before them. */
const published = new Date(0).toISOString();

/** Brings the index to the texts of the pages that are no items, in the transaction that changes one. */
export async function indexPages(transaction: Kysely<Schema>): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
  await removeDocuments(transaction, pageSection, pageNumbers);
  const place = { section: pageSection, published, year: 0, version: '', reference: '', files: [] };
  for (const language of languages) {
    const pages = await pageTexts(transaction, language);
    await addDocuments(
      transaction,
      pages.map(({ item, title, text }) => ({ ...place, language, item, title, text })),
    );
  }
}
