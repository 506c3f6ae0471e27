/** The beginning of a text on one line: truncated at a word boundary if there is one, with `…`. */
export function excerpt(text: string, characters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const all = [...line];
  if (all.length <= characters) return line;
  // One extra character: if it is a space, the last word is complete.
  const start = all.slice(0, characters + 1).join('');
  const wordEnd = start.lastIndexOf(' ');
  const cut = wordEnd > 0 ? start.slice(0, wordEnd) : all.slice(0, characters).join('');
  return `${cut.replace(/[\s.,:;،؛…]+$/, '')}…`;
}
