import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { upgrade } from '../backup/upgrade.ts';
import { createServices, type Services } from '../composition.ts';
import type { Config } from '../config.ts';
import { connect, type Database } from '../db/connect.ts';
import { servePages } from '../http/pages/page-renderer.ts';
import { builtPages, developedPages } from '../http/pages/page-sources.ts';
import { addFirstAdministrator } from './first-administrator.ts';

/** A site ready to serve, not yet listening. */
export type OpenSite = { app: FastifyInstance; services: Services; database: Database };

/**
 * Opens the database, migrates it, and builds the site on it. Once `stopping` is aborted, `/readyz` reports not ready.
 * @throws if that fails; then nothing stays open.
 */
export async function openSite(config: Config, stopping: AbortSignal): Promise<OpenSite> {
  const database = await connect(config);
  try {
    return await siteOn(database, config, stopping);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function siteOn(database: Database, config: Config, stopping: AbortSignal): Promise<OpenSite> {
  const steps = await upgrade(database, config.dataDir);
  let report = (_error: unknown, _what: string) => {};
  const services = createServices({
    ...config,
    db: database.db,
    stopping,
    report: (error, what) => report(error, what),
  });
  await services.openKeys();
  await services.keyActions.adoptKeys(steps);
  await services.storage.open();
  await services.searchIndex.begin();
  await services.standingAlerts.current();
  await services.calm.read();
  await services.publicationLog.noteOlderState();
  if (config.sampleContent) await services.sample.load();
  const introduction = await addFirstAdministrator(services, config);
  // Printed first: should the start fail after this, the password would be lost
  if (introduction) process.stdout.write(`${introduction}\n`);
  const web = async (app: FastifyInstance) => {
    const createHandler = config.production ? await builtPages() : await developedPages(app);
    await servePages(app, {
      services,
      publicUrl: config.publicUrl,
      onionUrl: config.onionUrl,
      cachePages: config.cachePages,
      built: config.production,
      createHandler,
    });
  };
  const app = await createApp({ services, config, web, connections: database.connections });
  report = (error, what) => app.log.error({ err: error }, what);
  return { app, services, database };
}
