import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../composition.ts';

const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
const second = 1_000;

/** How long the moment of a write may be read from SQLite's files. */
const hidingEvery = 10 * second;

/**
 * Tidies up now and every hour, signs the audit trail, and makes the daily backup where it is due; hears of what other
 * instances write, and looks now and every second for what went unheard.
 * @returns once others are heard, what ends it when what is being done is done.
 */
export async function startMaintenance(
  services: Services,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const cleanUp = () =>
    services.cleanUp().catch((error: unknown) => log.error({ err: error }, 'tidying up failed'));
  // In the log as well, which may be kept elsewhere
  const checkpoint = async (when?: { end: true }) => {
    try {
      const signed = await services.audit.checkpoint(when);
      if (signed) log.info(signed, 'the audit trail was signed');
    } catch (error) {
      log.error({ err: error }, 'the audit trail could not be signed');
    }
  };
  // One after the other, so that no file is removed while it is read
  const round = () =>
    cleanUp()
      .then(() => checkpoint())
      .then(() => services.backups.daily());
  let last = round();
  const timer = setInterval(() => {
    last = round();
  }, hour);
  const check = () => void services.health.checkForChanges().catch(() => undefined);
  check();
  const looking = setInterval(check, second);
  const hide = () =>
    services.databaseFiles
      .hideWriteTimes()
      .catch((error: unknown) => log.error({ err: error }, 'the times of the database files show'));
  void hide();
  const hiding = setInterval(() => void hide(), hidingEvery);
  const inspect = () =>
    void services
      .inspectKeys()
      .catch((error: unknown) => log.error({ err: error }, 'the keys could not be compared'));
  const inspecting = setInterval(inspect, minute);
  await services.otherWriters.follow((error) =>
    log.warn({ err: error }, 'lost the connection that hears of other instances'),
  );
  return async () => {
    clearInterval(timer);
    clearInterval(looking);
    clearInterval(inspecting);
    clearInterval(hiding);
    await services.backups.stop();
    await last;
    await services.otherWriters.stop();
    await checkpoint({ end: true });
    await Promise.all([services.images.stop(), services.resealing.stop()]);
  };
}
