import { setTimeout as delay } from 'node:timers/promises';

/** SQLite's result code for a file that another program is writing. */
const busy = 5;

/** Timeout and polling interval of another program's write, in milliseconds. */
const timeout = 5_000;
const pause = 5;

/** Retries the attempt while another program holds the file, without blocking the event loop. */
export async function retryWhileBusy<Result>(attempt: () => Result): Promise<Result> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      const isBusy = ((error as { errcode?: number }).errcode ?? 0) % 256 === busy;
      if (!isBusy || Date.now() > end) throw error;
    }
    await delay(pause);
  }
}
