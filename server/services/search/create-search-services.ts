import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { createPace, Stopped } from '#server/services/maintenance/pace.ts';
import { runAllThenThrow } from '#server/services/maintenance/run-all-then-throw.ts';
import { createSearchIndex } from '../search-index/search-index.ts';
import { createSearch } from './search.ts';
import { createUnansweredQueries } from './unanswered-queries.ts';

type Dependencies = {
  db: Kysely<Schema>;
  leader: Leader;
  now: () => number;
  report: (error: unknown, what: string) => void;
  stopping?: AbortSignal | undefined;
};

/** The search, with its index and what it notes of unanswered queries; one of each for all contexts. */
export function createSearchServices({ db, leader, now, report, stopping }: Dependencies) {
  const unansweredQueries = createUnansweredQueries(db, now);
  const searchIndex = createSearchIndex(db, {
    leader,
    pause: () => createPace(stopping),
    now,
    isStop: (error) => error instanceof Stopped,
    report: (error) => report(error, 'indexing for the search failed'),
  });
  return {
    search: createSearch(db, { unanswered: unansweredQueries, now }),
    unansweredQueries,
    searchIndex: {
      ...searchIndex,
      /** The hourly work: an index that was interrupted, withdrawn words, old counts. */
      maintain: runAllThenThrow(
        () => unansweredQueries.flush(),
        () => unansweredQueries.removeOld(),
        () => searchIndex.renew(),
        () => searchIndex.mend(),
      ),
    },
  };
}
