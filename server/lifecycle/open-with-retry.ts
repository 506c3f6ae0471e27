import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { whyNotStarted } from '../errors/start-failure.ts';
import { isAway } from '../errors/unavailable.ts';
import { openWaitingSite } from './unavailable-site.ts';

/** Milliseconds between two attempts: the second one follows soon, the later ones at most so far apart. */
const pause = { first: 250, longest: 5_000 };

/**
 * What `open` opens. Where a database or a store does not answer, this process meanwhile tells whoever comes that the
 * site is not there, and tries again until they do; nothing has to be started anew.
 * @returns undefined where the process is asked to stop first.
 * @throws whatever waiting does not help against.
 */
export async function untilItAnswers<Opened>(
  open: () => Promise<Opened>,
  config: Config,
  asked: AbortSignal,
): Promise<Opened | undefined> {
  let waiting: Awaited<ReturnType<typeof openWaitingSite>> | undefined;
  let said = '';
  try {
    for (let wait = pause.first; !asked.aborted; wait = Math.min(2 * wait, pause.longest)) {
      try {
        return await open();
      } catch (error) {
        if (!isAway(error)) throw error;
        waiting ??= await openWaitingSite(config);
        const reason = whyNotStarted(error);
        if (reason !== said) waiting.log.warn({ reason }, 'waiting');
        said = reason;
      }
      await delay(wait, undefined, { signal: asked }).catch(() => undefined);
    }
    return undefined;
  } finally {
    await waiting?.close();
  }
}
