import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { ItemEntry } from '#shared/publication-log/log-entry.ts';
import type { VerifiedItem } from '#shared/publication-log/verdict.ts';
import { createLogEntries } from '../log-entries.ts';
import { type PublishedContent, publicContents, replacedTexts } from '../published-content.ts';
import type { FoundText } from './find-texts.ts';

/** A version of a side: the entry that published it, and its text where that is stored. */
export type Version = { entry: ItemEntry; content: PublishedContent | undefined };

/** A side with all its versions, the newest first. */
export type Versions = {
  place: FoundText;
  versions: Version[];
  entries: ItemEntry[];
  isPublic: boolean;
  created_at: string | undefined;
};

/** Every version of a side that was public once. */
export async function versionsOf(db: Kysely<Schema>, place: FoundText): Promise<Versions> {
  const { section, id, side } = place;
  const entries = (await createLogEntries(db).ofItem(section, id)).filter((each) => each.side === side);
  const texts = await replacedTexts(db, section, id);
  const item = (await publicContents(db, section, [id])).get(id);
  const now = item?.sides.get(side);
  const last = entries.at(-1);
  const isPublic = last !== undefined && last.event !== 'withdraw';
  const versions = entries
    .filter(({ event }) => event !== 'withdraw')
    .map((entry) => ({ entry, content: isPublic && entry === last ? now : texts.get(entry.seq) }))
    .toReversed();
  return { place, versions, entries, isPublic, created_at: item?.created_at };
}

/** An announcement as a verdict names it, seen from a version. */
export function verifiedItem(
  { place, versions, entries, isPublic, created_at }: Versions,
  from?: Version,
): VerifiedItem {
  const { section, id, code, side } = place;
  const title = versions[0]?.content?.fields[`title_${side}`];
  const since = from?.entry.seq ?? entries[0]?.seq ?? 0;
  return {
    section,
    id,
    code,
    side,
    title: typeof title === 'string' ? title : '',
    // Older than the log itself, perhaps
    published_at: [created_at ?? [], entries[0]?.at ?? []].flat().toSorted()[0] ?? '',
    changed_at: entries.filter(({ seq, event }) => seq > since && event !== 'withdraw').map(({ at }) => at),
    withdrawn_at: isPublic ? null : (entries.at(-1)?.at ?? null),
  };
}
