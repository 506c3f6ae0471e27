import { codes } from '../codes.ts';
import type { Fact } from '../fact.ts';
import { type MappedText, originalOf } from '../mapped-text.ts';

/** A fact without the words in which it was written: those that a pattern matched. */
export type FoundFact = Omit<Fact, 'text'>;

/** The words of a match without the blanks and stops around them. */
function writtenAs(words: string): string {
  return words.trim().replace(/[.,;:!?،؛…]+$/, (stops) => (/\.[ap]?\.?m?$/.test(words) ? stops : ''));
}

/** Reads facts out of a text, the surest first; what was read once is read no more. */
export class Reader {
  readonly facts: Fact[] = [];
  #mapped: MappedText;

  constructor(mapped: MappedText) {
    this.#mapped = mapped;
  }

  get text(): string {
    return this.#mapped.text;
  }

  /** Reads what a pattern finds; where that is nothing (`undefined`), the words stay for the next pattern. */
  take(pattern: RegExp, factsOf: (match: RegExpExecArray) => FoundFact[] | undefined): void {
    const { text } = this;
    const parts: string[] = [];
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const found = factsOf(match);
      if (!found) continue;
      const end = match.index + match[0].length;
      const words = writtenAs(originalOf(this.#mapped, match.index, end));
      this.facts.push(...found.map((fact) => ({ ...fact, text: words })));
      parts.push(text.slice(at, match.index), codes.blank.repeat(end - match.index));
      at = end;
    }
    if (at > 0) this.#mapped = { ...this.#mapped, text: parts.join('') + text.slice(at) };
  }

  /** Goes on with another form of what is left. */
  rewrite(by: (mapped: MappedText) => MappedText): void {
    this.#mapped = by(this.#mapped);
  }
}
