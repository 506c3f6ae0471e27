import type { IncomingHttpHeaders } from 'node:http';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import * as limits from '#shared/limits.ts';
import { sourceOf } from '#shared/redirects/redirect-path.ts';
import { createFrequentPaths } from './frequent-paths.ts';
import { isTakenPath } from './taken-paths.ts';

/** Paths in memory between two writes. */
const room = 2_000;

/** Rows of one statement. */
const batch = 500;

const dayLength = 24 * 60 * 60 * 1000;

/** Names without an ending, and those of pages and documents: programs and settings are requested by those who probe. */
const pageName = /\/(?:[^./][^.]*|[^./].*\.(?:html?|pdf|docx?|xlsx?|pptx?|odt|ods))$/;

/**
 * Requests of pages that the site does not have, by path: without query, and with the day alone. Counted in memory, and
 * stored by the maintenance; those requested most stay.
 */
export function createUnknownPaths(db: Kysely<Schema>, now: () => number) {
  const frequent = createFrequentPaths(room);

  async function store(taken: ReadonlyMap<string, number>): Promise<void> {
    const day = beirutDay(now());
    // In one order, so that no two instances wait for each other
    const rows = [...taken]
      .map(([path, requests]) => ({ path, requests, first_day: day, last_day: day }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
    await inTransaction(db, async (transaction) => {
      for (let start = 0; start < rows.length; start += batch) {
        await transaction
          .insertInto('unknown_path')
          .values(rows.slice(start, start + batch))
          .onConflict((conflict) =>
            conflict.column('path').doUpdateSet((eb) => ({
              requests: sql<number>`unknown_path.requests + ${eb.ref('excluded.requests')}`,
              last_day: eb.ref('excluded.last_day'),
            })),
          )
          .execute();
      }
      await transaction
        .deleteFrom('unknown_path')
        .where('path', 'not in', (query) =>
          query
            .selectFrom('unknown_path')
            .select('path')
            .orderBy('requests', 'desc')
            .orderBy('last_day', 'desc')
            .orderBy('path')
            .limit(limits.maxUnknownPaths),
        )
        .execute();
    });
  }

  return {
    /** Counts the request of a page that is not there, unless it is one of a program or names somebody. */
    count(url: string, { accept = '*/*', 'sec-fetch-dest': dest = 'document' }: IncomingHttpHeaders): void {
      if (dest !== 'document' || !/text\/html|\*\/\*/.test(accept)) return;
      const path = sourceOf(url)?.path ?? '';
      const isCounted = path.length <= limits.unknownPathCharacters && !/@|%40|\/\./.test(path);
      if (isCounted && pageName.test(path)) frequent.count(path);
    },

    /** Stores the counts of this instance. */
    async flush(): Promise<void> {
      const taken = frequent.take();
      if (taken.size === 0) return;
      try {
        await store(taken);
      } catch (error) {
        frequent.giveBack(taken);
        throw error;
      }
    },

    /** Those without a redirect, the most requested first. */
    async list({ page, limit }: { page: number; limit: number }) {
      const open = db
        .selectFrom('unknown_path')
        .where('path', 'not in', (query) => query.selectFrom('redirect').select('redirect.path'));
      const { total } = await open
        .select((eb) => eb.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      const paths = await open
        .selectAll()
        .orderBy('requests', 'desc')
        .orderBy('path')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { paths, total: Number(total) };
    },

    /** Removes those that were not requested for long, that lead on, or that have a page by now. */
    async removeOld(): Promise<void> {
      const oldest = beirutDay(now() - limits.unknownPathDays * dayLength);
      await db
        .deleteFrom('unknown_path')
        .where((eb) =>
          eb.or([
            eb('last_day', '<', oldest),
            eb('path', 'in', (query) => query.selectFrom('redirect').select('redirect.path')),
          ]),
        )
        .execute();
      for (const { path } of await db.selectFrom('unknown_path').select('path').execute())
        if (await isTakenPath(db, path))
          await db.deleteFrom('unknown_path').where('path', '=', path).execute();
    },
  };
}
