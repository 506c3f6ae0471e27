import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { stem, withParticles } from '#shared/arabic/stem.ts';
import { tokens } from '#shared/arabic/tokens.ts';
import type { Language } from '#shared/languages.ts';
import { correctionOf, nearWords } from '#shared/search/near-words.ts';
import { parseQuery, type Query, type QueryTerm } from '#shared/search/query.ts';
import { excludedBy, termCondition } from '../search-index/condition.ts';
import { pageSection } from '../search-index/document-id.ts';
import { afterParticleLexeme, quoted, stemLexeme } from '../search-index/field-lexemes.ts';
import { itemText } from '../search-index/index-items.ts';
import { pageTexts } from '../search-index/page-texts.ts';
import { wordsTable } from '../search-index/write-documents.ts';
import { countDocuments } from './count-documents.ts';
import { findParts } from './find-documents.ts';
import { anyOf } from './rank.ts';
import type { Scope } from './scope.ts';

const most = 3;

/** Words that are counted exactly. */
const countedWords = 12;

/** Words of a query that are corrected: for each some hundreds are looked up, and what has many unknown words is no misspelling. */
const correctedWords = 3;

/** Particles are written together with these alone. */
const arabicWord = /^[ء-ي]+$/;

/** Words that are looked up together. */
const groupWords = 8;

/**
 * Up to three other spellings of a query that have results: each of its first words without any hit is replaced by one near it
 * that has some. A word in quotation marks has a hit only as it is.
 */
export async function correctionsOf(
  db: Kysely<Schema>,
  language: Language,
  text: string,
  { terms, phrases, excluded }: Query,
): Promise<string[]> {
  const scope = { language, excluded: undefined, at: '' };
  const words = [
    ...terms.map((term) => ({ term, condition: termCondition(term) })),
    ...phrases.flat().map((term) => ({ term, condition: { lexeme: term.folded } })),
  ];
  const replacements = new Map<string, string[]>();
  const ofWords = words.filter(({ term }) => term.kind === 'word');
  const totals = await countDocuments(
    db,
    scope,
    ofWords.map(({ condition }) => condition),
  );
  const unknown = ofWords.filter(({ term }, at) => totals[at] === 0 && nearWords(term.folded).size > 0);
  for (const { term } of unknown.slice(0, correctedWords)) {
    if (replacements.has(term.folded)) continue;
    const written = await replacementsOf(db, scope, term);
    if (written.length > 0) replacements.set(term.folded, written);
  }
  if (replacements.size === 0) return [];
  const corrected = Array.from({ length: most }, (_, number) =>
    replaced(text, (folded) => replacements.get(folded)?.at(number) ?? replacements.get(folded)?.[0]),
  );
  const different = [...new Set(corrected)];
  // A word that is there has results, but not with every phrase and without every excluded word
  return phrases.length + excluded.length === 0 ? different : withResults(db, scope, different);
}

async function withResults(db: Kysely<Schema>, scope: Scope, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) {
    const query = parseQuery(text);
    const condition = anyOf(query);
    const own = { ...scope, excluded: excludedBy(query) };
    const [total = 0] = condition ? await countDocuments(db, own, [condition]) : [];
    if (total > 0) found.push(text);
  }
  return found;
}

/** The words near a term, as texts have them, the commonest first. */
async function replacementsOf(db: Kysely<Schema>, scope: Scope, { folded }: QueryTerm): Promise<string[]> {
  const near = [
    ...new Set([...nearWords(folded), ...(folded.startsWith('ال') ? nearWords(folded.slice(2)) : [])]),
  ];
  if (near.length === 0) return [];
  const written: string[] = [];
  for (const findSpellings of [spellingsAlone, spellingsAfterParticle]) {
    if (written.length === most) break;
    const spellings = await findSpellings(db, scope, near);
    const counts = new Map(Array.from(spellings, ([word, { texts }]) => [word, texts]));
    for (
      let word = correctionOf(folded, counts);
      word && written.length < most;
      word = correctionOf(folded, counts)
    ) {
      counts.delete(word);
      const { lexeme = word } = spellings.get(word) ?? {};
      const spelling = await writtenForm(db, scope, lexeme);
      if (spelling) written.push(spelling.slice(lexeme.length - word.length));
    }
  }
  return [...new Set(written)];
}

/** Words that texts have: the lexeme of each, and the number of its texts. */
type Spellings = Map<string, { lexeme: string; texts: number }>;

/** Those of the words that stand in texts as they are. */
async function spellingsAlone(db: Kysely<Schema>, scope: Scope, words: string[]): Promise<Spellings> {
  const spellings: Spellings = new Map();
  const known = await knownWords(db, scope.language, words);
  const totals = await countDocuments(
    db,
    scope,
    known.map((lexeme) => ({ lexeme })),
  );
  for (const [at, lexeme] of known.entries()) {
    const texts = totals[at] ?? 0;
    if (texts > 0) spellings.set(lexeme, { lexeme, texts });
  }
  return spellings;
}

