import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** An item's name. */
export type ItemKey = { section: SectionKey; id: number };

/** A text is stored as itself where it is short, or as the hashes of its chunks. */
export type StoredText = string | { chunks: string[] };

/** Characters up to which a text is stored whole. */
const shortText = 256;

/** One of this many words ends a chunk, and every line does: chunks of some 400 characters. */
const wordsPerChunk = 64;

/** Values that one statement takes on any engine. */
const perStatement = 500;

/**
 * Stores a long text by its content, so that a revision costs no more than what it changed: chunks end at words whose hash says
 * so (content-defined chunking), and those before and after a change are the same ones.
 */
export async function storeText(
  transaction: Kysely<Schema>,
  item: ItemKey,
  text: string,
): Promise<StoredText> {
  if (text.length <= shortText) return text;
  const chunks = chunksOf(text).map((chunk) => ({
    ...item,
    hash: hash('sha256', chunk, 'base64url').slice(0, 16),
    text: chunk,
  }));
  const rows = [...new Map(chunks.map((chunk) => [chunk.hash, chunk])).values()];
  for (let from = 0; from < rows.length; from += perStatement) {
    await transaction
      .insertInto('item_chunk')
      .values(rows.slice(from, from + perStatement))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { chunks: chunks.map((chunk) => chunk.hash) };
}

/** The texts that were stored. @throws where a chunk is missing: the database was changed from outside. */
export async function loadTexts(
  db: Kysely<Schema>,
  { section, id }: ItemKey,
  stored: readonly StoredText[],
): Promise<string[]> {
  const wanted = [...new Set(stored.flatMap((text) => (typeof text === 'string' ? [] : text.chunks)))];
  const known = new Map<string, string>();
  for (let from = 0; from < wanted.length; from += perStatement) {
    const rows = await db
      .selectFrom('item_chunk')
      .select(['hash', 'text'])
      .where('section', '=', section)
      .where('id', '=', id)
      .where('hash', 'in', wanted.slice(from, from + perStatement))
      .execute();
    for (const row of rows) known.set(row.hash, row.text);
  }
  return stored.map((text) => {
    if (typeof text === 'string') return text;
    return text.chunks.map((key) => known.get(key) ?? missing(key)).join('');
  });
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
