/** A decoded part of a mail, whose parts are in base64. */
function partOf(bytes: string, type: 'plain' | 'html'): string {
  const part = new RegExp(String.raw`text/${type}[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--`);
  return Buffer.from(part.exec(bytes)?.[1] ?? '', 'base64').toString();
}

/** The plain text of a mail. */
export const plainOf = (bytes: string) => partOf(bytes, 'plain');

/** The formatted text of a mail. */
export const htmlOf = (bytes: string) => partOf(bytes, 'html');

/** The secret of a link in a mail. */
export function linkIn(bytes: string, name: 'confirm' | 'key' | 'leave'): string {
  return new RegExp(String.raw`[?&]${name}=([\w.-]+)`).exec(plainOf(bytes))?.[1] ?? '';
}
