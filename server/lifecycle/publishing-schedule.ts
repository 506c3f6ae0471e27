import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../composition.ts';

/** Milliseconds between two checks: two short walks along indexes. */
const every = 400;

/** Milliseconds after which a moment is late, which the operator should know. */
const late = 60_000;

/** Transactions at a time: a remote database takes most of one to travel. */
const atOnce = 4;

type Item = Parameters<Services['schedule']['fire']>[0];

type Scheduling = Pick<Services, 'leader' | 'schedule'>;

/**
 * Publishes and ends items at their moments, and makes up at once for those that passed while the site was stopped.
 * @returns a function that stops it, and waits for the item in work.
 */
export function startPublishingSchedule(
  { leader, schedule }: Scheduling,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;

  /** @returns the milliseconds by which each was late. */
  async function fireAll(): Promise<number[]> {
    const lateness: number[] = [];
    let before = -1;
    // One that fails stays due, and does not stop the others
    while (lateness.length > before && !signal.aborted) {
      before = lateness.length;
      // An iterator that several workers share: each takes the next one
      const due = (await schedule.due()).values();
      await Promise.all(Array.from({ length: atOnce }, () => fireEach(due, lateness)));
    }
    return lateness;
  }

  async function fireEach(due: Iterable<Item>, lateness: number[]): Promise<void> {
    for (const item of due) {
      if (signal.aborted) return;
      const fired = await schedule.fire(item).catch((error: unknown) => {
        log.error({ err: error, item: `${item.section}/${item.id}` }, 'a scheduled moment failed');
      });
      if (fired !== undefined) lateness.push(fired);
    }
  }

  async function check(): Promise<void> {
    const due = await schedule.due();
    if (due.length > 0) {
      // Other instances would wait for each of its locks
      await leader.run('schedule', async () => record(await fireAll()));
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

  async function next(): Promise<void> {
    try {
      await check();
    } catch (error) {
      log.error({ err: error }, 'checking for scheduled moments failed');
    }
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = next();
    }, every);
  }

  let running = next();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
