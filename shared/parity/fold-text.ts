import { FoldedText } from '../arabic/fold.ts';
import type { MappedText } from './mapped-text.ts';

/** A folded text with its capitals, which tell references and codes from words. */
export function foldText(original: string): MappedText {
  const folded = new FoldedText(original, 'cased');
  const { text } = folded;
  const places = Array.from({ length: text.length }, (_, at) => at);
  return {
    text,
    original,
    starts: places.map((at) => folded.startOf(at)),
    ends: places.map((at) => folded.endOf(at)),
  };
}

/** The same of a word of a table. */
export function foldWord(word: string): string {
  return new FoldedText(word, 'cased').text;
}
