import { type Language, languages } from '../../../../shared/languages.ts';
import { queryPhrases, queryTerms } from '../../../../shared/search/query.ts';
import { sections } from '../../../../shared/site/sections.ts';
import { relevanceSet } from '../../../../tests/search/relevance-set.ts';
import { archiveItem } from '../../archive/archive-item.ts';

export type TypedQuery = { language: Language; q: string };

/** Two-word queries: those of the relevance set, and neighbouring words of the archive's titles. */
export function twoWordQueries(ofArchive: number): TypedQuery[] {
  const known = relevanceSet
    .filter(({ query, isMisspelt }) => !isMisspelt && /^[\p{L}\p{M}]+ [\p{L}\p{M}]+$/u.test(query))
    .map(({ language, query }) => ({ language, q: query }));
  const typed = Array.from({ length: ofArchive }, (_, at) => {
    const language = languages[at % languages.length] ?? 'ar';
    const { key } = sections[at % sections.length] as (typeof sections)[number];
    const words = wordsOf(archiveItem(key, 5 + at * 41)[`title_${language}`]);
    const first = at % Math.max(words.length - 1, 1);
    return { language, q: words.slice(first, first + 2).join(' ') };
  });
  return [...known, ...typed];
}

/** Words of three letters and more: shorter ones are seldom searched. */
const wordsOf = (title: string) =>
  title.split(/\s+/).filter((word) => word.replaceAll(/\P{L}/gu, '').length >= 3);

/** A query with the words of those that follow it, as they are or excluded, up to the most that are read. */
export function longQuery(
  queries: readonly TypedQuery[],
  at: number,
  kind: 'wanted' | 'excluded',
): TypedQuery {
  const [{ language, q } = { language: 'ar', q: '' } as const, ...others] = [
    ...queries.slice(at),
    ...queries.slice(0, at),
  ];
  const words = others.filter((other) => other.language === language).flatMap((other) => other.q.split(' '));
  const added =
    kind === 'wanted'
      ? words.slice(0, queryTerms - 2)
      : words.slice(0, queryPhrases).map((word) => `-${word}`);
  return { language, q: [q, ...added].join(' ') };
}

/** Queries of any characters: letters of both scripts, signs with a meaning in queries, and all of Unicode. */
export function randomQuery(random: () => number): string {
  const length = 1 + Math.floor(200 * random() ** 2);
  const characters = Array.from({ length }, () => {
    const kind = random();
    if (kind < 0.35) return String.fromCodePoint(0x621 + Math.floor(42 * random()));
    if (kind < 0.55) return String.fromCodePoint(0x61 + Math.floor(26 * random()));
    if (kind < 0.7) return ' ';
    if (kind < 0.8) return '"\'-*:()^&|!<>\\%_~=/+\u0000'.charAt(Math.floor(22 * random()));
    return String.fromCodePoint(Math.floor(0x110000 * random()));
  });
  return characters.join('');
}