/** Those of the words that stand in texts after an article or a particle, which is no part of the correction. */
async function spellingsAfterParticle(db: Kysely<Schema>, scope: Scope, near: string[]): Promise<Spellings> {
  const words = near.filter((word) => arabicWord.test(word));
  if (words.length === 0) return new Map();
  // Few of them have a stem in the index: only these are looked up with all that may stand before them
  const stemsOf = (word: string) => [stemLexeme(stem(word)), afterParticleLexeme(stem(word))];
  const stems = new Set(await knownWords(db, scope.language, [...new Set(words.flatMap(stemsOf))]));
  const written = new Map(
    words
      .filter((word) => stemsOf(word).some((each) => stems.has(each)))
      .flatMap((word) => withParticles(word).map((lexeme) => [lexeme, word] as const)),
  );
  if (written.size === 0) return new Map();
  const found = await spellingsAlone(db, scope, [...written.keys()]);
  const spellings: Spellings = new Map();
  for (const { lexeme, texts } of found.values()) {
    const word = written.get(lexeme) ?? lexeme;
    if (texts > (spellings.get(word)?.texts ?? 0)) spellings.set(word, { lexeme, texts });
  }
  return spellings;
}

/** Those of the words that the index has, the commonest of them. */
async function knownWords(db: Kysely<Schema>, language: Language, words: string[]): Promise<string[]> {
  if (isPostgres(db)) return knownOnPostgres(db, language, words);
  const { rows } = await sql<{ word: string }>`
    select term as word from ${sql.table(`search_vocabulary_${language}`)}
    where term in (${sql.join(words)}) order by doc desc, term limit ${countedWords}`.execute(db);
  return rows.map(({ word }) => word);
}

/** Few of hundreds of words are in the index: groups of them are looked up, and then those of the groups that are found. */
async function knownOnPostgres(db: Kysely<Schema>, language: Language, words: string[]): Promise<string[]> {
  const groups = Array.from({ length: Math.ceil(words.length / groupWords) }, (_, at) =>
    words.slice(at * groupWords, (at + 1) * groupWords).map(quoted),
  );
  const { rows } = await sql<{ at: number }>`
    select at - 1 as at from unnest(${groups.map((group) => group.join('|'))}::text[]) with ordinality as near (query, at)
    where exists (select from ${wordsTable(language)} where lexemes @@ query::tsquery)`.execute(db);
  const possible = rows.flatMap(({ at }) => words.slice(at * groupWords, (at + 1) * groupWords));
  if (possible.length === 0) return [];
  const known = await sql<{ word: string }>`
    select word from unnest(${possible}::text[], ${possible.map(quoted)}::text[]) as near (word, query)
    cross join lateral (
      select count(*) as documents from ${wordsTable(language)} where lexemes @@ query::tsquery
    ) as found
    where documents > 0 order by documents desc, word collate "C" limit ${countedWords}`.execute(db);
  return known.rows.map(({ word }) => word);
}

/** The spelling of a folded word in the newest text that has it. */
async function writtenForm(db: Kysely<Schema>, scope: Scope, folded: string): Promise<string | undefined> {
  const { language } = scope;
  const [id] = await findParts(db, scope, { condition: { lexeme: folded }, reach: 'files' }, 1);
  if (id === undefined) return undefined;
  const part = await db
    .selectFrom('search_document')
    .selectAll()
    .where('language', '=', language)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!part) return undefined;
  for (const text of await textsOf(db, part)) {
    const found = tokens(text).find((token) => token.kind === 'word' && token.folded === folded);
    if (found) return text.slice(found.start, found.end).replaceAll(/[\p{M}\u0640]/gu, '');
  }
  return undefined;
}

async function textsOf(
  db: Kysely<Schema>,
  { section, item, language, file, text_start, text_end }: Schema['search_document'],
): Promise<string[]> {
  if (section === pageSection)
    return (await pageTexts(db, language, [item])).flatMap(({ title, text }) => [title, text]);
  const row = await db
    .selectFrom('content_item')
    .selectAll()
    .where('section', '=', section as never)
    .where('id', '=', item)
    .executeTakeFirst();
  const attached =
    file === null
      ? undefined
      : await db
          .selectFrom('item_attachment')
          .leftJoin('extracted_text', 'extracted_text.file', 'item_attachment.file')
          .select(['name_ar', 'name_en', 'extracted_text.text'])
          .where('section', '=', section as never)
          .where('id', '=', item)
          .where('number', '=', file)
          .executeTakeFirst();
  return [
    ...(row ? [row[`title_${language}`], itemText(row, language)] : []),
    ...(attached
      ? [attached.name_ar, attached.name_en, attached.text?.slice(text_start, text_end) ?? '']
      : []),
  ];
}

/** A text with other spellings of some words. */
function replaced(text: string, spelling: (folded: string) => string | undefined): string {
  let [result, at] = ['', 0];
  for (const { start, end, folded, kind } of tokens(text)) {
    const other = kind === 'word' ? spelling(folded) : undefined;
    if (other === undefined || start < at) continue;
    const isSmall = text.slice(start, end) === text.slice(start, end).toLowerCase();
    // A word from the beginning of a title
    result += text.slice(at, start) + (isSmall ? other.toLowerCase() : other);
    at = end;
  }
  return result + text.slice(at);
}
