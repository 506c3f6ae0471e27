import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../stand-ins/postgres.ts';
import type { Stage } from '../lib/stage.ts';

/** A PostgreSQL that can be killed and started again, on the same port and with what it had written. */
export async function startKillable(
  stage: Stage,
): Promise<{ url: string; kill(): void; startAgain(): Promise<void> }> {
  const { url, stop } = await startPostgres();
  stage.later(stop);
  const client = await connected(url);
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory ?? '';
  // Synchronous commits, as by default and unlike in other tests
  await client.query('alter database postgres set synchronous_commit to on');
  await client.end();
  const pidOf = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const [command = '', ...words] = readFileSync(`/proc/${pidOf()}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const { uid, gid } = statSync(folder);
  const isRoot = process.getuid?.() === 0;

  /** All of its processes together, so that none cleans up after another. */
  function kill(): void {
    const first = pidOf();
    const children = `/proc/${first}/task/${first}/children`;
    if (!existsSync(children)) return;
    const others = readFileSync(children, 'utf8').trim().split(' ').map(Number);
    for (const pid of [first, ...others]) killQuietly(pid);
  }

  async function startAgain(): Promise<void> {
    for (;;) {
      const server = spawn(command, words, {
        cwd: join(folder, '..'),
        env: { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] },
        stdio: 'ignore',
        ...(isRoot && { uid, gid }),
      });
      // PostgreSQL refuses to start while a process of the one before is left
      while (server.exitCode === null && server.signalCode === null) {
        if (await responses(url)) return;
        await delay(50);
      }
    }
  }
  stage.later(kill);
  return { url, kill, startAgain };
}

async function connected(url: string): Promise<Client> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
}

const responses = (url: string) =>
  connected(url).then(
    (client) => client.end().then(() => true),
    () => false,
  );

/** One of them may have ended by itself meanwhile. */
function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
