import { type Kysely, type SqlBool, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { languages } from '#shared/languages.ts';
import { latinDigits } from '#shared/numeral.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { newest, type Source } from './desk-sources.ts';

/** Letters that are written one for the other. */
const alike = ['اأإآٱ', 'هة', 'يىئ', 'وؤ'];

const firstOf = new Map(alike.flatMap(([first = '', ...others]) => others.map((letter) => [letter, first])));

/** Vowel signs and the stretching of letters, which few type to search. */
const signs = /[\u0640\u064b-\u0652\u0670]/g;

/** Ids that one query compares: other requests are served between two. */
const perQuery = 4_096;

/** A text as it is compared: small letters without signs, one form of each. */
function fold(text: string): string {
  const letters = [...latinDigits(text).toLowerCase().replace(signs, '')];
  return letters.map((letter) => firstOf.get(letter) ?? letter).join('');
}

/** Letters of a folded text that stand as they are in any title with it, whatever stands between them. */
function patternOf(part: string): string {
  const plain = [...part].filter(
    (letter) =>
      /[a-z]/.test(letter) ||
      (/\p{Script=Arabic}/u.test(letter) && !alike.some((forms) => forms.includes(letter))),
  );
  return `%${plain.join('%')}%`;
}

/**
 * The newest items, as many as wanted, with this text in a title of the working copy. The database leaves out most of the others,
 * and the titles left are compared here: no engine folds Arabic letters.
 */
export async function searchTitles(
  db: Kysely<Schema>,
  sources: readonly Source[],
  { text, wanted, section }: { text: string; section: SectionKey | undefined; wanted: number },
): Promise<ItemKey[]> {
  const part = fold(text.trim());
  const pattern = patternOf(part);
  // SQLite compares the letters of ASCII alike whatever their case
  const like = sql.raw(isPostgres(db) ? 'ilike' : 'like');
  const titles = languages.map((language) => sql.ref(`k.title_${language}`));
  const candidates = sources.map((source) =>
    source
      .select(['k.section', 'k.id', 'k.created_at', 'k.title_ar', 'k.title_en'])
      .where(
        sql<SqlBool>`(${sql.join(
          titles.map((title) => sql`${title} ${like} ${pattern}`),
          sql` or `,
        )})`,
      )
      .orderBy('k.id', 'desc'),
  );
  const counters = await db.selectFrom('section_counter').select(['section', 'last_id']).execute();
  const found: (ItemKey & { created_at: string })[] = [];
  for (const { key } of sections) {
    if (section !== undefined && section !== key) continue;
    const last = counters.find((counter) => counter.section === key)?.last_id ?? 0;
    for (let below = last + 1, own = 0; below > 1 && own < wanted; below -= perQuery) {
      const within = candidates.map((query) =>
        query
          .where('k.section', '=', key)
          .where('k.id', '<', below)
          .where('k.id', '>=', below - perQuery)
          .execute(),
      );
      const rows = (await Promise.all(within)).flat();
      const titled = rows.filter((row) =>
        languages.some((each) => fold(row[`title_${each}`]).includes(part)),
      );
      own += titled.length;
      found.push(...titled);
    }
  }
  return newest(found, wanted);
}
