import { sample } from '../../../../content/sample.ts';
import type { Services } from '../../../../server/composition.ts';
import type { ContentDraft } from '../../../../shared/content/content-item.ts';
import type { Language } from '../../../../shared/languages.ts';
import { lexemesOf } from '../../../../shared/search/lexemes.ts';
import { coreOf, parseQuery, type QueryTerm } from '../../../../shared/search/query.ts';
import { type SectionKey, sections } from '../../../../shared/site/sections.ts';
import type { DocumentFields } from '../../../../tests/search/reference-order.ts';
import { isAsGood, isBest, type RelevanceRow, relevanceSet } from '../../../../tests/search/relevance-set.ts';

type Archive = Pick<Services, 'search' | 'content'>;

/** A sender without requests before: no limit is measured. */
const sender = { address: '203.0.113.9' };

/** Results of a query that are looked through. */
const limit = 50;

const samples = new Set(
  sections.flatMap(({ key }) => sample.items[key].flatMap(({ title_ar, title_en }) => [title_ar, title_en])),
);

/** The place of the first result of a row that is named, or as good as one that is, in the whole archive; 0 for none. */
async function placeIn(services: Archive, row: RelevanceRow) {
  const { language, query, isMisspelt } = row;
  const first = await services.search.call({ language, q: query, limit }, sender);
  const corrected = isMisspelt ? first.suggestions[0] : undefined;
  const q = corrected ?? query;
  const { results } = corrected ? await services.search.call({ language, q, limit }, sender) : first;
  const terms = await knownTerms(services, language, q);
  const named = namedItems(row).map((item) => fieldsOf(item, language));
  const isNamed = isBest(row);
  for (const [at, result] of withoutCopies(results).entries()) {
    if (isNamed(result)) return at + 1;
    const { section, id } = result;
    const item = isSection(section) ? await services.content.find(section, id) : undefined;
    if (!item) continue;
    const found = fieldsOf(item, language);
    if (named.some((each) => isAsGood(found, each, terms))) return at + 1;
  }
  return 0;
}

/** The words of a query that say something and that some text has: what no text has is a lack of none. */
async function knownTerms({ search }: Archive, language: Language, q: string): Promise<QueryTerm[]> {
  const known: QueryTerm[] = [];
  for (const term of coreOf(parseQuery(q)).terms) {
    const { total } = await search.call({ language, q: term.typed, limit: 1 }, sender);
    if (total > 0) known.push(term);
  }
  return known;
}

const namedItems = (row: RelevanceRow): ContentDraft[] =>
  sections.flatMap(({ key: section }) =>
    sample.items[section].filter((item) =>
      isBest(row)({ section, title: item[`title_${row.language}`] ?? '' }),
    ),
  );

const fieldsOf = (item: ContentDraft, language: Language): DocumentFields => ({
  title: lexemesOf(item[`title_${language}`] ?? ''),
  reference: lexemesOf(item.reference ?? ''),
  text: lexemesOf(item[`description_${language}`] ?? ''),
});

const isSection = (section: string): section is SectionKey => sections.some(({ key }) => key === section);

/** An archive has the sample's items twice, as its newest ones: the second copy takes no place. */
function withoutCopies<Result extends { section: string; title: string }>(
  results: readonly Result[],
): Result[] {
  const isFirst = ({ section, title }: Result, at: number) =>
    results.findIndex((other) => other.section === section && other.title === title) === at;
  return results.filter((result, at) => !samples.has(result.title) || isFirst(result, at));
}

/** The places of the best results of the relevance set in the whole archive. */
export async function measureRelevance(services: Archive) {
  const places: number[] = [];
  for (const row of relevanceSet) places.push(await placeIn(services, row));
  const share = (of: (place: number) => number) =>
    places.reduce((sum, place) => sum + (place > 0 ? of(place) : 0), 0) / places.length;
  return {
    queries: places.length,
    first: share((place) => Number(place === 1)),
    three: share((place) => Number(place <= 3)),
    mrr: share((place) => 1 / place),
  };
}
