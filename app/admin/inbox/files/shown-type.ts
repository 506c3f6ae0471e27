/** Beginnings of the pictures that a browser shows; the name and the stated type of a file are ignored. */
const pictures: [type: string, begins: (head: string) => boolean][] = [
  ['image/jpeg', (head) => head.startsWith('\u00ff\u00d8\u00ff')],
  ['image/png', (head) => head.startsWith('\u0089PNG\r\n')],
  ['image/gif', (head) => head.startsWith('GIF8')],
  ['image/webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['image/avif', (head) => head.startsWith('ftypavi', 4)],
];

/** Bytes whose text is tried. */
const textBytes = 4 * 1024 * 1024;

/**
 * The type as which a file can be shown: a picture, or text without control characters. Neither runs anything, nor loads
 * anything else.
 * @returns undefined for every other file.
 */
export async function shownType(file: Blob): Promise<string | undefined> {
  const head = await headOf(file);
  const picture = pictures.find(([, begins]) => begins(head))?.[0];
  if (picture || file.size > textBytes) return picture;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return /[^\P{Cc}\t\n\f\r]/u.test(text) ? undefined : 'text/plain;charset=utf-8';
  } catch {
    return undefined;
  }
}

export async function isPdf(file: Blob): Promise<boolean> {
  return (await headOf(file)).startsWith('%PDF-');
}

async function headOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));
}
