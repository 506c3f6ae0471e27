import type { Kysely } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { shownPaths } from '#server/services/files/replaced-pictures.ts';
import type { Storage } from '#server/services/files/storage.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import { type CheckKey, checkKeys, linkChecks } from '#shared/checks/check-keys.ts';
import type { CheckFinding, CheckState } from '#shared/checks/checks.ts';
import * as limits from '#shared/limits.ts';
import { type CheckTools, checkRows } from './check-rows.ts';
import { createPace, Stopped } from './pace.ts';
import { publishedItems } from './published-items.ts';
import { createSitePaths } from './site-paths.ts';

type Dependencies = {
  storage: Pick<Storage, 'list'>;
  leader: Leader;
  publicUrl: string;
  now: () => number;
  report: (error: unknown) => void;
  stopping?: AbortSignal | undefined;
};

type Found = Record<CheckKey, { found: number; findings: CheckFinding[] }>;

const hour = 60 * 60 * 1000;

/** The checks of everything that is published: nightly and on demand, beside the requests, with their last results. */
export function createChecks(
  db: Kysely<Schema>,
  { storage, leader, publicUrl, now, report, stopping }: Dependencies,
) {
  const startedAt = now();
  let running: Promise<void> | undefined;
  let failed = false;

  async function find(): Promise<Found> {
    const found = Object.fromEntries(
      checkKeys.map((key) => [key, { found: 0, findings: [] }]),
    ) as unknown as Found;
    const pace = createPace(stopping);
    const files = await shownPaths(db, await storage.list(''));
    const paths = createSitePaths(db, { publicUrl, files });
    const tools: CheckTools = { db, paths, now: now(), pace };
    const add = (key: CheckKey, findings: readonly CheckFinding[]) => {
      const result = found[key];
      result.found += findings.length;
      result.findings.push(...findings.slice(0, limits.checkFindings - result.findings.length));
    };
    for await (const item of publishedItems(db)) {
      for (const key of checkKeys) add(key, (await checkRows[key].ofItem?.(item, tools)) ?? []);
      await pace();
    }
    for (const key of checkKeys) add(key, (await checkRows[key].ofSite?.(tools)) ?? []);
    return found;
  }

  async function store(found: Found): Promise<void> {
    const checked_at = new Date(now()).toISOString();
    const rows = checkKeys.map((check_key) => ({
      check_key,
      found: found[check_key].found,
      findings: JSON.stringify(found[check_key].findings),
      checked_at,
    }));
    await inTransaction(db, async (transaction) => {
      await transaction.deleteFrom('check_result').execute();
      await transaction.insertInto('check_result').values(rows).execute();
    });
  }

  /** Never rejects. */
  async function runOnce(): Promise<void> {
    try {
      await leader.run('checks', async () => store(await find()));
      failed = false;
    } catch (error) {
      failed = true;
      if (!(error instanceof Stopped)) report(error);
    } finally {
      running = undefined;
    }
  }

  /** One run at a time, on all instances. */
  function run(): Promise<void> {
    running ??= runOnce();
    return running;
  }

  const stored = () => db.selectFrom('check_result').selectAll().execute();

  return {
    run,

    /** Runs them once a night; on a new site first when it has been up for half an hour. */
    async runNightly(): Promise<void> {
      const [last] = await stored();
      const isDue = last
        ? nightOf(Date.parse(last.checked_at)) !== nightOf(now())
        : now() - startedAt > hour / 2;
      if (isDue) await run();
    },

    async state(): Promise<CheckState> {
      const results = new Map((await stored()).map((row) => [row.check_key, row]));
      const [first] = results.values();
      return {
        checked_at: first?.checked_at ?? null,
        running: running !== undefined,
        failed,
        checks: checkKeys.flatMap((check) => {
          const row = results.get(check);
          return row
            ? [{ check, found: row.found, findings: JSON.parse(row.findings) as CheckFinding[] }]
            : [];
        }),
      };
    },

    /** The number of findings of each check; undefined where nothing was checked yet. */
    async counts(): Promise<{ byCheck: Map<CheckKey, number>; brokenLinks: number } | undefined> {
      const results = await stored();
      if (results.length === 0) return undefined;
      const byCheck = new Map(results.map(({ check_key, found }) => [check_key, found]));
      const brokenLinks = linkChecks.reduce((sum, key) => sum + (byCheck.get(key) ?? 0), 0);
      return { byCheck, brokenLinks };
    },
  };
}

/** The night that began at three o'clock in Beirut, named by its day. */
const nightOf = (timestamp: number) => beirutDay(timestamp - 3 * hour);
