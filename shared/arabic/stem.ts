import { stem as porter2 } from 'porter2';
import { irregularForms } from './irregular-forms.ts';
import {
  ownBeginnings,
  ownEndings,
  ownEnglish,
  ownFeminines,
  ownTa,
  shortFeminines,
  singulars,
} from './protected-words.ts';

/** The article with the conjunctions and prepositions before it, the longest first. */
const articles = ['وبال', 'فبال', 'وكال', 'ولل', 'فلل', 'وال', 'فال', 'بال', 'كال', 'لل', 'ال'];
/** Conjunctions and prepositions that are written together with a word without an article. */
const particles = ['وب', 'ول', 'وك', 'فب', 'فل', 'و', 'ف', 'ب', 'ل', 'ك'];
/** Letters that a word keeps at least, where its beginning or its end may be a part of it. */
const least = 3;
const leastAfterParticle = 4;
const leastBeforeAlif = 4;

/** «ك» and «كم» are pronouns after a feminine ending only: many words end with them. */
const pronoun = /(?:ها|هم|هما|(?<![اوي])نا|(?<=ت)كم?|ه)$/;
/** An accusative or the first part of a compound, by its vowel sign. */
const writtenEnding = /\u064Bا\p{M}*$|ا\u064B\p{M}*$|\u064E\u0651?ي\p{M}*$/u;

/**
 * The stem of a folded word, for the index. The word as it was typed is needed only where it has vowel signs. An Arabic
 * word loses article and regular endings, but no single letter at its beginning: only the query tries without.
 */
export function stem(folded: string, exact = folded): string {
  if (/^[a-z]{3,}$/.test(folded)) return ownEnglish.has(folded) ? folded : porter2(folded);
  if (!/^[ء-ي]{3,}$/.test(folded)) return folded;
  const word = writtenEnding.test(exact) ? folded.slice(0, -1) : folded;
  return withoutHamza(withoutArticle(word));
}

/** Stems that a word of a query may have in the index: its own first, and those before which any particle may stand. */
export type QueryStems = { stems: string[]; afterParticle: string[] };

/** The stems of a word of a query, with its particle and without. */
export function queryStems(folded: string, exact = folded): QueryStems {
  const own = stem(folded, exact);
  const others = (word: string) => otherForms.get(word) ?? [];
  if (!/^[ء-ي]{3,}$/.test(own)) return { stems: [own, ...others(own)], afterParticle: [] };
  const bare = new Set([own]);
  if (!ownBeginnings.has(own))
    for (const rest of afterParticles(own))
      if (rest.length >= leastAfterParticle || ownBeginnings.has(rest)) bare.add(rest);
  for (const each of Array.from(bare)) for (const other of others(each)) bare.add(other);
  const accusative = withOrWithoutAlif(folded, own);
  return {
    stems: [...new Set([...bare, ...(accusative === undefined ? [] : [accusative])])],
    afterParticle: [...bare],
  };
}

/** All stems that a word of a query may have in the index, its own first: with and without a particle before them. */
export function stemsOf(folded: string, exact = folded): string[] {
  const { stems, afterParticle } = queryStems(folded, exact);
  const withParticle = afterParticle.flatMap((each) => particles.map((particle) => particle + each));
  return [...new Set([...stems, ...withParticle.filter((each) => !ownBeginnings.has(each))])];
}

/** The rests of a stem of the index after each particle that it may begin with, which meet a query’s `afterParticle`. */
export function withoutParticles(stemmed: string): string[] {
  if (!/^[ء-ي]{4,}$/.test(stemmed) || ownBeginnings.has(stemmed)) return [];
  return afterParticles(stemmed).filter((rest) => rest.length >= least || ownBeginnings.has(rest));
}

