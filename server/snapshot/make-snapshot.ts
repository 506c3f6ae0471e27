import { resolve } from 'node:path';
import type { Services } from '#server/composition.ts';
import { fileOf } from '#server/http/routes/page-files.ts';
import { languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { areBuilt } from '../http/pages/page-sources.ts';
import { createCopyPool } from './copy-pool.ts';
import type { StoredFile } from './copy-worker.ts';
import { openFolderTarget } from './folder-target.ts';
import { searchFiles, wordFilesFor } from './search-files.ts';
import { SnapshotError } from './snapshot-error.ts';
import { type FileSums, noteName, type SnapshotHead, sumOf } from './snapshot-format.ts';
import type { Counts, SnapshotTarget, Written } from './snapshot-target.ts';
import { itemPages, proofUrls, siteUrls } from './snapshot-urls.ts';
import { openTarTarget } from './tar-target.ts';

type Site = { services: Services; publicUrl: string };

/**
 * Copies everything public into a folder, or a file that ends with `.tar`. What is in memory at a time are some pages, and the
 * name and hash of each file.
 * @throws SnapshotError
 */
export async function makeSnapshot(site: Site, path: string): Promise<Counts & { head: SnapshotHead }> {
  if (!areBuilt()) throw new SnapshotError('The pages are not built: give `npm run build` first.');
  const place = resolve(path);
  // For everybody who gets the copy
  const umask = process.umask(0o022);
  try {
    const target = await (place.endsWith('.tar') ? openTarTarget(place) : openFolderTarget(place));
    try {
      return await fill(target, site);
    } catch (error) {
      await target.abandon();
      throw error;
    }
  } finally {
    process.umask(umask);
  }
}

async function fill(target: SnapshotTarget, { services, publicUrl }: Site) {
  const madeAt = new Date().toISOString();
  const sums: FileSums = new Map();
  const items = await itemPages(services);
  const wordFiles = wordFilesFor(items.length / languages.length);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const note = (file: string, { change, ...sum }: Written) => {
    counts[change] += 1;
    sums.set(file, sum);
  };
  const put = async (file: string, body: Uint8Array) => note(file, await target.put(file, body));
  const store = async (copied: StoredFile) =>
    'written' in copied ? note(copied.file, copied.written) : put(copied.file, copied.body);
  const copySearch = async () => {
    for (const language of languages)
      for await (const { file, body } of searchFiles(services, language, wordFiles)) await put(file, body);
  };
  await put(noteName, Buffer.from(noteOf(publicUrl)));
  // Before the log is copied: what is published meanwhile is after it
  const checkpoint = (await services.publicationLog.latest()) ?? null;
  const pool = createCopyPool({ publicUrl, items, madeAt, wordFiles, folder: target.folder });
  try {
    await copyAll(pool, siteUrls(items), store);
    const proofs = await proofUrls(services);
    const { keys } = await services.publicationLog.keys();
    function* missing(): Generator<string> {
      for (const [url, { hash, page }] of proofs) {
        const file = fileOf(url) ?? '';
        const former = target.read(file);
        // Signed with the same key over the same entry, it proves the same
        if (former && isProofOf(former, hash, keys[0]?.x))
          note(file, { ...sumOf(former), change: 'unchanged' });
        else yield url;
        if (!sums.has(fileOf(page) ?? '')) yield page;
      }
    }
    const both = await Promise.allSettled([copyAll(pool, missing(), store, sums), copySearch()]);
    // Neither writes any more when the target is abandoned
    for (const each of both) if (each.status === 'rejected') throw each.reason;
  } finally {
    await pool.close();
  }
  let head: SnapshotHead | undefined;
  const removed = await target.finish(sums, async (list) => {
    let bytes = 0;
    for (const each of sums.values()) bytes += each.bytes;
    const stated = { diwan: 'snapshot', version: 1, made_at: madeAt, site: publicUrl, checkpoint } as const;
    head = await services.publicationLog.signed({ ...stated, files: sums.size, bytes, list_sha256: list });
    return head;
  });
  return { ...counts, removed, head: head! };
}

/**
 * Copies these URLs, and everything of the site to which they lead.
 * @param sums files that are there already.
 */
async function copyAll(
  pool: ReturnType<typeof createCopyPool>,
  first: Iterable<string>,
  store: (file: StoredFile) => Promise<void>,
  sums: FileSums = new Map(),
): Promise<void> {
  /** Files, or URLs that no file can have. */
  const seen = new Set<string>();
  const written = new Set<string>();
  const found: string[] = [];
  const urls = first[Symbol.iterator]();
  const running = new Set<Promise<void>>();
  let failure: unknown;

  const nameOf = (url: string) => fileOf(url) ?? url;
  const isNew = (url: string) => !seen.has(nameOf(url)) && !sums.has(nameOf(url));
  const next = (): string[] => {
    const some: string[] = [];
    while (some.length < pool.urlsOfMessage) {
      const url = found.pop() ?? urls.next().value;
      if (url === undefined) break;
      if (!isNew(url)) continue;
      seen.add(nameOf(url));
      some.push(url);
    }
    return some;
  };
  const storeAll = async (files: StoredFile[]) => {
    for (const copied of files) {
      found.push(...copied.urls.filter(isNew));
      if (written.has(copied.file)) continue;
      written.add(copied.file);
      await store(copied);
    }
  };

  for (;;) {
    const some = failure === undefined && running.size < pool.capacity ? next() : [];
    if (some.length > 0) {
      const copied: Promise<void> = pool
        .copy(some)
        .then(storeAll)
        .catch((error: unknown) => (failure ??= error))
        .then(() => void running.delete(copied));
      running.add(copied);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  if (failure !== undefined) throw failure;
}

function isProofOf(file: Buffer, hash: string, key: string | undefined): boolean {
  try {
    const { entry, key: signedBy } = JSON.parse(file.toString());
    return entry.hash === hash && signedBy.x === key;
  } catch {
    return false;
  }
}

function noteOf(publicUrl: string): string {
  const lines = languages.map((language) => message(language, 'snapshot.note', { url: publicUrl }));
  return `${lines.join('\n')}\n`;
}
