import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { NamedBytes } from '#tests/databases/search-for.ts';
import { expectThat } from './proof.ts';
import { metricsToken, type RunningProgram } from './running-program.ts';

const pieceBytes = 64 * 1024 * 1024;

/** Bytes by which pieces overlap: more than a mark in any spelling. */
const overlap = 64 * 1024;

const emptyPage = Buffer.alloc(4096);

/**
 * All that a running program's memory holds, as the kernel shows it to its parent: what a core dump has, and mapped files
 * beside it, without the gigabytes that are reserved only. The program stands still meanwhile, and goes on. Pages of zeros
 * are left out: no mark has a page of them.
 */
export function memoryImage({ pid }: RunningProgram): NamedBytes[] {
  const pieces: NamedBytes[] = [];
  process.kill(pid, 'SIGSTOP');
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  try {
    for (const { start, end } of filledMappings(pid)) {
      for (let at = start; at < end; at += pieceBytes) {
        const bytes = Buffer.alloc(Math.min(pieceBytes + overlap, end - at));
        for (let read = 0; read < bytes.length; )
          read += readSync(memory, bytes, read, bytes.length - read, at + read);
        pieces.push({ name: 'the memory', bytes: withoutEmptyPages(bytes) });
      }
    }
  } finally {
    closeSync(memory);
    process.kill(pid, 'SIGCONT');
  }
  // The environment of a program lies in each of its images
  expectThat(
    pieces.some(({ bytes }) => bytes.includes(metricsToken)),
    'The memory of the program is not there',
  );
  return pieces;
}

/** Ranges of addresses of which some page is in memory. */
function filledMappings(pid: number): { start: number; end: number }[] {
  const described = readFileSync(`/proc/${pid}/smaps`, 'latin1');
  const mappings = described.matchAll(/^([\da-f]+)-([\da-f]+) [^]*?^Rss: +(\d+) kB$[^]*?^Swap: +(\d+) kB$/gm);
  return [...mappings].flatMap(([, start = '', end = '', resident, swapped]) =>
    Number(resident) + Number(swapped) > 0
      ? [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16) }]
      : [],
  );
}

function withoutEmptyPages(bytes: Buffer): Buffer {
  const pages: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += emptyPage.length) {
    const page = bytes.subarray(at, at + emptyPage.length);
    if (!page.equals(emptyPage)) pages.push(page);
  }
  return Buffer.concat(pages);
}
