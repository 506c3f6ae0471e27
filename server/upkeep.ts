import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './services.ts';

const hour = 60 * 60 * 1000;
const second = 1_000;

/**
 * Tidies up now and every hour, and looks now and every second for what other programs have written.
 * @returns what ends it, when what is being done is done.
 */
export function startUpkeep(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  const tidy = () =>
    services.tidy().catch((error: unknown) => log.error({ err: error }, 'tidying up failed'));
  let last = tidy();
  const timer = setInterval(() => {
    last = tidy();
  }, hour);
  const look = () => void services.health.lookForChanges().catch(() => undefined);
  look();
  const looking = setInterval(look, second);
  return async () => {
    clearInterval(timer);
    clearInterval(looking);
    await last;
    await Promise.all([services.images.stop(), services.resealing.stop()]);
  };
}
