import { stem } from '../arabic/stem.ts';
import { exactForm, tokens } from '../arabic/tokens.ts';

/** The words of a text as an index has them: folded, in order, and the different forms by which they are found besides. */
export type Lexemes = {
  words: readonly string[];
  typed: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  references: ReadonlySet<string>;
};

export function lexemesOf(text: string): Lexemes {
  const lexemes = {
    words: [] as string[],
    typed: new Set<string>(),
    stems: new Set<string>(),
    references: new Set<string>(),
  };
  for (const token of tokens(text)) {
    const { kind, folded } = token;
    if (kind === 'reference') lexemes.references.add(folded);
    else lexemes.words.push(folded);
    if (kind !== 'word') continue;
    const exact = exactForm(text, token);
    lexemes.typed.add(typedForm(exact));
    lexemes.stems.add(stem(folded, exact));
  }
  return lexemes;
}

/** The letters as typed, for ranking: few type vowel signs, and texts have them here and there. */
export function typedForm(exact: string): string {
  return exact
    .normalize('NFKC')
    .replaceAll(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/['’]s$/, '');
}
