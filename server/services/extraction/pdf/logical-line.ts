/** A letter with its signs, or a ligature, at one place of a line; its own text is in the order in which it is read. */
export type VisualCluster = { text: string };

type Kind = 'arabic' | 'latin' | 'number' | 'neutral';

const kinds: [Kind, RegExp][] = [
  ['number', /^\p{Nd}/u],
  ['arabic', /(?=\p{L})[\u0640\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u],
  ['latin', /\p{L}/u],
];

/** Between two digits these belong to the number. */
const separator = /^[.,:/\u066B\u066C]$/;

const mirrored: Record<string, string> = { '(': ')', '[': ']', '{': '}', '«': '»', '‹': '›' };
const closing = Object.fromEntries(Object.entries(mirrored).map(([open, close]) => [close, open]));

/**
 * A line as it is read, from its clusters as they stand on the page from left to right: the inverse of the Unicode
 * Bidirectional Algorithm (UAX #9) for lines of Arabic and Latin text with numbers.
 * @param pageIsArabic the direction of a line that has letters of both, or none.
 */
export function logicalLine(clusters: readonly VisualCluster[], pageIsArabic: boolean): string {
  const levels = levelsOf(kindsOf(clusters), pageIsArabic);
  const order = clusters.map((_cluster, index) => index);
  for (const level of [1, 2]) reverseRuns(order, levels, level);
  const parts = order.map((index) => ({ text: clusters[index]?.text ?? '', level: levels[index] ?? 0 }));
  return (isMirrored(parts) ? parts.map(withMirrored) : parts).map(({ text }) => text).join('');
}

export function isMostlyArabic(clusters: readonly VisualCluster[]): boolean {
  const found = kindsOf(clusters);
  const count = (wanted: Kind) => found.filter((kind) => kind === wanted).length;
  return count('arabic') > 0 && count('arabic') >= count('latin');
}

function kindsOf(clusters: readonly VisualCluster[]): Kind[] {
  const own = clusters.map(({ text }) => kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'neutral');
  return own.map((kind, index) => {
    const isWithin = own[index - 1] === 'number' && own[index + 1] === 'number';
    return isWithin && separator.test(clusters[index]?.text ?? '') ? 'number' : kind;
  });
}

/** Levels of embedding (UAX #9, 3.3): 1 for Arabic, 2 for numbers and Latin text within it, 0 for other Latin text. */
function levelsOf(found: readonly Kind[], pageIsArabic: boolean): number[] {
  const hasArabic = found.includes('arabic');
  const isArabic = hasArabic === found.includes('latin') ? pageIsArabic : hasArabic;
  return isArabic ? levelsInArabic(found) : levelsInLatin(found);
}

function levelsInArabic(found: readonly Kind[]): number[] {
  const next = nextOf(found, (kind) => kind !== 'neutral');
  // A number takes no neighbours along, but belongs to the Latin text to its left
  let isLatin = false;
  return found.map((kind, index) => {
    if (kind === 'arabic') isLatin = false;
    if (kind === 'latin') isLatin = true;
    if (kind !== 'neutral') return kind === 'arabic' ? 1 : 2;
    return isLatin && (next[index] === 'latin' || next[index] === 'number') ? 2 : 1;
  });
}

function levelsInLatin(found: readonly Kind[]): number[] {
  const next = nextOf(found, (kind) => kind === 'arabic' || kind === 'latin');
  let last: Kind = 'neutral';
  return found.map((kind, index) => {
    if (kind === 'arabic' || kind === 'latin') last = kind;
    if (kind === 'arabic') return 1;
    if (kind === 'latin' || last !== 'arabic' || next[index] !== 'arabic') return 0;
    return kind === 'number' ? 2 : 1;
  });
}

/** At each place, the first of the wanted kinds from there to the right. */
function nextOf(found: readonly Kind[], isWanted: (kind: Kind) => boolean): (Kind | undefined)[] {
  let next: Kind | undefined;
  return found
    .toReversed()
    .map((kind) => (next = isWanted(kind) ? kind : next))
    .toReversed();
}

function reverseRuns(order: number[], levels: readonly number[], level: number): void {
  const isWithin = (at: number) => (levels[order[at] ?? -1] ?? -1) >= level;
  for (let from = 0; from < order.length; from += 1) {
    if (!isWithin(from)) continue;
    let to = from;
    while (isWithin(to + 1)) to += 1;
    const run = order.slice(from, to + 1).toReversed();
    for (const [offset, index] of run.entries()) order[from + offset] = index;
    from = to;
  }
}

type Part = { text: string; level: number };

/** True where the brackets of Arabic text are named by their shapes: the first one closes. */
function isMirrored(parts: readonly Part[]): boolean {
  const first = parts.find(({ text, level }) => level === 1 && (text in mirrored || text in closing));
  return first !== undefined && first.text in closing;
}

function withMirrored(part: Part): Part {
  if (part.level !== 1) return part;
  return { ...part, text: mirrored[part.text] ?? closing[part.text] ?? part.text };
}
