import type { ExtractionState } from '#shared/search/extraction-states.ts';

export type ExtractedText = {
  state: ExtractionState;
  /** Lines as they are read, empty without a text. */
  text: string;
  /** Of a PDF; 0 where the program that shows the file makes them. */
  pages: number;
};

export type ReadingLimits = {
  pages: number;
  characters: number;
  /** Bytes of a part of an office document, decompressed. */
  partBytes: number;
};

/** A reader of one type of files. */
export type ReadText = (content: Buffer, limits: ReadingLimits) => Promise<ExtractedText>;

export const without = (state: ExtractionState, pages = 0): ExtractedText => ({
  state,
  text: '',
  pages,
});

/** Collects the lines of a file up to a number of characters. */
export class CollectedText {
  readonly #limit: number;
  #text = '';

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(text: string): void {
    if (!this.isFull()) this.#text += text;
  }

  isFull(): boolean {
    return this.#text.length > this.#limit;
  }

  result(pages: number): ExtractedText {
    const isCut = this.isFull();
    const taken = isCut ? this.#text.slice(0, lastBlank(this.#text, this.#limit)) : this.#text;
    const text = taken
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n[ \n]*/g, '\n')
      .trim()
      .toWellFormed();
    if (text === '') return without(isCut ? 'limit' : 'empty', pages);
    return { state: isCut ? 'cut' : 'read', text, pages };
  }
}

/** The end of the last word before a place. */
function lastBlank(text: string, at: number): number {
  const blank = Math.max(text.lastIndexOf(' ', at), text.lastIndexOf('\n', at));
  return blank > 0 ? blank : at;
}
