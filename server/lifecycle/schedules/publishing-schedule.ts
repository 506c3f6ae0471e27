import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';
import { repeatedly } from './repeatedly.ts';

/** Milliseconds between two checks: two short walks along indexes. */
const every = 400;

/** Milliseconds after which a moment is late, which the operator should know. */
const late = 60_000;

/** Items that are fired together: many have hardly more statements than one. Other instances purge everything for 100. */
const perTransaction = 50;

type Item = Parameters<Services['schedule']['fire']>[0][number];

type Scheduling = Pick<Services, 'leader' | 'schedule'>;

/**
 * Publishes and ends items at their moments, and makes up at once for those that passed while the site was stopped.
 * @returns a function that stops it, and waits for the items in work.
 */
export function startPublishingSchedule(
  { leader, schedule }: Scheduling,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isFirst = true;

  /** @returns the milliseconds by which each was late. */
  async function fireAll(signal: AbortSignal): Promise<number[]> {
    const lateness: number[] = [];
    let before = -1;
    // One that fails stays due, and does not stop the others
    while (lateness.length > before && !signal.aborted) {
      before = lateness.length;
      const due = await schedule.due();
      for (let start = 0; start < due.length && !signal.aborted; start += perTransaction) {
        lateness.push(...(await fire(due.slice(start, start + perTransaction), signal)));
        // SQLite leaves no gap in which requests are served
        await setImmediate();
      }
    }
    return lateness;
  }

  /** Fires items together; where that fails, each by itself. */
  async function fire(items: Item[], signal: AbortSignal): Promise<number[]> {
    try {
      return (await schedule.fire(items)).map((fired) => fired.late);
    } catch (error) {
      const [item] = items;
      if (item && items.length === 1) {
        log.error({ err: error, item: `${item.section}/${item.id}` }, 'a scheduled moment failed');
        return [];
      }
    }
    const lateness: number[] = [];
    for (const item of items) if (!signal.aborted) lateness.push(...(await fire([item], signal)));
    return lateness;
  }

  async function check(signal: AbortSignal): Promise<void> {
    const due = await schedule.due();
    if (due.length > 0) {
      // Other instances would wait for each of its locks
      await leader.run('schedule', async () => record(await fireAll(signal)));
    }
    isFirst = false;
  }

  function record(lateness: number[]): void {
    const latest = Math.max(0, ...lateness);
    const found = { items: lateness.length, latestSeconds: Math.round(latest / 1000) };
    if (isFirst && lateness.length > 0)
      log.info(found, 'made up for moments missed while the site was stopped');
    else if (latest > late) log.warn(found, 'scheduled moments were late');
  }

  return repeatedly(check, {
    every,
    report: (error) => log.error({ err: error }, 'checking for scheduled moments failed'),
  });
}
