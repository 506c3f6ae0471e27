import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeBehind, ownPassword } from '../databases/change-behind.ts';
import { readyLine } from '../sites/ready-line.ts';

const root = join(import.meta.dirname, '../..');

export type RunningSite = {
  /** The origin, without a slash at its end. */
  url: string;
  dataDir: string;
  /** Changes the site's database directly. */
  sql: (statements: string) => Promise<void>;
  /**
   * Ends the site as an operator would, and removes its folder, from which `copy` may take before.
   * Throws where it had ended by itself before.
   */
  stop: (copy?: (dataDir: string) => Promise<void>) => Promise<void>;
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>;
};

/**
 * Starts the site as it runs for visitors, on a free port and its own data folder.
 * @param prepare fills the folder before the start.
 */
export async function startSite(
  environment: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'diwan-e2e-'));
  await prepare(dataDir);
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      // A busy machine is no overload of the site: nothing is put off
      LIMITS: 'off',
      // Neither Beirut's day nor the browser's.
      TZ: 'Pacific/Kiritimati',
      ...environment,
    },
  });
  const ended = once(server, 'exit');
  let output = '';
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  const listen = (chunk: Buffer) => {
    output += chunk;
    const ready = readyLine.exec(output)?.[1];
    if (ready) resolve(ready);
  };
  server.stdout.on('data', listen);
  server.stderr.on('data', listen);
  let stopping = false;
  let failure: Error | undefined;
  server.on('exit', (code, signal) => {
    if (stopping) return;
    failure = new Error(`The site ended by itself (${signal ?? code}): ${output}`);
    reject(failure);
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL', copy?: (from: string) => Promise<void>) => {
    stopping = true;
    server.kill(signal);
    await ended;
    await copy?.(dataDir);
    await rm(dataDir, { recursive: true, force: true });
    if (failure) throw failure;
  };
  const place = { dataDir, databaseUrl: environment['DATABASE_URL'] };
  await url;
  if (environment['ADMIN_PASSWORD']) await ownPassword(place);
  return {
    url: await url,
    dataDir,
    async sql(statements) {
      await changeBehind(place, statements);
      // The site checks every second, and at each health check, for writes of other programs
      await fetch(`${await url}/readyz`);
    },
    stop: (copy) => end('SIGTERM', copy),
    kill: () => end('SIGKILL'),
  };
}
