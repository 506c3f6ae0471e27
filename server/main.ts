import { once } from 'node:events';
import { type Config, loadConfig } from './config.ts';
import { whyNotStarted } from './errors/start-failure.ts';
import { openSite } from './lifecycle/open-site.ts';
import { openWithRetry } from './lifecycle/open-with-retry.ts';
import { createPrivateFiles, repairModes } from './lifecycle/private-files.ts';
import { startMaintenance } from './lifecycle/schedules/maintenance-schedule.ts';
import { stopSignal } from './lifecycle/stop-signal.ts';
import { stopSite } from './lifecycle/stop-site.ts';
import { version } from './version.ts';

createPrivateFiles();
const stopping = stopSignal();
const stop = await start().catch(giveUp);
if (!stopping.aborted) await once(stopping, 'abort');
// Safety net: processes are usually killed after ten seconds
setTimeout(() => process.exit(), 9_500).unref();
await stop();

/** @returns a function that stops the site: requests are finished, then everything is closed. */
async function start(): Promise<() => Promise<void>> {
  const config = await loadConfig();
  await repairModes(config.dataDir);
  const site = await openWithRetry(() => openSite(config, stopping), config, stopping);
  if (!site) return async () => {};
  const { app, services } = site;
  if (!config.limits) app.log.warn('LIMITS is off: nothing protects this server from a flood of requests');
  const listenTextResolver = (address: string) => `${config.publicUrl} is served at ${address}`;
  await app.listen({ host: config.host, port: config.port, listenTextResolver });
  app.log.info({ version, engine: site.database.engine }, 'started');
  const endMaintenance = await startMaintenance(services, app.log);
  process.stdout.write(`Diwan is ready: ${addresses(config)}\n`);
  // Frees memory of the start, once the first pages are served
  setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), 4_000).unref();
  return async () => stopSite(site, config, endMaintenance);
}

/** Prints the reason in one line and exits: open handles must not keep a broken process alive. */
function giveUp(error: unknown): never {
  process.stderr.write(`Diwan cannot start: ${whyNotStarted(error)}\n`);
  process.exit(1);
}

/** The URL to open: on any origin but the public one the administrator area does not work. */
function addresses({ publicUrl, host, port }: Config): string {
  const local = localAddress(host, port);
  return publicUrl === local ? publicUrl : `${publicUrl} (it listens at ${local})`;
}

/** URL of the site for a browser on this machine. */
function localAddress(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
