import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';
import { repeatedly } from './repeatedly.ts';

/**
 * Reads the texts of attached files soon after they are added, one at a time.
 * @returns a function that stops it, and waits for the end of the file under way.
 */
export const startExtractionSchedule = (
  { extraction }: Pick<Services, 'extraction'>,
  log: FastifyBaseLogger,
): (() => Promise<void>) =>
  repeatedly(() => extraction.run(), {
    // Looks for files whose text is not known
    every: 5_000,
    afterFailure: 60_000,
    report: (error) => log.error({ err: error }, 'reading an attached file failed'),
    end: () => extraction.stop(),
  });
