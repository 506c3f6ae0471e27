import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../../scripts/debian.ts';
import { Failure } from '../../scripts/failure.mjs';

const binaries = '/usr/lib/postgresql';

type RunningPostgres = { url: string; stop: () => Promise<void> };

/** The timeout of the server's start, in milliseconds. */
const startTimeout = 30_000;

/**
 * Starts an empty PostgreSQL for tests on a free port of the loopback address. Its data is deleted when it stops, so it
 * does not sync. Installs the Debian package if the caller permits it.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const isRoot = process.getuid?.() === 0;
  const folder = findBinaries() ?? (await install());
  const place = mkdtempSync(join(tmpdir(), 'diwan-postgres-'));
  // PostgreSQL refuses to run as root; the package brings a user for it.
  const user = isRoot ? postgresUser() : undefined;
  if (user) chownSync(place, user.uid, user.gid);
  try {
    const data = join(place, 'data');
    const options = { ...user, cwd: place, env: { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] } };
    execFileSync(
      join(folder, 'initdb'),
      ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    return await run(join(folder, 'postgres'), { data, place, options });
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  }
}

/** The folder of the newest version there is. */
export function findBinaries(): string | undefined {
  const versions = existsSync(binaries) ? readdirSync(binaries) : [];
  const newestFirst = versions.map(Number).toSorted((one, other) => other - one);
  return newestFirst
    .map((version) => join(binaries, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function install() {
  await installPackages('postgresql');
  const folder = findBinaries();
  if (folder) return folder;
  throw new Failure(
    'The tests need PostgreSQL: install it (on Debian: apt-get install postgresql), or set TEST_DATABASE_URL.',
  );
}

function postgresUser() {
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function run(
  binary: string,
  { data, place, options }: { data: string; place: string; options: SpawnOptions },
): Promise<RunningPostgres> {
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: place,
    max_connections: 200,
    // A worker of its would be an older transaction, for which a rewrite of deleted rows waits a second at most
    autovacuum: 'off',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(binary, ['-D', data, ...switches], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));

  const stop = async () => {
    // Ends the sessions immediately: the data is deleted anyway.
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGQUIT');
    await ended;
    process.off('exit', kill);
    rmSync(place, { recursive: true, force: true });
  };
  const kill = () => {
    server.kill('SIGQUIT');
    rmSync(place, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', kill);

  try {
    await readiness(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** Waits for the log line of the ready server. */
function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (how: string) => reject(new Error(`PostgreSQL ${how}: ${log.trim()}`));
    const timer = setTimeout(() => fail('does not answer'), startTimeout);
    server.once('error', (error) => fail(error.message));
    server.once('exit', () => fail('ended'));
    const listen = (text: Buffer) => {
      log += text;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      // Later log lines are discarded, so that they never fill the pipe.
      server.stderr?.off('data', listen).resume();
      resolve();
    };
    server.stderr?.on('data', listen);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
