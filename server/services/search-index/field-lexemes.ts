import { stem, withoutParticles } from '#shared/arabic/stem.ts';
import { lexemesOf } from '#shared/search/lexemes.ts';

/** Raised where `fold`, `tokens`, `stem`, the lexemes of a field or the day of an item change: the index is rebuilt then. */
export const lexemesVersion = 5;

/** The texts of a part of a document, from the weightiest field on. */
export const fields = ['title', 'reference', 'body', 'files'] as const;

export type FieldName = (typeof fields)[number];
export type FieldTexts = Record<FieldName, string>;

/** The lexemes of a field: its folded words in order, then without an order what else it is found by. */
export type FieldLexemes = { words: readonly string[]; others: readonly string[] };

export const typedLexeme = (typed: string) => `=${typed}`;
export const stemLexeme = (stemmed: string) => `~${stemmed}`;
/** The rest of a stem after a particle: with it a query names one lexeme instead of one for each particle. */
export const afterParticleLexeme = (rest: string) => stemLexeme(stemLexeme(rest));

/** True for a stem that a text has where it has it as a word: it needs no lexeme of its own there. */
export const isOwnStem = (stemmed: string) => stem(stemmed) === stemmed;

export function fieldLexemes(text: string): FieldLexemes {
  if (text === '') return { words: [], others: [] };
  const { words, typed, stems, references } = lexemesOf(text);
  const folded = new Set(words);
  return {
    words,
    others: [
      ...references,
      ...[...typed].filter((form) => !folded.has(form)).map(typedLexeme),
      ...[...stems].filter((form) => !folded.has(form) || !isOwnStem(form)).map(stemLexeme),
      ...new Set([...stems].flatMap(withoutParticles).map(afterParticleLexeme)),
    ],
  };
}

/** The lexemes of several texts. No phrase goes over two of them. */
export function lexemesOfAll(texts: readonly string[]): FieldLexemes {
  const each = texts.map(fieldLexemes);
  return {
    words: each.flatMap(({ words }) => [...words, textEnd]),
    others: [...new Set(each.flatMap(({ others }) => others))],
  };
}

/** A lexeme that no text has. */
const textEnd = '/';

/** The lexemes of a field as a text, whose words nothing follows in a phrase. */
export function columnText({ words, others }: FieldLexemes): string {
  return others.length > 0 ? [...words, textEnd, ...others].join(' ') : words.join(' ');
}

/** The lexemes by which a title is suggested: its words and stems, and the reference. */
export function suggestedText(title: FieldLexemes, reference: FieldLexemes): string {
  const stems = title.others.filter((each) => each.startsWith('~')).map((each) => each.slice(1));
  const references = [...title.others, ...reference.others].filter((each) => each.includes('/'));
  return [...new Set([...title.words, ...stems, ...references, ...reference.words])].join(' ');
}

/** The names of the fields that a `tsvector` has beside the plain words of all fields. */
export const prefixes = { title: 't:', reference: 'r:' };

/** A lexeme of the parts that are of a file: they have no text beside it. */
export const fileMark = '/file';

/** Between two fields no words are neighbours. */
const gap = 2;

/** Lexemes that belong to no field, as the text of a `tsvector`. */
export function plainVectorText(body: FieldLexemes): string {
  const none = { words: [], others: [] };
  return vectorText({ title: none, reference: none, body, files: none });
}

/** The fields as the text of a `tsvector`. */
export function vectorText(lexemes: Record<FieldName, FieldLexemes>): string {
  const entries = new Map<string, number[]>();
  const add = (lexeme: string, position?: number) => {
    const positions = entries.get(lexeme);
    if (!positions) entries.set(lexeme, position === undefined ? [] : [position]);
    else if (position !== undefined) positions.push(position);
  };
  let at = 0;
  for (const field of fields) {
    const { words, others } = lexemes[field];
    if (field === 'files' && words.length > 0) add(fileMark);
    for (const name of field === 'title' || field === 'reference' ? ['', prefixes[field]] : ['']) {
      words.forEach((word, index) => add(name + word, at + index + 1));
      for (const other of others) add(name + other);
    }
    at += words.length + gap;
  }
  return [...entries].map(([lexeme, positions]) => `${quoted(lexeme)}${placed(positions)}`).join(' ');
}

/** A lexeme in the text of a `tsvector` or a `tsquery`. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;

const placed = (positions: readonly number[]) => (positions.length > 0 ? `:${positions.join(',')}` : '');
