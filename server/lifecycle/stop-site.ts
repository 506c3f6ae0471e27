import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { drain } from './drain.ts';
import type { OpenSite } from './open-site.ts';

/**
 * Timeouts in milliseconds of running requests and of maintenance. Their sum is below the ten seconds that process
 * managers usually allow.
 */
const limits = { responses: 7_000, maintenance: 2_000 };

/** A proxy may be about to use a keep-alive connection; a browser retries by itself. */
const graceForProxies = 2_000;

/** Stops a listening site: requests are finished, then maintenance, then everything is closed. */
export async function stopSite(
  { app, database }: OpenSite,
  config: Config,
  endMaintenance: () => Promise<void>,
) {
  app.log.info('stopping');
  const grace = config.trustProxy.length > 0 ? graceForProxies : 0;
  // In development the page's own connection for hot reload would never end
  if (config.production) await drain(app.server, { grace, limit: limits.responses });
  await app.close();
  // Interrupted jobs resume after the next start
  await Promise.race([endMaintenance(), delay(limits.maintenance, undefined, { ref: false })]);
  await database.close();
  app.log.info('stopped');
}
