import type { Language } from '#shared/languages.ts';
import { markup, type Shaped, shape } from './shaped-text.ts';

/** Sizes of a title in pixels: the largest one in which it fits its box. */
const sizes = [96, 84, 74, 66, 58, 52, 47, 42] as const;

/** From this size on, a word that is longer than a line is broken, and does not make the title smaller. */
const broken = 58;

export type Box = { width: number; height: number };

/** A title in a box: in whole words as large as it can be, then with long words broken, at last shortened. */
export async function fitTitle(
  title: string,
  { language, colour, box }: { language: Language; colour: string; box: Box },
): Promise<Shaped> {
  const at = (text: string, size: number, wrap: 'word' | 'word-char') =>
    shape(markup(text, language), { font: 'head', size, colour }, { width: box.width, wrap });
  const fits = ({ width, height }: Box) => width <= box.width && height <= box.height;
  for (const wrap of ['word', 'word-char'] as const) {
    for (const size of sizes.filter((each) => (wrap === 'word' ? each >= broken : each <= broken))) {
      const shaped = await at(title, size, wrap);
      if (fits(shaped)) return shaped;
    }
  }
  return shortened(title, (text) => at(text, sizes.at(-1) ?? 42, 'word-char'), fits);
}

/** The longest beginning that fits, with an ellipsis: to the end of a word, unless one alone is too long. */
async function shortened(
  title: string,
  shapeOf: (text: string) => Promise<Shaped>,
  fits: (shaped: Shaped) => boolean,
): Promise<Shaped> {
  const characters = Array.from(title);
  let [shortest, longest] = [1, characters.length];
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (fits(await shapeOf(cut(characters, middle)))) shortest = middle;
    else longest = middle - 1;
  }
  return shapeOf(cut(characters, shortest));
}

function cut(characters: string[], length: number): string {
  const start = characters.slice(0, length).join('');
  const blank = start.lastIndexOf(' ');
  const words = blank > start.length / 2 ? start.slice(0, blank) : start;
  return `${words.replace(/[\s\p{P}\p{M}]+$/u, '')}…`;
}
