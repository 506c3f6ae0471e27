import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { keyOf, locationOf, sourceOf } from '#shared/redirects/redirect-path.ts';
import { everything } from '../effects/dependency-tags.ts';
import type { Invalidation } from '../invalidation/invalidation.ts';
import { redirectRows } from './redirect-rows.ts';

/** The redirect that answers for a URL: the old path that it is found by, and its `Location`. */
export type FoundRedirect = { path: string; location: string };

type Targets = ReadonlyMap<string, string>;

/** All redirects in memory, by old path: read on the first unknown path, and again after a change on any instance. */
export function createRedirectMap(db: Kysely<Schema>, invalidation: Invalidation) {
  let targets: Targets | undefined;
  let reading: Promise<Targets> | undefined;
  invalidation.onInvalidate((tags) => {
    if (!tags.includes('redirects') && !tags.includes(everything)) return;
    targets = undefined;
    reading = undefined;
  });

  async function read(): Promise<Targets> {
    const found = new Map<string, string>();
    for await (const { path, target } of redirectRows(db)) found.set(path, target);
    return found;
  }

  function load(): Promise<Targets> {
    if (reading) return reading;
    const begun = read();
    reading = begun;
    void begun.then(
      (found) => {
        if (reading === begun) targets = found;
        return found;
      },
      () => {
        if (reading === begun) reading = undefined;
      },
    );
    return begun;
  }

  return {
    /** True where a redirect answers for a URL: at once while they are in memory. Never rejects. */
    has(url: string): boolean | Promise<boolean> {
      if (targets) return findIn(targets, url) !== undefined;
      return load().then(
        (found) => findIn(found, url) !== undefined,
        () => false,
      );
    },

    /** The redirect of a URL, in any of its spellings: the one with its query, else the one of its path alone. */
    async find(url: string): Promise<FoundRedirect | undefined> {
      const found = findIn(targets ?? (await load()), url);
      return found && { path: found.path, location: locationOf(found.target) };
    },
  };
}

function findIn(targets: Targets, url: string): { path: string; target: string } | undefined {
  if (targets.size === 0) return undefined;
  const source = sourceOf(url);
  if (!source) return undefined;
  const target = targets.get(keyOf(source)) ?? targets.get(source.path);
  return target === undefined ? undefined : { path: source.path, target };
}
