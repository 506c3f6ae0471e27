import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { whyNotStarted } from '../errors/start-failure.ts';
import { isAway } from '../errors/unavailable.ts';
import { openUnavailableSite } from './unavailable-site.ts';

/** Milliseconds between two attempts, from the first to the longest pause. */
const pause = { first: 250, longest: 5_000 };

/**
 * Opens the site by `open`, retrying while a database or a store does not respond; until then this process serves 503
 * responses, so nothing has to be restarted.
 * @returns undefined if the process is stopped first.
 * @throws any error that retrying cannot resolve.
 */
export async function openWithRetry<Opened>(
  open: () => Promise<Opened>,
  config: Config,
  stopping: AbortSignal,
): Promise<Opened | undefined> {
  let waiting: Awaited<ReturnType<typeof openUnavailableSite>> | undefined;
  let message = '';
  try {
    for (let wait = pause.first; !stopping.aborted; wait = Math.min(2 * wait, pause.longest)) {
      try {
        return await open();
      } catch (error) {
        if (!isAway(error)) throw error;
        waiting ??= await openUnavailableSite(config);
        const reason = whyNotStarted(error);
        if (reason !== message) waiting.log.warn({ reason }, 'waiting');
        message = reason;
      }
      await delay(wait, undefined, { signal: stopping }).catch(() => undefined);
    }
    return undefined;
  } finally {
    await waiting?.close();
  }
}
