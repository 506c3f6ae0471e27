import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';
import { repeatedly } from './repeatedly.ts';

/**
 * Makes the share cards of what was published, by whatever way, a moment after it.
 * @returns a function that stops it, and waits for the end of the card that is being made.
 */
export const startCardSchedule = (
  { cards }: Pick<Services, 'cards'>,
  log: FastifyBaseLogger,
): (() => Promise<void>) =>
  repeatedly(() => cards.run(), {
    // Looks at the newest entry of the publication log
    every: 2_000,
    afterFailure: 60_000,
    report: (error) => log.error({ err: error }, 'making a share card failed'),
    end: () => cards.stop(),
  });
