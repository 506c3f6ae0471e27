import type { Kysely } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { shownPaths } from '#server/services/files/replaced-pictures.ts';
import type { Storage } from '#server/services/files/storage.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import { type CheckKey, checkKeys, linkChecks, nightlyChecks } from '#shared/checks/check-keys.ts';
import type { CheckFinding, CheckState } from '#shared/checks/checks.ts';
import * as limits from '#shared/limits.ts';
import { createPace, Stopped } from '../maintenance/pace.ts';
import { type CheckTools, checkRows } from './check-rows.ts';
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

type Found = Map<CheckKey, { found: number; findings: CheckFinding[] }>;

type Run = { external: boolean; ended: Promise<void> };

const hour = 60 * 60 * 1000;

/** The checks of everything that is published: nightly and on demand, beside the requests, with their last results. */
export function createChecks(
  db: Kysely<Schema>,
  { storage, leader, publicUrl, now, report, stopping }: Dependencies,
) {
  const startedAt = now();
  let running: Run | undefined;
  let failed = false;

  async function find(keys: readonly CheckKey[]): Promise<Found> {
    const found: Found = new Map(keys.map((key) => [key, { found: 0, findings: [] }]));
    const pace = createPace(stopping);
    const files = await shownPaths(db, await storage.list(''));
    const paths = createSitePaths(db, { publicUrl, files });
    const { host } = new URL(publicUrl);
    const tools: CheckTools = { db, paths, host, externalLinks: new Map(), stopping, now: now(), pace };
    const add = (key: CheckKey, findings: readonly CheckFinding[]) => {
      const result = found.get(key);
      if (!result) return;
      result.found += findings.length;
      result.findings.push(...findings.slice(0, limits.checkFindings - result.findings.length));
    };
    for await (const item of publishedItems(db)) {
      for (const key of keys) add(key, (await checkRows[key].ofItem?.(item, tools)) ?? []);
      await pace();
    }
    for (const key of keys) add(key, (await checkRows[key].ofSite?.(tools)) ?? []);
    return found;
  }

  async function store(found: Found): Promise<void> {
    const checked_at = new Date(now()).toISOString();
    const rows = [...found].map(([check_key, result]) => ({
      check_key,
      found: result.found,
      findings: JSON.stringify(result.findings),
      checked_at,
    }));
    await inTransaction(db, async (transaction) => {
      await transaction
        .deleteFrom('check_result')
        .where('check_key', 'in', [...found.keys()])
        .execute();
      await transaction.insertInto('check_result').values(rows).execute();
    });
  }

  /** Never rejects. */
  async function runAfter(before: Run | undefined, external: boolean): Promise<void> {
    await before?.ended;
    try {
      const keys = external ? checkKeys : nightlyChecks;
      await leader.run('checks', async () => store(await find(keys)));
      failed = false;
    } catch (error) {
      failed = true;
      if (!(error instanceof Stopped)) report(error);
    }
  }

  /** One run at a time, on all instances; links to other sites are checked where somebody asks for it. */
  function run({ external = false } = {}): Promise<void> {
    if (running && (running.external || !external)) return running.ended;
    const own: Run = { external, ended: runAfter(running, external) };
    running = own;
    own.ended = own.ended.finally(() => {
      if (running === own) running = undefined;
    });
    return own.ended;
  }

  const stored = () => db.selectFrom('check_result').selectAll().execute();

  return {
    run,

    /** Runs them once a night; on a new site first when it has been up for half an hour. */
    async runNightly(): Promise<void> {
      const last = (await stored()).find(({ check_key }) => check_key !== 'external');
      const isDue = last
        ? nightOf(Date.parse(last.checked_at)) !== nightOf(now())
        : now() - startedAt > hour / 2;
      if (isDue) await run();
    },

    async state(): Promise<CheckState> {
      const results = new Map((await stored()).map((row) => [row.check_key, row]));
      return {
        checked_at: results.get('links')?.checked_at ?? null,
        running: running !== undefined,
        failed,
        checks: checkKeys.flatMap((check) => {
          const row = results.get(check);
          if (!row) return [];
          const { found, checked_at } = row;
          return [{ check, found, checked_at, findings: JSON.parse(row.findings) as CheckFinding[] }];
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
