import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One SHA-256 over the names and contents of files and folders; missing paths are skipped. */
export function hashFiles(...paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The files at a path, sorted by name at each level, so that every machine hashes them in the same order. */
export function filesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)));
}
