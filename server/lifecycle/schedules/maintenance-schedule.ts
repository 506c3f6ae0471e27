import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../composition.ts';
import { startCardSchedule } from './card-schedule.ts';
import { startDeadlineSchedule } from './deadline-schedule.ts';
import { startDigestSchedule } from './digest-schedule.ts';
import { startExtractionSchedule } from './extraction-schedule.ts';
import { startPublishingSchedule } from './publishing-schedule.ts';
import { startSubscriptionSchedule } from './subscription-schedule.ts';

const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
const second = 1_000;

/** Writes of a command on SQLite, an alert for one, are seen within a second. */
const pollingEvery = second / 2;

/** Maximum time for which SQLite's files reveal the timestamp of a write. */
const hidingEvery = 10 * second;

/**
 * Publishes at scheduled moments, follows deadlines, reads attached files, makes share cards, sends the daily reminder and
 * the mails of subscribers, runs the cleanup jobs now and every hour, signs the audit trail and the publication log,
 * completes the latter, and makes the daily backup when it is due; listens for other instances' invalidations, and polls
 * for missed ones.
 * @returns once listening, a function that stops everything and waits for the running job.
 */
export async function startMaintenance(
  services: Services,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const cleanUp = () =>
    services.cleanUp().catch((error: unknown) => log.error({ err: error }, 'cleanup failed'));
  // Logged as well, since logs may be stored elsewhere
  const checkpoint = async (when?: { end: true }) => {
    try {
      const signed = await services.audit.checkpoint(when);
      if (signed) log.info(signed, 'audit checkpoint signed');
      const published = await services.publicationLog.signCheckpoint();
      if (published) log.info(published, 'publication checkpoint signed');
    } catch (error) {
      log.error({ err: error }, 'signing a checkpoint failed');
    }
  };
  // Sequential, so that no file is removed while it is read
  const maintainSearch = () =>
    services.searchIndex
      .maintain()
      .catch((error: unknown) => log.error({ err: error }, 'maintaining the search failed'));
  const runJobs = () =>
    cleanUp()
      .then(() => checkpoint())
      .then(() => services.backups.daily())
      .then(maintainSearch)
      .then(() => services.publicationLog.complete());
  // An index that an upgrade brought is made while pages are served
  void services.searchIndex.renew();
  void services.publicationLog.complete();
  let last = runJobs();
  const timer = setInterval(() => {
    last = runJobs();
  }, hour);
  const check = () => void services.health.checkForChanges().catch(() => undefined);
  check();
  const polling = setInterval(check, pollingEvery);
  const hide = () =>
    services.databaseFiles
      .hideWriteTimes()
      .catch((error: unknown) =>
        log.error({ err: error }, 'resetting the times of the database files failed'),
      );
  void hide();
  const hiding = setInterval(() => void hide(), hidingEvery);
  const inspect = () =>
    void services.keyActions
      .inspectKeys()
      .catch((error: unknown) => log.error({ err: error }, 'key check failed'));
  const inspecting = setInterval(inspect, minute);
  await services.crossInstance.listen((error) =>
    log.warn({ err: error }, 'connection for cross-instance invalidation lost'),
  );
  const schedules = [
    startPublishingSchedule,
    startDeadlineSchedule,
    startExtractionSchedule,
    startCardSchedule,
    startDigestSchedule,
    startSubscriptionSchedule,
  ];
  const endSchedules = schedules.map((start) => start(services, log));
  return async () => {
    clearInterval(timer);
    clearInterval(polling);
    clearInterval(inspecting);
    clearInterval(hiding);
    await Promise.all(endSchedules.map((end) => end()));
    await services.notices?.settled();
    await services.backups.stop();
    await last;
    await services.unknownPaths.flush().catch(() => undefined);
    await services.unansweredQueries.flush().catch(() => undefined);
    await services.searchIndex.stop();
    await services.publicationLog.stop();
    await services.crossInstance.stop();
    await checkpoint({ end: true });
    await Promise.all([services.images.stop(), services.resealing.stop()]);
  };
}
