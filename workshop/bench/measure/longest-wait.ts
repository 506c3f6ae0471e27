import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { createServices } from '../../../server/composition.ts';

/** Milliseconds between a reader's queries. */
const pause = 20;

/** The longest wait of a reader of a list while something is done, in milliseconds, and the seconds that this takes. */
export async function longestWait(
  { content }: ReturnType<typeof createServices>,
  work: () => Promise<unknown>,
): Promise<{ seconds: number; longest: number }> {
  const started = performance.now();
  const done = new AbortController();
  let longest = 0;
  const read = async () => {
    while (!done.signal.aborted) {
      const begun = performance.now();
      await setImmediate();
      await content.list('articles', { limit: 12, scope: 'ar' });
      longest = Math.max(longest, performance.now() - begun);
      await delay(pause);
    }
  };
  const reader = read();
  await work();
  done.abort();
  await reader;
  return { seconds: (performance.now() - started) / 1e3, longest };
}
