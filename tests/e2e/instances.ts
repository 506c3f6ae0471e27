import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startObjectStore } from '#workshop/stand-ins/object-store.ts';
import { startPostgres } from '#workshop/stand-ins/postgres.ts';
import { freePort, startNginx } from '#workshop/stand-ins/proxies.ts';
import { credentials } from './site-template.ts';
import { startSite } from './start-site.ts';

/** An instance that can be stopped and started again at the same URL. */
export type Instance = {
  url: string;
  /** As a power cut would. */
  kill: () => Promise<void>;
  /** As an operator would. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

export type Instances = { url: string; all: Instance[]; stop: () => Promise<void> };

/** `count` instances on their own PostgreSQL and store, all behind one nginx. */
export async function startInstances(count: number): Promise<Instances> {
  const [database, store] = await Promise.all([startPostgres(), startObjectStore()]);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const nginx = await startNginx(ports);
  const shared = {
    DATABASE_URL: database.url,
    ...store.env,
    START_SECRET: 'a secret that all the instances share',
    PUBLIC_URL: nginx.url,
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
  };
  const pepper = randomBytes(32).toString('base64url');
  // Concurrently, as a cluster would
  const all = await Promise.all(
    ports.map((port) => startInstance({ ...shared, PORT: String(port) }, pepper)),
  );
  return {
    url: nginx.url,
    all,
    async stop() {
      await nginx.stop();
      await Promise.all(all.map((instance) => instance.stop()));
      await Promise.all([store.stop(), database.stop()]);
    },
  };
}

/** Each start has an empty data folder with the shared key file in it: all state is elsewhere. */
async function startInstance(environment: Record<string, string>, pepper: string): Promise<Instance> {
  const begin = () =>
    startSite(environment, async (dataDir) => {
      await mkdir(join(dataDir, 'keys'), { mode: 0o700 });
      await writeFile(join(dataDir, 'keys/pepper'), `${pepper}\n`, { mode: 0o600 });
    });
  let site = await begin();
  return {
    url: site.url,
    kill: () => site.kill(),
    stop: () => site.stop(),
    async start() {
      site = await begin();
    },
  };
}
