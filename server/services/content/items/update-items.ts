import type { Kysely } from 'kysely';
import { excluded } from '#server/db/excluded.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CompleteDraft, ContentItem } from '#shared/content/content-item.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { nextTimestamp } from '../../clock/next-timestamp.ts';
import { logChanges } from '../../publication-log/log-changes.ts';
import { indexItems } from '../../search-index/index-items.ts';
import { countChanges } from './count-changes.ts';
import { referenceKey, throwTaken } from './reference-key.ts';
import { yearOf } from './year-of.ts';

type Row = CompleteDraft & Pick<ContentItem, 'id' | 'created_at'>;

/**
 * Stores items of a section as they are to be, in as many statements as for one. Their rows are locked.
 * @returns their new `updated_at`.
 * @throws AppError `not-found` where one is not stored.
 */
export async function updateItems(
  transaction: Kysely<Schema>,
  section: SectionKey,
  items: readonly Row[],
): Promise<string> {
  const ids = items.map(({ id }) => id);
  await logChanges(transaction, section, ids);
  const stored = await transaction
    .selectFrom('content_item')
    .select(['id', 'title_ar', 'title_en', 'year'])
    .where('section', '=', section)
    .where('id', 'in', ids)
    .execute();
  const before = new Map(stored.map((row) => [row.id, row]));
  const updated_at = nextTimestamp();
  const rows = items.map((item) => {
    const reference_key = referenceKey(item.reference);
    return { section, ...item, year: yearOf(item), reference_key, updated_at };
  });
  const changes = rows.map(({ id, ...after }) => ({ id, before: before.get(id) ?? missing(section), after }));
  const { section: _section, id: _id, created_at: _created, ...written } = rows[0]!;
  await transaction
    .insertInto('content_item')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['section', 'id']).doUpdateSet(excluded(Object.keys(written))))
    .execute()
    .catch(throwTaken);
  await countChanges(transaction, section, changes);
  await indexItems(transaction, section, ids);
  return updated_at;
}

function missing(section: SectionKey): never {
  throw new AppError('not-found', `${section}.notFound`);
}
