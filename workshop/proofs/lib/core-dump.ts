import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedBytes } from '#tests/databases/search-for.ts';
import type { RunningProgram } from './running-program.ts';

const piece = 256 * 1024 * 1024;

/** All of a running program's memory, gigabytes of it, in pieces that overlap by more than a mark. It goes on running. */
export function* coreDump({ pid }: RunningProgram, folder: string): Generator<NamedBytes> {
  execFileSync('gcore', ['-o', join(folder, 'core'), String(pid)], { stdio: 'ignore' });
  const file = join(folder, `core.${pid}`);
  const handle = openSync(file, 'r');
  for (let start = 0; start < statSync(file).size; start += piece) {
    const bytes = Buffer.alloc(piece + 1_000);
    const length = readSync(handle, bytes, 0, bytes.length, start);
    yield { name: 'a core dump', bytes: bytes.subarray(0, length) };
  }
  closeSync(handle);
  rmSync(file);
}
