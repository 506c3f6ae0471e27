/** The beginning of a text on one line: at most so many characters, ended at a word where there is one, and `…`. */
export function excerpt(text: string, characters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const all = [...line];
  if (all.length <= characters) return line;
  // One character more than fits: when it is a space, the last word is whole.
  const start = all.slice(0, characters + 1).join('');
  const wordEnd = start.lastIndexOf(' ');
  return `${wordEnd > 0 ? start.slice(0, wordEnd) : all.slice(0, characters).join('')}…`;
}
