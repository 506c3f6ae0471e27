import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Stored bytes, such as a file or a column of a row. */
export type NamedBytes = { name: string; bytes: Buffer };

/** Every file below a folder. A site that runs may replace some meanwhile: temporary ones are gone by then. */
export async function filesBelow(folder: string): Promise<NamedBytes[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.map(async (name) => ({ name, bytes: await readFile(name).catch(unlessGone) })),
  );
  return read.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Every value of every row of these tables, or of all that there are. */
export async function rowsOf(db: Kysely<Schema>, tables?: readonly (keyof Schema)[]): Promise<NamedBytes[]> {
  const all = (await db.introspection.getTables()).map(({ name }) => name as keyof Schema);
  const rows = (tables ?? all).map(async (table) => {
    const found: Record<string, unknown>[] = await db.selectFrom(table).selectAll().execute();
    return found.flatMap((row) =>
      Object.entries(row).map(([column, value]) => ({ name: `${table}.${column}`, bytes: bytesOf(value) })),
    );
  });
  return (await Promise.all(rows)).flat();
}

/** The files and rows that hold any of these texts, in any encoding. */
export function searchFor(texts: readonly string[], files: readonly NamedBytes[]): string[] {
  return foundIn(texts, spellings, files);
}

/** The files and rows that hold any of these timestamps (milliseconds since 1970) as a number in binary form. */
export function searchForTimes(timestamps: readonly number[], files: readonly NamedBytes[]): string[] {
  return foundIn(timestamps, binaryTimes, files);
}

/** A timestamp as the bytes of a number. */
export function binaryTimes(timestamp: number): Record<string, Buffer> {
  const integer = (value: bigint) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64BE(value);
    return bytes;
  };
  const float = Buffer.alloc(8);
  float.writeDoubleBE(timestamp);
  const milliseconds = integer(BigInt(timestamp));
  const numbers = {
    'milliseconds': milliseconds,
    'milliseconds of SQLite': milliseconds.subarray(2),
    'a floating-point number': float,
    'a timestamp of PostgreSQL': integer(BigInt(timestamp - Date.UTC(2000, 0, 1)) * 1_000n),
    'microseconds': integer(BigInt(timestamp) * 1_000n),
  };
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, bytes]) => [
      [name, bytes],
      [`${name}, the last byte first`, Buffer.from(bytes.toReversed())],
    ]),
  );
}

function foundIn<Value>(
  values: readonly Value[],
  written: (value: Value) => Record<string, Buffer>,
  files: readonly NamedBytes[],
): string[] {
  const wanted = values.flatMap((value) =>
    Object.entries(written(value)).map(([way, bytes]) => ({ name: `${String(value)} in ${way}`, bytes })),
  );
  return files.flatMap(({ name, bytes }) =>
    wanted.filter((each) => bytes.includes(each.bytes)).map((each) => `${name}: ${each.name}`),
  );
}

/** A text as bytes, in each of its encodings. */
export function spellings(text: string): Record<string, Buffer> {
  const utf8 = Buffer.from(text);
  const utf16 = Buffer.from(text, 'utf16le');
  const ascii = (written: string) => Buffer.from(written, 'latin1');
  return {
    'UTF-8': utf8,
    'UTF-16LE': utf16,
    'UTF-16BE': Buffer.from(utf16).swap16(),
    'hex': ascii(utf8.toString('hex')),
    'HEX': ascii(utf8.toString('hex').toUpperCase()),
    'an address': ascii(encodeURIComponent(text)),
    'JSON escapes': ascii(
      text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
    ...Object.fromEntries(
      ([0, 1, 2] as const).flatMap((before) =>
        (['base64', 'base64url'] as const).map((encoding) => [
          `${encoding} after ${before} bytes`,
          ascii(inBase64(utf8, before, encoding)),
        ]),
      ),
    ),
  };
}

/** The part of a text's base64 that does not depend on the bytes around it, of which so many precede. */
function inBase64(bytes: Buffer, before: 0 | 1 | 2, encoding: 'base64' | 'base64url'): string {
  const complete = Buffer.concat([Buffer.alloc(before), bytes]);
  const written = complete.toString(encoding).replaceAll('=', '');
  return written.slice(Math.ceil((before * 8) / 6), Math.floor((complete.length * 8) / 6));
}

function bytesOf(value: unknown): Buffer {
  return value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value));
}