/** A folded Arabic word after each article and particle, but for words that only look like it: «وحدات» is no «حدات». */
export function withParticles(word: string): string[] {
  if (!/^[ء-ي]{3,}$/.test(word)) return [];
  return [...articles, ...particles]
    .map((before) => before + word)
    .filter((written) => stemsOf(word).includes(stem(written)));
}

/** «مفتشا», an accusative whose sign few texts write, is «مفتش»; «أقرباء» with its hamza left out is no such word. */
function withOrWithoutAlif(folded: string, own: string): string | undefined {
  const bare = own.replace(/ا$/, '');
  const isPossible = bare.length >= leastBeforeAlif && !/[اويه]$/.test(bare) && !folded.endsWith('ء');
  if (!isPossible || hasOwnEnding(bare) || hasOwnEnding(`${bare}ا`)) return undefined;
  return bare === own ? `${bare}ا` : bare;
}

/** The stems of words that have forms with other letters, by each of them. */
const otherForms = new Map<string, string[]>();
for (const words of irregularForms) {
  const stems = words.map((word) => stem(word));
  for (const each of stems)
    otherForms.set(each, [...(otherForms.get(each) ?? []), ...stems.filter((other) => other !== each)]);
}

/** A word without each of the particles that it may begin with. */
function afterParticles(word: string): string[] {
  return particles.filter((each) => word.startsWith(each)).map((each) => word.slice(each.length));
}

function withoutArticle(word: string): string {
  const own = withoutEnding(word);
  if (isUnprefixed(own)) return own;
  const article = articles.find((each) => word.startsWith(each) && word.length >= each.length + 2);
  if (article === undefined) return own;
  const rest = word.slice(article.length);
  // «للجنة» is not «لل» before «جنة», nor «بالتزام» the article before «تزام»
  const inner = withoutEnding(article.slice(-2).replace('لل', 'ل') + rest);
  return isUnprefixed(inner) ? inner : withoutEnding(rest);
}

function isUnprefixed(stemmed: string): boolean {
  return ownBeginnings.has(withoutHamza(stemmed));
}

function hasOwnEnding(word: string): boolean {
  return ownEndings.has(word) || afterParticles(word).some((each) => ownEndings.has(each));
}

function withoutEnding(word: string): string {
  if (hasOwnEnding(word)) return word;
  const [found] = pronoun.exec(word) ?? [];
  const before = found === undefined ? word : word.slice(0, -found.length);
  if (found !== undefined && isTaOfFeminine(before)) return feminine(before.slice(0, -1));
  if (found === 'ه' && !before.endsWith('ات')) return feminine(before);
  return withoutNumber(before.length >= least ? before : word);
}

/** «بطاقته» is «بطاقة» with a pronoun, «بيته» and «معلوماته» are not. */
function isTaOfFeminine(word: string): boolean {
  return word.length >= least && word.endsWith('ت') && !word.endsWith('ات') && !ownTa.has(word);
}

function withoutNumber(word: string): string {
  if (hasOwnEnding(word)) return word;
  const ending = word.slice(-2);
  const rest = word.slice(0, -2);
  if (ending === 'ات') return rest.length >= 2 ? feminine(rest) : word;
  if (!['ان', 'ين', 'ون'].includes(ending) || rest.length < least) return word;
  return ending !== 'ون' && isTaOfFeminine(rest) ? feminine(rest.slice(0, -1)) : rest;
}

/** The stem of a word with ة, given without it. */
function feminine(rest: string): string {
  const keeps =
    rest.length < least ||
    ownFeminines.has(rest) ||
    afterParticles(rest).some((each) => ownFeminines.has(each) || shortFeminines.has(`${each}ه`));
  return keeps ? `${rest}ه` : (singulars.get(rest) ?? rest);
}

/** A last hamza is often left out: «سما», «شي»; not that of «ماء». */
function withoutHamza(word: string): string {
  const rest = word.slice(0, -1);
  return word.endsWith('ء') && (rest.length >= least || /^.[^ا]$/.test(rest)) ? rest : word;
}
