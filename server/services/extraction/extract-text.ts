import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { extractionStates } from '#shared/search/extraction-states.ts';
import { type ExtractedText, type ReadingLimits, without } from './extracted-text.ts';
import type { ReadableType } from './readable-types.ts';

export type ExtractionLimits = ReadingLimits & {
  /** Of the objects of JavaScript, above which the process ends itself. */
  heapMegabytes: number;
  /** Of the process, above which it is ended where the system tells its memory (Linux). */
  processMegabytes: number;
  milliseconds: number;
};

const mebibyte = 1024 * 1024;

/** The most memory of a reading process, and its part of what the machine or its container leaves beside the site. */
const memory = { megabytes: 768, share: 0.7 };

/** The limits of a file on this machine. */
export function extractionLimits(): ExtractionLimits {
  const all = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const left = (all - process.memoryUsage.rss()) / mebibyte;
  const processMegabytes = Math.floor(Math.min(memory.megabytes, left * memory.share));
  return {
    pages: 2_000,
    characters: 2_000_000,
    partBytes: 100_000_000,
    heapMegabytes: Math.floor(processMegabytes / 2),
    processMegabytes,
    milliseconds: 120_000,
  };
}

/** Milliseconds between two looks at the memory. */
const inspectEvery = 50;

const root = join(import.meta.dirname, '../../..');
const reader = fileURLToPath(new URL('./reader.ts', import.meta.url));

/** The program's own files: neither the data nor the keys. */
const readable = ['package.json', 'server', 'shared', 'node_modules'].map((name) => join(root, name));

/** The flags of Node under which a file is read: nothing can be written, started or connected to. */
export const readerFlags = ({ heapMegabytes }: Pick<ExtractionLimits, 'heapMegabytes'>) => [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${path}`),
  `--max-old-space-size=${heapMegabytes}`,
];

/** A character takes up to six bytes in JSON. */
const bytesOf = ({ characters }: ReadingLimits) => characters * 6 + 1_000;

/**
 * Extracts the text of a file in a process of its own, which may read the program's files and nothing else: a library for
 * complex formats reads what anybody may have prepared. A thread would not do, since its limits do not count buffers, and what it
 * runs could reach everything that the site can.
 * @throws the signal's reason once it is aborted, and Error where no file can be read.
 */
export async function extractText(
  content: Uint8Array,
  type: ReadableType,
  limits: ExtractionLimits,
  signal?: AbortSignal,
): Promise<ExtractedText> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, [...readerFlags(limits), reader, type, JSON.stringify(limits)], {
    cwd: root,
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  const stop = () => void child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(stop, limits.milliseconds);
  const inspect = async () => {
    if ((await residentMegabytes(child)) > limits.processMegabytes) stop();
  };
  const watch = setInterval(() => void inspect(), inspectEvery);
  try {
    yieldToSite(child);
    // The process may end before it has read everything
    child.stdin.on('error', () => {});
    child.stdin.end(content);
    const output = await outputOf(child, bytesOf(limits));
    signal?.throwIfAborted();
    return output === undefined ? without('limit') : parsed(output, limits);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/** Requests come first; and where the machine runs out of memory, the system ends this process before the site. */
function yieldToSite({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended already, or the service may not set priorities
  }
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
}

/**
 * Output of a process; undefined where it was ended, or wrote more than `maxBytes`.
 * @throws where it cannot start, which is not the file's fault.
 */
async function outputOf(
  child: ReturnType<typeof spawn> & { stdout: NonNullable<ChildProcess['stdout']> },
  maxBytes: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  const code = await promise;
  // A shell's way to say that a signal ended it, as where the heap is full
  if (code === null || code > 128) return undefined;
  if (code !== 0) throw new Error(`The reader of attached files exited (${code})`);
  return bytes > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024;
}

/** The reported text, which is trusted no more than the file. */
function parsed(output: string, { characters }: ReadingLimits): ExtractedText {
  const schema = z.object({
    state: z.enum(extractionStates),
    text: z.string().max(characters),
    pages: z.int().min(0),
  });
  try {
    return schema.parse(JSON.parse(output));
  } catch {
    return without('damaged');
  }
}
