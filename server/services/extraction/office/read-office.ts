import { createInflateRaw } from 'node:zlib';
import { entryData, type ZipEntry, zipDirectory } from '#server/services/files/uploads/zip-directory.ts';
import { CollectedText, type ReadText, without } from '../extracted-text.ts';
import { createPartReader, type PartRules } from './part-reader.ts';

type Office = { parts: RegExp[]; rules: PartRules };

/** The parts of a Word document that people read (ECMA-376-1, 17). */
export const readDocx: ReadText = (content, limits) =>
  readOffice(content, limits, {
    parts: [/^word\/document\d*\.xml$/, /^word\/footnotes\.xml$/, /^word\/endnotes\.xml$/],
    rules: {
      text: new Set(['w:t']),
      breaks: new Set(['w:br', 'w:cr', 'w:p']),
      blanks: new Set(['w:tab', 'w:tc']),
      // The same text box once more, for older programs
      skipped: new Set(['mc:fallback']),
    },
  });

/** The content of an OpenDocument text (OpenDocument 1.3-3, 5). */
export const readOdt: ReadText = (content, limits) =>
  readOffice(content, limits, {
    parts: [/^content\.xml$/],
    rules: {
      text: new Set(['text:p', 'text:h']),
      breaks: new Set(['text:line-break', 'text:p', 'text:h']),
      blanks: new Set(['text:s', 'text:tab']),
      skipped: new Set(['text:tracked-changes', 'office:annotation', 'text:note-citation']),
    },
  });

const readOffice = async (
  content: Buffer,
  { characters, partBytes }: Parameters<ReadText>[1],
  { parts, rules }: Office,
) => {
  const file = new Blob([new Uint8Array(content)]);
  const entries = (await zipDirectory(file)) ?? [];
  const read = parts.flatMap((pattern) => entries.filter(({ name }) => pattern.test(name)));
  if (read.length === 0) return without('damaged');
  if (read.some(({ isEncrypted }) => isEncrypted)) return without('closed');
  if (await isSealed(file, entries, partBytes)) return without('closed');
  const collected = new CollectedText(characters);
  let bytes = 0;
  for (const entry of read) {
    const reader = createPartReader(rules, collected);
    for await (const chunk of decompressed(file, entry)) {
      bytes += chunk.length;
      if (collected.isFull()) break;
      if (bytes > partBytes) return without('limit');
      reader.write(chunk);
    }
    reader.end();
  }
  return collected.result(0);
};

/** An OpenDocument file states its encryption in the list of its parts (OpenDocument 1.3-2, 4.4). */
async function isSealed(file: Blob, entries: ZipEntry[], maxBytes: number): Promise<boolean> {
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml');
  if (!manifest) return false;
  let text = '';
  for await (const chunk of decompressed(file, manifest)) {
    text += chunk.toString('latin1');
    if (text.length > maxBytes) return false;
  }
  return text.includes('encryption-data');
}

/** @throws Error where the entry is damaged. */
async function* decompressed(file: Blob, entry: ZipEntry): AsyncGenerator<Buffer> {
  const data = await entryData(file, entry);
  if (!data || (entry.method !== 0 && entry.method !== 8)) throw new Error('A part is damaged');
  if (entry.method === 0) {
    yield data;
    return;
  }
  const inflating = createInflateRaw();
  inflating.end(data);
  for await (const chunk of inflating) yield chunk as Buffer;
}
