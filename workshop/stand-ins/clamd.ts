import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPath } from '../../scripts/debian.ts';
import { Failure } from '../../scripts/failure.mjs';

/** Text that the scanner finds: its only signature, so that none is downloaded. */
export const signedText = 'the signature of the tests';

/** Starts the real clamd (on Debian: clamav-daemon) on a socket of its own, with one signature. */
export async function startClamd(): Promise<{ path: string; stop: () => Promise<void> }> {
  const program = inPath('clamd');
  if (!program) {
    throw new Failure(
      'The tests need clamd: install it (on Debian: apt-get install --no-install-recommends clamav-daemon).',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'diwan-clamd-'));
  const path = join(folder, 'socket');
  const signature = Buffer.from(signedText).toString('hex');
  writeFileSync(join(folder, 'own.ndb'), `Diwan.Test:0:*:${signature}\n`);
  writeFileSync(
    join(folder, 'clamd.conf'),
    `DatabaseDirectory ${folder}\nLocalSocket ${path}\nForeground yes\nStreamMaxLength 1M\nMaxThreads 2\n`,
  );
  const server = spawn(program, ['-c', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const kill = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', kill);
  let output = '';
  for await (const chunk of server.stdout) {
    output += String(chunk);
    // The last line before the first connection is taken
    if (output.includes('Self checking')) break;
  }
  if (!output.includes('Self checking')) throw new Failure(`clamd did not start: ${output.slice(-300)}`);
  return {
    path,
    stop: async () => {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
