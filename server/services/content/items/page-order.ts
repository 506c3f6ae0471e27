import type { Kysely } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { newestAfter, newestOf, type Part } from './newest.ts';
import { openIds } from './open-items.ts';
import { pinnedIds } from './pinned-ids.ts';

/**
 * Some items after so many of a list in the order of the pages: pinned ones, where it is of all years, open
 * announcements, and the others, the newest of each first.
 * @param by the time by which announcements are open, ISO 8601, and the section's pinned items where they are known.
 */
export async function inPageOrder(
  db: Kysely<Schema>,
  part: Part,
  { passed, count }: { passed: number; count: number },
  by: { at: string; pinned: readonly number[] | undefined },
): Promise<ContentItem[]> {
  const first = await firstIds(db, part, by);
  if (first.length === 0) return newestAfter(db, part, { passed, count });
  const top = first.slice(passed, passed + count);
  const onTop = top.length > 0 ? await newestOf(db, part).where('id', 'in', top).execute() : [];
  const inOrder = top.flatMap((id) => onTop.filter((item) => item.id === id));
  const others = { passed: Math.max(0, passed - first.length), count: count - top.length };
  if (others.count === 0) return inOrder;
  const found = await newestAfter(db, part, { ...others, count: others.count + first.length });
  // Those on top that were passed do not stand there: as many others do
  const [next] = found;
  const earlier = others.passed > 0 && next ? first.filter((id) => id > next.id).length : 0;
  const rest = found.filter(({ id }) => !first.includes(id));
  return [...inOrder, ...rest.slice(earlier, earlier + others.count)];
}

/** The numbers of the items that a list begins with. */
async function firstIds(
  db: Kysely<Schema>,
  part: Part,
  { at, pinned: known }: Parameters<typeof inPageOrder>[3],
): Promise<number[]> {
  const [pinned, open] = await Promise.all([
    part.year === undefined ? pinnedInPart(db, part, known) : [],
    hasDeadline(sectionByKey(part.section)) ? openIds(db, part, at) : [],
  ]);
  return [...new Set([...pinned, ...open])];
}

async function pinnedInPart(
  db: Kysely<Schema>,
  part: Part,
  known: readonly number[] | undefined,
): Promise<number[]> {
  const ids = known ?? (await pinnedIds(db, part.section));
  if (ids.length === 0) return [];
  const rows = await newestOf(db, part).clearSelect().select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}
