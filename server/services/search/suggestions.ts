import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/languages.ts';
import { parseQuery, type QueryTerm } from '#shared/search/query.ts';
import { href } from '#shared/site/href.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { isFirstPart, pageSection } from '../search-index/document-id.ts';
import { prefixes, quoted, stemLexeme } from '../search-index/field-lexemes.ts';
import { pageTexts } from '../search-index/page-texts.ts';
import { titlesTable, wordsTable } from '../search-index/write-documents.ts';

export type Suggestion = { title: string; section: string; id: number; url: string };

const maxSuggestions = 8;

/** A lexeme that a title has, or that one of its lexemes begins with. */
type Wanted = { lexeme: string; isBeginning: boolean };

/** Titles and references that have all words of a text, the last of which may be unfinished. The newest are first. */
export async function suggest(db: Kysely<Schema>, language: Language, text: string): Promise<Suggestion[]> {
  const { terms } = parseQuery(text);
  // A single letter begins too many titles to choose from
  const isEnough = terms.length > 1 || (terms[0]?.folded.length ?? 0) > 1;
  const wanted = terms.map((term, index) => wantedOf(term, isEnough && index === terms.length - 1));
  if (wanted.length === 0) return [];
  const ids = await titlesWith(db, language, wanted);
  return shown(db, language, ids);
}

/** The forms of a term, each of which is enough. */
function wantedOf({ kind, folded, briefStems, parts }: QueryTerm, isLast: boolean): Wanted[][] {
  const as = (lexeme: string, isBeginning = isLast): Wanted => ({ lexeme, isBeginning });
  if (kind === 'word')
    return [
      [as(folded)],
      ...[...briefStems.stems, ...briefStems.afterParticle.map(stemLexeme)]
        .filter((stem) => stem !== folded)
        .map((stem) => [as(stem, false)]),
    ];
  const ownParts = parts.map((part, index) => as(part.folded, isLast && index === parts.length - 1));
  return [[as(folded)], ...(kind === 'reference' && ownParts.length > 0 ? [ownParts] : [])];
}

async function titlesWith(
  db: Kysely<Schema>,
  language: Language,
  terms: readonly Wanted[][][],
): Promise<number[]> {
  const combine = (one: (wanted: Wanted) => string, and: string, or: string) =>
    terms.map((forms) => `(${forms.map((form) => `(${form.map(one).join(and)})`).join(or)})`).join(and);
  const titles = titlesTable(language);
  const query = isPostgres(db)
    ? sql<{ id: number }>`
        select id from ${wordsTable(language)}
        where lexemes @@ (select ${combine(tsWanted, ' & ', ' | ')}::tsquery) and ${isFirstPart(sql.ref('id'))}
        order by id desc limit ${maxSuggestions}`
    : sql<{ id: number }>`
        select rowid as id from ${titles} where ${titles} match ${combine(ftsWanted, ' AND ', ' OR ')}
        order by rowid desc limit ${maxSuggestions}`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

const ftsWanted = ({ lexeme, isBeginning }: Wanted) =>
  `"${lexeme.replaceAll('"', '')}"${isBeginning ? ' *' : ''}`;

function tsWanted({ lexeme, isBeginning }: Wanted): string {
  const mark = isBeginning ? ':*' : '';
  const names = [prefixes.title + lexeme, prefixes.title + stemLexeme(lexeme), prefixes.reference + lexeme];
  return `(${names.map((name) => quoted(name) + mark).join(' | ')})`;
}

/** The suggestions of found titles in their order. */
async function shown(db: Kysely<Schema>, language: Language, ids: readonly number[]): Promise<Suggestion[]> {
  if (ids.length === 0) return [];
  const parts = await db
    .selectFrom('search_document')
    .select(['search_document.id as part', 'section', 'item'])
    .where('language', '=', language)
    .where('search_document.id', 'in', [...ids])
    .execute();
  const titles = new Map<string, string>();
  for (const [section, own] of Map.groupBy(parts, (part) => part.section)) {
    if (section === pageSection) continue;
    const rows = await db
      .selectFrom('content_item')
      .select(['id', `title_${language}`])
      .where('section', '=', section as SectionKey)
      .where(
        'id',
        'in',
        own.map(({ item }) => item),
      )
      .execute();
    for (const row of rows) titles.set(`${section}/${row.id}`, row[`title_${language}`]);
  }
  const pages = await pageTexts(
    db,
    language,
    parts.filter(({ section }) => section === pageSection).map(({ item }) => item),
  );
  return ids.flatMap((id) => {
    const part = parts.find((each) => each.part === id);
    if (!part) return [];
    const { section, item } = part;
    const page = section === pageSection ? pages.find((each) => each.item === item) : undefined;
    if (page) return [{ title: page.title, section, id: item, url: page.path }];
    const title = titles.get(`${section}/${item}`);
    const url = href('section-detail', { section: section as SectionKey, id: item, language });
    return title === undefined ? [] : [{ title, section, id: item, url }];
  });
}
