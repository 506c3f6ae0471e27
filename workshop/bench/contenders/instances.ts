import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allocator, server } from '../../../scripts/server.mjs';
import { startObjectStore } from '../../stand-ins/object-store.ts';
import { startPostgres } from '../../stand-ins/postgres.ts';
import { startNginx } from '../../stand-ins/proxies.ts';
import { freePort, type RunningServer, scratchFolder, startServer } from '../processes.ts';
import { environment, root } from './diwan.ts';

/**
 * Instances on one PostgreSQL and one store, each on any free core; nginx, configured as the sample is, in front of all
 * of them, and another one in front of the first alone.
 */
export async function startInstances(number: number) {
  const [database, store] = await Promise.all([startPostgres(), startObjectStore()]);
  const ports: number[] = [];
  for (let index = 0; index < number; index += 1) ports.push(await freePort());
  const proxies = { all: await startNginx(ports), one: await startNginx(ports.slice(0, 1)) };
  const shared = {
    ...store.env,
    DATABASE_URL: database.url,
    START_SECRET: randomBytes(32).toString('base64'),
    TRUST_PROXY: 'loopback',
  };
  const keyFile = randomBytes(32).toString('base64url');
  const instances = await Promise.all(ports.map((port) => startInstance(port, shared, keyFile)));
  const [first, ...others] = ports.map((port) => `http://127.0.0.1:${port}`);
  return {
    first: String(first),
    others,
    proxies: { all: proxies.all.url, one: proxies.one.url },
    async stop() {
      await Promise.all(Object.values(proxies).map((nginx) => nginx.stop()));
      await Promise.all(instances.map((instance) => instance.stop()));
      await Promise.all([store.stop(), database.stop()]);
    },
  };
}

function startInstance(
  port: number,
  shared: Record<string, string>,
  keyFile: string,
): Promise<RunningServer> {
  const dataDir = scratchFolder();
  mkdirSync(join(dataDir, 'keys'), { mode: 0o700 });
  writeFileSync(join(dataDir, 'keys/pepper'), `${keyFile}\n`, { mode: 0o600 });
  return startServer([process.execPath, ...server], `http://127.0.0.1:${port}/readyz`, {
    cwd: root,
    env: { ...allocator, ...environment({ port, dataDir, limits: false }), ...shared },
  });
}
