import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { textSearch } from '#server/db/text-search.ts';
import { isTakenPath } from '#server/services/redirects/taken-paths.ts';
import { sourceOf } from '#shared/redirects/redirect-path.ts';
import type { Redirect, RedirectProblem } from '#shared/redirects/redirects.ts';
import { checkRedirect, createRedirectState, type GivenRedirect } from './check-redirects.ts';
import { redirectRows } from './redirect-rows.ts';

/** A given row that was refused, by its place among those given. */
export type Refusal = { index: number; problem: RedirectProblem };

/** A path with its target, or none where the redirect is removed. */
type Row = { path: string; target: string | null };

type By = { author: string; origin: Redirect['origin'] };

type Options = { publicUrl: string; now: () => number };

type SaveOptions = {
  /** One refused row refuses all. */
  complete: boolean;
  /** Paths that have a page are stored as well: they may lose it. */
  taken?: boolean;
};

/** Rows that one statement stores, and that are checked between two turns of the event loop. */
const batch = 500;

/** Old paths of the site and their targets. */
export function createRedirects({ db, transact }: UnitOfWork, { publicUrl, now }: Options) {
  return {
    /** Those whose path or target holds a text, those saved last first. */
    async list({ q = '', page, limit }: { q?: string | undefined; page: number; limit: number }) {
      const start = (page - 1) * limit;
      const all = db.selectFrom('redirect').orderBy('saved_at', 'desc').orderBy('path');
      if (q.trim() === '') {
        const { total } = await db
          .selectFrom('redirect')
          .select((eb) => eb.fn.countAll<number | string>().as('total'))
          .executeTakeFirstOrThrow();
        const rows = await all.selectAll().limit(limit).offset(start).execute();
        return { redirects: rows.map(shown), total: Number(total) };
      }
      const inColumns = searches(db, q);
      const matching = await all
        .select(['path', 'target'])
        .where((eb) => eb.or(inColumns.map(({ column, search }) => search.within([column]))))
        .execute();
      const paths = matching
        .filter((row) => inColumns.some(({ column, search }) => search.isIn([row[column]])))
        .map(({ path }) => path);
      const on = paths.slice(start, start + limit);
      const rows = on.length > 0 ? await all.selectAll().where('path', 'in', on).execute() : [];
      return { redirects: rows.map(shown), total: paths.length };
    },

    /** All of them, by their paths. */
    async all(): Promise<Redirect[]> {
      return (await db.selectFrom('redirect').selectAll().orderBy('path').execute()).map(shown);
    },

    /**
     * Adds, changes and removes redirects, a row each; all others stay.
     * @returns what was stored, and the rows that were refused.
     */
    save(given: readonly GivenRedirect[], by: By, { complete, taken = false }: SaveOptions) {
      return transact(async (transaction) => {
        const { rows, refused } = await checked(transaction, given, taken);
        if (complete && refused.length > 0) return { saved: [], removed: [], refused };
        await store(transaction, rows, by);
        const paths = (isRemoved: boolean) =>
          rows.filter(({ target }) => (target === null) === isRemoved).map(({ path }) => path);
        return { saved: paths(false), removed: paths(true), refused };
      });
    },
  };

  /** The rows that can be stored, in order; a second writer waits, for its rows may lead to these. */
  async function checked(transaction: Kysely<Schema>, given: readonly GivenRedirect[], taken: boolean) {
    if (isPostgres(transaction))
      await sql`lock table redirect in share row exclusive mode`.execute(transaction);
    const state = createRedirectState();
    for await (const { path, target } of redirectRows(transaction)) state.set(path, target);
    const rows: Row[] = [];
    const refused: Refusal[] = [];
    const seen = new Set<string>();
    for (const [index, row] of given.entries()) {
      if (index % batch === batch - 1) await turn();
      const result = checkRedirect(row, state, { publicUrl, seen });
      const { path, problem } = result;
      const isTaken =
        !taken && row.to !== null && path !== undefined && (await isTakenPath(transaction, path));
      if (isTaken) refused.push({ index, problem: 'page' });
      else if (problem) refused.push({ index, problem });
      if (isTaken || result.problem || (result.target === null && !state.has(result.path))) continue;
      state.set(result.path, result.target);
      seen.add(result.path);
      rows.push(result);
    }
    return { rows, refused };
  }

  async function store(transaction: Kysely<Schema>, rows: Row[], { author, origin }: By): Promise<void> {
    const saved_at = new Date(now()).toISOString();
    // A path may be removed and added again: the last row of each counts
    const last = [...new Map(rows.map((row) => [row.path, row])).values()];
    const removed = last.flatMap(({ path, target }) => (target === null ? [path] : []));
    const values = last.flatMap(({ path, target }) =>
      target === null ? [] : [{ path, target, origin, author, saved_at }],
    );
    for (let start = 0; start < removed.length; start += batch)
      await transaction
        .deleteFrom('redirect')
        .where('path', 'in', removed.slice(start, start + batch))
        .execute();
    for (let start = 0; start < values.length; start += batch) {
      await transaction
        .insertInto('redirect')
        .values(values.slice(start, start + batch))
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet((eb) => ({
            target: eb.ref('excluded.target'),
            origin: eb.ref('excluded.origin'),
            author: eb.ref('excluded.author'),
            saved_at: eb.ref('excluded.saved_at'),
          })),
        )
        .execute();
    }
  }
}

const shown = ({ path, target, ...row }: Schema['redirect']): Redirect => ({
  from: path,
  to: target,
  ...row,
});

/** The searches in the columns: an old path is found however it is written. */
function searches(db: Kysely<Schema>, q: string) {
  const { path = q } = q.startsWith('/') ? (sourceOf(q) ?? {}) : {};
  return [
    { column: 'path', search: textSearch(db, path) },
    { column: 'target', search: textSearch(db, q) },
  ] as const;
}
