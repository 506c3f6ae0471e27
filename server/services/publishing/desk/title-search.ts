import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { textSearch } from '#server/db/text-search.ts';
import { languages } from '#shared/languages.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { newest, type Source } from './desk-sources.ts';

/** Ids that one query compares: other requests are served between two. */
const perQuery = 4_096;

/** The newest items, as many as wanted, with this text in a title of the working copy. */
export async function searchTitles(
  db: Kysely<Schema>,
  sources: readonly Source[],
  { text, wanted, section }: { text: string; section: SectionKey | undefined; wanted: number },
): Promise<ItemKey[]> {
  const { within, isIn } = textSearch(db, text);
  const candidates = sources.map((source) =>
    source
      .select(['k.section', 'k.id', 'k.created_at', 'k.title_ar', 'k.title_en'])
      .where(within(languages.map((language) => `k.title_${language}`)))
      .orderBy('k.id', 'desc'),
  );
  const counters = await db.selectFrom('section_counter').select(['section', 'last_id']).execute();
  const found: (ItemKey & { created_at: string })[] = [];
  for (const { key } of sections) {
    if (section !== undefined && section !== key) continue;
    const last = counters.find((counter) => counter.section === key)?.last_id ?? 0;
    for (let below = last + 1, own = 0; below > 1 && own < wanted; below -= perQuery) {
      const queries = candidates.map((query) =>
        query
          .where('k.section', '=', key)
          .where('k.id', '<', below)
          .where('k.id', '>=', below - perQuery)
          .execute(),
      );
      const rows = (await Promise.all(queries)).flat();
      const titled = rows.filter(({ title_ar, title_en }) => isIn([title_ar, title_en]));
      own += titled.length;
      found.push(...titled);
    }
  }
  return newest(found, wanted);
}
