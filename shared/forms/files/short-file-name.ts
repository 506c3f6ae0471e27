const longestCharacters = 200;

/** A file's name without the folders that it came from; the middle of a very long one is left out. */
export function shortFileName(given: string): string {
  const name = given.replace(/^.*[/\\]/s, '').replaceAll(/\s+/g, ' ') || given;
  const cut = longestCharacters / 2 - 1;
  return name.length > longestCharacters ? `${name.slice(0, cut)}…${name.slice(-cut)}` : name;
}
