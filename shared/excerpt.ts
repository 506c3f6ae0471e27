/** The beginning of a text on one line: truncated at a word boundary if there is one, with `…`. */
export function excerpt(text: string, characters: number): string {
  // A character has two units at most: the rest of a long text is not taken apart
  const start = onOneLine(text.slice(0, 4 * characters));
  const line = start.length > 2 * characters ? start : onOneLine(text);
  const all = [...line];
  if (all.length <= characters) return line;
  // One extra character: if it is a space, the last word is complete.
  const words = all.slice(0, characters + 1).join('');
  const wordEnd = words.lastIndexOf(' ');
  const cut = wordEnd > 0 ? words.slice(0, wordEnd) : all.slice(0, characters).join('');
  return `${cut.replace(/[\s.,:;،؛…]+$/, '')}…`;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
