import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import * as limits from '#shared/limits.ts';
import type { Schema } from '../../../db/schema.ts';
import { newestOf, type Part } from './newest.ts';
import { isClosedByNotice } from './notice-lines.ts';

/** The condition on an announcement to be open or closed at a time (ISO 8601), found by the index of `closes_at`. */
export function isState(state: OpenState, at: string): RawBuilder<SqlBool> {
  return state === 'open'
    ? sql<SqlBool>`closes_at > ${at} and (opens_at is null or opens_at <= ${at}) and not ${isClosedByNotice()}`
    : sql<SqlBool>`(closes_at <= ${at} or ${isClosedByNotice()})`;
}

/** A page of the announcements in a state, the newest first, and how many there are. */
export async function inState(
  db: Kysely<Schema>,
  part: Part,
  { state, at, limit, page }: { state: OpenState; at: string; limit: number | undefined; page: number },
): Promise<{ items: ContentItem[]; total: number }> {
  const matching = newestOf(db, part).where(isState(state, at));
  const [items, { total }] = await Promise.all([
    matching.$if(limit !== undefined, (query) => query.limit(limit!).offset((page - 1) * limit!)).execute(),
    matching
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: Number(total) };
}

/** The numbers of the newest open announcements of a part. */
export async function openIds(db: Kysely<Schema>, part: Part, at: string): Promise<number[]> {
  const rows = await newestOf(db, part)
    .where(isState('open', at))
    .clearSelect()
    .select('id')
    .limit(limits.maxOpenFirst)
    .execute();
  return rows.map(({ id }) => id);
}

/** The newest items of a part that have a closing date. */
export function datedItems(db: Kysely<Schema>, part: Part, limit: number): Promise<ContentItem[]> {
  return newestOf(db, part).where('closes_at', 'is not', null).limit(limit).execute();
}
