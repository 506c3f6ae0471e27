import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isCanonicalSignatureOf } from '../crypto/publication-key.ts';
import { SnapshotError } from './snapshot-error.ts';
import {
  type FileSums,
  headName,
  listName,
  ownNames,
  readHead,
  readLine,
  type SnapshotHead,
  sha256,
} from './snapshot-format.ts';

type Content = AsyncIterable<Uint8Array>;

export type Verified = { head: SnapshotHead; problems: string[] };

/**
 * Compares a snapshot with its signed list, with no more than itself.
 * @param key the publication key that has to have signed it; the one that it names by default.
 * @throws SnapshotError for what is no snapshot.
 */
export async function verifySnapshot(path: string, key?: string): Promise<Verified> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) throw new SnapshotError(`There is no ${path}.`);
  const found: FileSums = new Map();
  const own = new Map<string, Buffer>();
  const problems: string[] = [];
  for await (const { name, content } of stats.isDirectory() ? filesIn(path) : membersOf(path)) {
    if (ownNames.includes(name)) own.set(name, await buffer(content));
    else if (found.has(name)) problems.push(`twice: ${name}`);
    else found.set(name, await sumOf(content));
  }
  const head = headOf(own.get(headName), path);
  const list = own.get(listName);
  const { signature, ...stated } = head;
  if (key !== undefined && head.key !== key) problems.push(`signed with another key: ${head.key}`);
  if (!isCanonicalSignatureOf(head.key, stated, signature))
    problems.push(`the signature does not fit ${headName}`);
  if (!list || sha256(list) !== head.list_sha256) problems.push(`the list was changed: ${listName}`);
  for (const line of list?.toString().split('\n').slice(0, -1) ?? []) {
    const listed = readLine(line);
    if (!listed) continue;
    const { path: name, bytes, sha256: hash } = listed;
    const there = found.get(name);
    found.delete(name);
    if (!there) problems.push(`missing: ${name}`);
    else if (there.bytes !== bytes || there.sha256 !== hash) problems.push(`changed: ${name}`);
  }
  for (const name of found.keys()) problems.push(`extra: ${name}`);
  return { head, problems };
}

function headOf(bytes: Buffer | undefined, path: string): SnapshotHead {
  const head = readHead(bytes?.toString() ?? '');
  if (head) return head;
  throw new SnapshotError(`${path} is no complete snapshot: it has no ${headName}.`);
}

async function sumOf(content: Content): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

type Named = { name: string; content: Content };

async function* filesIn(folder: string): AsyncGenerator<Named> {
  const folders = [folder];
  for (let current = folders.pop(); current !== undefined; current = folders.pop()) {
    for (const entry of await readdir(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else {
        const name = relative(folder, path).split(sep).join('/');
        // A link could lead anywhere, and is none of ours
        yield { name, content: entry.isFile() ? createReadStream(path) : Readable.from([]) };
      }
    }
  }
}

async function* membersOf(file: string): AsyncGenerator<Named> {
  const { createTarDecoder } = await import('modern-tar');
  const bytes = Readable.toWeb(createReadStream(file)) as unknown as globalThis.ReadableStream<Uint8Array>;
  const reader = bytes.pipeThrough(createTarDecoder({ strict: true })).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new SnapshotError(`${file} cannot be read as a tar.`, { cause: error });
    });
    if (done) return;
    yield { name: value.header.name, content: value.body };
  }
}
