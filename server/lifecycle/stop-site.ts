import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { drain } from './drain.ts';
import type { OpenSite } from './open-site.ts';

/** In milliseconds: how long answers may take, and what is done beside them. Together less than the ten seconds that a process is given. */
const limits = { answers: 7_000, maintenance: 2_000 };

/** A proxy may be about to use a connection that it keeps; a browser tries again by itself. */
const graceForProxies = 2_000;

/** Ends a site that listens: what is being answered is finished, then what is done beside it, then all is closed. */
export async function stopSite(
  { app, database }: OpenSite,
  config: Config,
  endMaintenance: () => Promise<void>,
) {
  app.log.info('stopping');
  const grace = config.trustProxy.length > 0 ? graceForProxies : 0;
  // In development the page's own connection for hot reload would be waited for
  if (config.production) await drain(app.server, { grace, limit: limits.answers });
  await app.close();
  // What is cut off here goes on after the next start
  await Promise.race([endMaintenance(), delay(limits.maintenance, undefined, { ref: false })]);
  await database.close();
  app.log.info('stopped');
}
