import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { addFirstAdministrator } from './first-administrator.ts';
import { builtPages, developedPages } from './pages.ts';
import { servePages } from './plugins/web.ts';
import { createServices } from './services.ts';
import { startUpkeep } from './upkeep.ts';
import { whyNotStarted } from './why-not-started.ts';

/** What is still being answered at the end is given this many milliseconds. */
const drainMs = 9_000;

const stop = await start().catch(giveUp);
await askedToStop();
await stop();

/** @returns what stops the site again: what is being answered is finished, then everything is closed. */
async function start(): Promise<() => Promise<void>> {
  const config = await loadConfig();
  const database = await connect(config);
  await migrate(database.db);
  let report = (_error: unknown) => {};
  const services = createServices({ ...config, db: database.db, report: (error) => report(error) });
  await services.openKeys();
  if (config.sampleContent) await services.loadSampleContent();
  const introduction = await addFirstAdministrator(services, config);
  await services.keyring.setUp();
  // At once: should the start fail after this, the password would be lost
  if (introduction) process.stdout.write(`${introduction}\n`);
  const web = async (app: FastifyInstance) => {
    const createHandler = config.production ? await builtPages() : await developedPages(app);
    await servePages(app, { services, publicUrl: config.publicUrl, built: config.production, createHandler });
  };
  const app = await createApp({ services, config, web });
  report = (error) => app.log.error({ err: error }, 'sealing anew failed');
  if (!config.limits) app.log.warn('LIMITS is off: nothing protects this server from a flood of requests');
  await app.listen({ host: config.host, port: config.port });
  const endUpkeep = startUpkeep(services, app.log);
  process.stdout.write(`Diwan is ready: ${localAddress(config.host, config.port)}\n`);
  return async () => {
    const deadline = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(deadline);
    await endUpkeep();
    await database.close();
  };
}

/** Says in one line why there is no site, and ends: what was opened must not keep half a server alive. */
function giveUp(error: unknown): never {
  process.stderr.write(`Diwan cannot start: ${whyNotStarted(error)}\n`);
  process.exit(1);
}

/** Asking again changes nothing: a terminal and whatever started this process may both pass the signal on. */
async function askedToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.on('SIGTERM', () => resolve()).on('SIGINT', () => resolve());
  return promise;
}

/** Where a browser on this machine finds the site. */
function localAddress(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
