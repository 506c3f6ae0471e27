import type { Kysely } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { newestAfter, newestOf, type Part } from './newest.ts';

/** The numbers of a section's pinned items, but for those in the trash: a short walk along a partial index. */
export async function pinnedIds(db: Kysely<Schema>, section: SectionKey): Promise<number[]> {
  const rows = await db
    .selectFrom('item_document')
    .select('id')
    .where('section', '=', section)
    .where('pinned_at', 'is not', null)
    .where('trashed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Some items after so many of a list that begins with its pinned ones; the newest of the others follow. */
export async function pinnedFirst(
  db: Kysely<Schema>,
  part: Part,
  { passed, count }: { passed: number; count: number },
): Promise<ContentItem[]> {
  const ids = part.year === undefined ? await pinnedIds(db, part.section) : [];
  if (ids.length === 0) return newestAfter(db, part, { passed, count });
  const pinned = await newestOf(db, part).where('id', 'in', ids).execute();
  const top = pinned.slice(passed, passed + count);
  const others = { passed: Math.max(0, passed - pinned.length), count: count - top.length };
  const found = await newestAfter(db, part, { ...others, count: others.count + pinned.length });
  // The pinned items among those that were passed do not stand there: as many others do
  const [next] = found;
  const earlier = others.passed > 0 && next ? pinned.filter(({ id }) => id > next.id).length : 0;
  const rest = found.filter(({ id }) => !ids.includes(id));
  return [...top, ...rest.slice(earlier, earlier + others.count)];
}
