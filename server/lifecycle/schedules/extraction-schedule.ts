import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';

/** Milliseconds between two looks for files whose text is not known, and after one that failed. */
const every = { usual: 5_000, failed: 60_000 };

/**
 * Reads the texts of attached files soon after they are added, one at a time.
 * @returns a function that stops it, and waits for the end of the file under way.
 */
export function startExtractionSchedule(
  { extraction }: Pick<Services, 'extraction'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function next(): Promise<void> {
    let delay = every.usual;
    await extraction.run().catch((error: unknown) => {
      delay = every.failed;
      log.error({ err: error }, 'reading an attached file failed');
    });
    if (isStopped) return;
    timer = setTimeout(() => {
      running = next();
    }, delay);
  }

  let running = next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await extraction.stop();
    await running;
  };
}
