const longest = 200;

/** A file's name to show: without its folder, control characters, and marks that change the direction of text. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return [...last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim()].slice(0, longest).join('');
}
