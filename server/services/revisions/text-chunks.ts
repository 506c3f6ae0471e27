import { hash } from 'node:crypto';

/** A text is stored as itself where it is short, or as the hashes of its chunks. */
export type StoredText = string | { chunks: string[] };

export type Chunk = { hash: string; text: string };

/** Characters up to which a text is stored whole. */
const shortText = 256;

/** One of this many words ends a chunk, and every line does: chunks of some 400 characters. */
const wordsPerChunk = 64;

/** Values that one statement takes on any engine. */
const perStatement = 500;

/**
 * A text as it is stored, with its chunks: a revision costs no more than what it changed, since chunks end at words
 * whose checksum says so (content-defined chunking), and those before and after a change are the same ones.
 */
export function splitText(text: string): { stored: StoredText; chunks: Chunk[] } {
  if (text.length <= shortText) return { stored: text, chunks: [] };
  const chunks = chunksOf(text).map((chunk) => ({
    hash: hash('sha256', chunk, 'base64url').slice(0, 16),
    text: chunk,
  }));
  return {
    stored: { chunks: chunks.map((chunk) => chunk.hash) },
    chunks: [...new Map(chunks.map((chunk) => [chunk.hash, chunk])).values()],
  };
}

/** The hashes of the chunks of stored texts, each once. */
export function hashesIn(stored: readonly StoredText[]): string[] {
  return [...new Set(stored.flatMap((text) => (typeof text === 'string' ? [] : text.chunks)))];
}

/** Texts from their chunks. @throws where a chunk is missing: the database was changed from outside. */
export function joinTexts(stored: readonly StoredText[], chunks: readonly Chunk[]): string[] {
  const known = new Map(chunks.map((chunk) => [chunk.hash, chunk.text]));
  return stored.map((text) => {
    if (typeof text === 'string') return text;
    return text.chunks.map((key) => known.get(key) ?? missing(key)).join('');
  });
}

/** Values in groups that one statement takes. */
export function inStatements<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / perStatement);
  return Array.from({ length: count }, (_, group) =>
    values.slice(group * perStatement, (group + 1) * perStatement),
  );
}

/** Pieces of a text, in order and without loss. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  let chunk = '';
  for (const [word] of text.matchAll(/\S*\s*/g)) {
    chunk += word;
    if (word.includes('\n') || checksum(word) % wordsPerChunk === 0) {
      chunks.push(chunk);
      chunk = '';
    }
  }
  return chunk ? [...chunks, chunk] : chunks;
}

function checksum(word: string): number {
  let sum = 7;
  for (let index = 0; index < word.length; index += 1) sum = (sum * 31 + word.charCodeAt(index)) >>> 0;
  // The low bits of the product follow the last characters alone
  return (sum ^ (sum >>> 15)) >>> 0;
}

function missing(key: string): never {
  throw new Error(`The text of a revision is missing: ${key}`);
}
