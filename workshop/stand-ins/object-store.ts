import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../../scripts/debian.ts';
import { Failure } from '../../scripts/failure.mjs';

const program = join(import.meta.dirname, 'object-store.py');

/** Debian's own Python: its packages are for no other. */
const python = '/usr/bin/python3';
export const swift = '/usr/lib/python3/dist-packages/swift';

type RunningStore = { env: Record<string, string>; folder: string; stop: () => Promise<void> };

/** The timeout of the store's start, in milliseconds. */
const startTimeout = 30_000;

const store = { keyId: 'diwan:site', key: 'key-of-the-tests', bucket: 'diwan' };

/**
 * Starts an S3-compatible store for tests, OpenStack Swift on a free port of the loopback address, with one empty
 * bucket, deleted when it stops. Installs the Debian package if it is missing and the caller permits it. `env`
 * configures a site for it; `folder` holds its data.
 */
export async function startObjectStore(): Promise<RunningStore> {
  if (!existsSync(swift)) await installPackages('python3-swift');
  if (!existsSync(swift)) {
    throw new Failure(
      'The tests need an S3-compatible store: install OpenStack Swift (on Debian: apt-get install python3-swift), ' +
        'or set TEST_STORAGE_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    );
  }
  const place = mkdtempSync(join(tmpdir(), 'diwan-store-'));
  const server = spawn(python, [program, place, store.keyId, store.key, store.bucket], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] },
  });
  const ended = new Promise((resolve) => server.once('close', resolve));

  const kill = () => {
    server.kill('SIGKILL');
    rmSync(place, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', kill);
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    process.off('exit', kill);
    rmSync(place, { recursive: true, force: true });
  };

  try {
    const port = await portOf(server);
    return {
      env: {
        STORAGE_URL: `s3://${store.bucket}?endpoint=http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: store.keyId,
        AWS_SECRET_ACCESS_KEY: store.key,
      },
      folder: place,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for the log line with the address of the ready store. */
function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (how: string) => reject(new Error(`OpenStack Swift ${how}: ${log.trim()}`));
    const timer = setTimeout(() => fail('does not answer'), startTimeout);
    server.once('error', (error) => fail(error.message));
    server.once('exit', () => {
      clearTimeout(timer);
      fail('ended');
    });
    // Only the end of its error output is retained, and the pipe never fills
    server.stderr?.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-2_000);
    });
    server.stdout?.on('data', (text: Buffer) => {
      const [, port] = /^ready (\d+)/m.exec(String(text)) ?? [];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}
