import { formOf } from './letter-forms.ts';

/** Entries of the table of forms that are no character: no text has these controls once it is folded. */
const unknown = 0;
const dropped = 1;
const several = 2;

/** Units that are folded at a time: the arguments of one call that makes a string of them. */
const chunk = 1_024;
/** The longest form of one character, the formula of four words in one sign (U+FDFA). */
const longestForm = 18;

const buffer = new Uint16Array(chunk * longestForm);

/** Texts in which nothing is folded: figures, the Arabic letters that have one form, and letters of ASCII. */
const plain = {
  lower: /^[\n -@[-~ءابت-غف-هوي]*$/,
  cased: /^[\n -~ءابت-غف-هوي]*$/,
};
/** Signs that belong to the letter before them. */
const attached = /[\p{M}\u0640]/u;
const pair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;

/** One way to fold a text; each character's form is computed once. */
class Folding {
  readonly #forms = new Uint16Array(0x10000);
  readonly #expansions = new Map<number, number[]>();
  readonly #letters: keyof typeof plain;

  constructor(letters: keyof typeof plain) {
    this.#letters = letters;
  }

  fold(text: string): string {
    if (plain[this.#letters].test(text)) return text;
    let folded = '';
    for (let from = 0; from < text.length; from += chunk) {
      const length = this.#foldChunk(text, from, Math.min(from + chunk, text.length));
      folded += String.fromCharCode.apply(null, buffer.subarray(0, length) as unknown as number[]);
    }
    return folded;
  }

  #foldChunk(text: string, from: number, to: number): number {
    const forms = this.#forms;
    let length = 0;
    for (let at = from; at < to; at += 1) {
      const code = text.charCodeAt(at);
      let form = forms[code] as number;
      if (form === unknown) form = this.#learn(code);
      if (form > several) buffer[length++] = form;
      else if (form === several)
        for (const unit of this.#expansions.get(code) as number[]) buffer[length++] = unit;
    }
    return length;
  }

  /** Where each folded character begins in the text. */
  starts(text: string, length: number): Uint32Array {
    const starts = new Uint32Array(length);
    for (let at = 0, next = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const form = this.#forms[code] as number;
      if (form === dropped) continue;
      const end = next + (form === several ? (this.#expansions.get(code)?.length ?? 0) : 1);
      while (next < end) starts[next++] = at;
    }
    return starts;
  }

  #learn(code: number): number {
    const cased = formOf(String.fromCharCode(code));
    const form = this.#letters === 'cased' ? cased : formOf(cased.toLowerCase());
    const units = form.split('').map((unit) => unit.charCodeAt(0));
    if (units.length > 1) this.#expansions.set(code, units);
    return (this.#forms[code] = units.length > 1 ? several : (units[0] ?? dropped));
  }
}

const foldings = { lower: new Folding('lower'), cased: new Folding('cased') };

/** A text in one of the ways to write it: Latin digits and separators, plain letters, no signs above or below them. */
export function fold(text: string): string {
  return foldings.lower.fold(text);
}

/** A folded text that knows the place of each of its characters in the original. */
export class FoldedText {
  readonly text: string;
  readonly original: string;
  readonly #folding: Folding;
  #starts: Uint32Array | undefined;

  /** Capitals stay what they are where a text is `cased`. */
  constructor(original: string, letters: keyof typeof plain = 'lower') {
    this.#folding = foldings[letters];
    this.original = original;
    this.text = this.#folding.fold(original);
  }

  startOf(at: number): number {
    if (this.text === this.original) return at;
    this.#starts ??= this.#folding.starts(this.original, this.text.length);
    return this.#starts[at] as number;
  }

  /** The end of a character with the signs that belong to it. */
  endOf(at: number): number {
    const { original } = this;
    let end = this.startOf(at) + 1;
    if (pair.test(original.slice(end - 1, end + 1))) end += 1;
    while (end < original.length && attached.test(original.charAt(end))) end += 1;
    return end;
  }
}
