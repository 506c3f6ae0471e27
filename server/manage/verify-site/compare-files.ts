import { hash } from 'node:crypto';
import type { ScriptList } from '#shared/site/script-list.ts';
import type { Destination, Resource } from './fetch-resource.ts';

type Tools = {
  get: (path: string, destination: Destination) => Promise<Resource | undefined>;
  problem: (text: string) => void;
};

/** Files that are fetched at a time. */
const maxConcurrent = 6;

/** A path in quotation marks, as bundlers write imports, workers and styles. */
const named =
  /["'`(](?<path>(?:\/|\.{1,2}\/|https?:\/\/)[^"'`()\s]*\.(?:css|m?js|wasm)(?:\?[^"'`()\s]*)?)["'`)]/g;

/**
 * Compares all files of a list with those that a site serves, and finds those that are loaded without being in the list. A
 * file that is the release's names no others than the release's do; one that is not is searched for what it loads.
 * @param references paths that pages load, each with its page.
 * @returns the number of files that were compared.
 */
export async function compareFiles(
  { files }: ScriptList,
  references: ReadonlyMap<string, string>,
  { get, problem }: Tools,
): Promise<number> {
  const listed = new Map(files.map((file) => [file.path, file]));
  const seen = new Set([...listed.keys(), ...references.keys()]);
  let found = [...seen];

  async function compare(path: string) {
    const file = listed.get(path);
    const from = references.get(path);
    if (!file && from) problem(`${from} loads ${path}, which is not in the list of scripts`);
    const resource = await get(path, /\.css(?:\?|$)/.test(path) ? 'style' : 'script');
    if (!resource) return;
    if (resource.status !== 200) {
      problem(`${path} is not served (${resource.status})`);
      return;
    }
    const sha256 = hash('sha256', resource.body, 'hex');
    if (file?.sha256 === sha256) return;
    if (file) problem(`${path} is not that of the release: its SHA-256 is ${sha256}, not ${file.sha256}`);
    searchIn(path, String(resource.body));
  }

  function searchIn(path: string, text: string) {
    for (const { groups } of text.matchAll(named)) {
      const base = new URL(path, 'http://site.invalid');
      const url = URL.parse(groups?.['path'] ?? '', base);
      if (!url) continue;
      if (url.origin !== base.origin) problem(`${path} names ${url.href}, which is not of this site`);
      else if (!seen.has(url.pathname + url.search)) {
        seen.add(url.pathname + url.search);
        found.push(url.pathname + url.search);
        problem(`${path} loads ${url.pathname + url.search}, which is not in the list of scripts`);
      }
    }
  }

  while (found.length > 0) {
    const next = found.slice(0, maxConcurrent);
    found = found.slice(maxConcurrent);
    await Promise.all(next.map(compare));
  }
  return files.length;
}
