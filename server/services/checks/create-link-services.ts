import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Storage } from '#server/services/files/storage.ts';
import type { Invalidation } from '#server/services/invalidation/invalidation.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { createRedirectMap } from '#server/services/redirects/redirect-map.ts';
import { createUnknownPaths } from '#server/services/redirects/unknown-paths.ts';
import { createChecks } from './checks.ts';

type Dependencies = {
  db: Kysely<Schema>;
  invalidation: Invalidation;
  storage: Storage;
  leader: Leader;
  publicUrl: string;
  now: () => number;
  report: (error: unknown, what: string) => void;
  stopping?: AbortSignal | undefined;
};

/** The services about links that hold state, one of each for all contexts. */
export function createLinkServices({ db, invalidation, report, ...rest }: Dependencies) {
  return {
    redirectMap: createRedirectMap(db, invalidation),
    unknownPaths: createUnknownPaths(db, rest.now),
    checks: createChecks(db, { ...rest, report: (error) => report(error, 'the checks failed') }),
  };
}
