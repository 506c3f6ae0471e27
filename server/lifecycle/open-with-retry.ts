import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { whyNotStarted } from '../errors/start-failure.ts';
import { isAway } from '../errors/unavailable.ts';
import { openUnavailableSite } from './unavailable-site.ts';

/** Milliseconds between two attempts: the second one follows soon, the later ones at most so far apart. */
const pause = { first: 250, longest: 5_000 };

/**
 * What `open` opens. Where a database or a store does not answer, this process meanwhile tells whoever comes that the
 * site is not there, and tries again until they do; nothing has to be started anew.
 * @returns undefined where the process is asked to stop first.
 * @throws whatever waiting does not help against.
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
