/** Bytes in which the first line must end. */
const headCharacters = 64 * 1024;

/** Control characters that no text has. */
const control = /[^\P{Cc}\t\n\r]/u;

/** True for text in UTF-8 whose first line has cells, between commas, semicolons or tabs: a CSV has no signature. */
export async function isTableText(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  try {
    for await (const chunk of file.stream()) {
      const text = decoder.decode(chunk, { stream: true });
      if (control.test(text)) return false;
      if (head.length < headCharacters) head += text;
    }
    decoder.decode();
  } catch {
    return false;
  }
  const [first = ''] = head.trimStart().split(/\r?\n/, 1);
  return /[,;\t]/.test(first) && !/^(?:<|#!|%PDF)/.test(first);
}
