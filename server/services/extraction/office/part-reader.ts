import { type Token, type TokenHandler, Tokenizer } from 'parse5';
import type { CollectedText } from '../extracted-text.ts';

/** Elements by their names with the usual prefixes, in small letters. */
export type PartRules = {
  /** Text counts within these alone. */
  text: ReadonlySet<string>;
  /** A line ends with them. */
  breaks: ReadonlySet<string>;
  /** Elements that stand for a blank. */
  blanks: ReadonlySet<string>;
  /** Elements whose content does not count. */
  skipped: ReadonlySet<string>;
};

/**
 * Reads the text of a part as it comes. The tokenizer of HTML takes XML, too: it ends at no error, and knows no entities but those
 * of HTML, so that none can grow.
 */
export function createPartReader(rules: PartRules, collected: CollectedText) {
  const decoder = new TextDecoder();
  let inText = 0;
  let inSkipped = 0;

  const add = (text: string) => {
    if (inSkipped === 0) collected.add(text);
  };
  const begin = (name: string) => {
    if (rules.skipped.has(name)) inSkipped += 1;
    if (rules.text.has(name)) inText += 1;
  };
  const end = (name: string) => {
    if (rules.breaks.has(name)) add('\n');
    if (rules.blanks.has(name)) add(' ');
    if (rules.text.has(name)) inText = Math.max(0, inText - 1);
    if (rules.skipped.has(name)) inSkipped = Math.max(0, inSkipped - 1);
  };
  const characters = ({ chars }: Token.CharacterToken) => {
    if (inText > 0) add(chars);
  };
  const handler: TokenHandler = {
    onStartTag({ tagName, selfClosing }) {
      begin(tagName);
      if (selfClosing) end(tagName);
    },
    onEndTag: ({ tagName }) => end(tagName),
    onCharacter: characters,
    onWhitespaceCharacter: characters,
    onNullCharacter() {},
    onComment() {},
    onDoctype() {},
    onEof() {},
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler);

  return {
    write: (chunk: Buffer) => tokenizer.write(decoder.decode(chunk, { stream: true }), false),
    end: () => tokenizer.write(decoder.decode(), true),
  };
}
