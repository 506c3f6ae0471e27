/** Letters of folded words, by script. */
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ابتثجحخدذرزسشصضطظعغفقكلمنهويء'];

/** Letters from which a word is corrected: shorter ones are near too many others. */
const correctedLetters = 5;

/** All folded words that are one letter more, less or other than this one, or have two letters in the other order. */
export function nearWords(folded: string): Set<string> {
  const alphabet = alphabets.find((letters) => [...folded].every((letter) => letters.includes(letter)));
  const near = new Set<string>();
  if (alphabet === undefined || folded.length < correctedLetters) return near;
  for (let at = 0; at <= folded.length; at += 1) {
    const before = folded.slice(0, at);
    const after = folded.slice(at + 1);
    for (const letter of alphabet) {
      near.add(before + letter + folded.slice(at));
      if (at < folded.length) near.add(before + letter + after);
    }
    near.add(before + after);
    near.add(before + after.charAt(0) + folded.charAt(at) + after.slice(1));
  }
  near.delete(folded);
  return near;
}

/**
 * The correction of a word: of the words near it that there are, the one in most texts, then the first of the alphabet. A word
 * with the article may stand in texts without it only.
 */
export function correctionOf(folded: string, texts: ReadonlyMap<string, number>): string | undefined {
  const count = (word: string) => texts.get(word) ?? 0;
  const [best] = [...nearWords(folded)]
    .filter((word) => count(word) > 0)
    .toSorted((one, other) => count(other) - count(one) || (one < other ? -1 : 1));
  return best ?? (folded.startsWith('ال') ? correctionOf(folded.slice(2), texts) : undefined);
}
