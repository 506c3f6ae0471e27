import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../scripts/failure.mjs';

/** Servers run on one core and their clients on another: neither takes the other's time. */
export const serverCore = 0;
export const clientCore = 1;
/** Counted before this process is pinned: afterwards it would be one. */
const cores = availableParallelism();
const canPin = cores > 1 && process.platform === 'linux';

/** Timeouts of a server's start and of other programs, in milliseconds. */
const startTimeout = 120_000;
const runTimeout = 600_000;

/** Each child with true where the processes that it started end with it. */
const running = new Map<ChildProcess, boolean>();
const folders = new Set<string>();
const cleanups: (() => void)[] = [];

process.on('exit', () => {
  for (const child of running.keys()) end(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  for (const cleanup of cleanups) cleanup();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]));

/** Runs when the benchmarks end, after a failure or an interrupt too: all children have ended and the folders are gone. */
export function onExit(cleanup: () => void): void {
  cleanups.push(cleanup);
}

/** A folder that is removed when the benchmarks end. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-bench-'));
  folders.add(folder);
  return folder;
}

type Settings = {
  /** The only core on which it runs. */
  core?: number;
  /** The complete environment; the parent's is not passed on. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Milliseconds after which it is ended. */
  timeout?: number;
  /** The processes that it starts end with it. */
  group?: boolean;
};

export type RunningServer = { pid: number; stop: () => Promise<void> };

/** Starts a program and waits until a URL of it has a response. Its output goes into a file, as a system's log would. */
export async function startServer(
  command: string[],
  url: string,
  settings: Settings = {},
): Promise<RunningServer> {
  const log = join(scratchFolder(), 'log');
  const file = openSync(log, 'a');
  const child = launch(command, settings, ['ignore', file, file]);
  closeSync(file);
  const deadline = performance.now() + startTimeout;
  while (!(await isUp(url))) {
    if (hasEnded(child) || performance.now() > deadline)
      throw new Failure(`${command.join(' ')} did not start: ${readFileSync(log, 'utf8').slice(-2_000)}`);
    await delay(10);
  }
  return { pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Runs a program to its end and resolves to its output. */
export async function output(command: string[], settings: Settings = {}): Promise<string> {
  const child = launch(command, { timeout: runTimeout, ...settings }, ['ignore', 'pipe', 'pipe']);
  const [printed, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  running.delete(child);
  if (code !== 0) throw new Failure(`${command.join(' ').slice(0, 200)} failed: ${errors.slice(-2_000)}`);
  return printed;
}

/** The resident memory of a process, in bytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** A clock tick of the kernel, in milliseconds. */
const tick = 10;

/** The processor's milliseconds that a process and its children have taken so far. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) * tick;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own);
}

/** The server behind the programs that start it; it may have children of its own. @throws Failure where none runs. */
export function serverOf(pid: number): number {
  if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main.ts')) return pid;
  const [child] = childrenOf(pid);
  if (child === undefined) throw new Failure('No server runs behind the program that started it.');
  return serverOf(child);
}

function childrenOf(pid: number): number[] {
  return (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number);
}

/** Runs an action of the client on the client's core. */
export async function asClient<Result>(action: () => Promise<Result>): Promise<Result> {
  const pin = (to: string) => canPin && spawnSync('taskset', ['-a', '-c', '-p', to, String(process.pid)]);
  pin(String(clientCore));
  try {
    return await action();
  } finally {
    pin(`0-${cores - 1}`);
  }
}

/** A free port of the loopback address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function launch(
  command: string[],
  { core, env, cwd, timeout, group = false }: Settings,
  stdio: StdioOptions,
): ChildProcess {
  const pinned = core !== undefined && canPin ? ['taskset', '-c', String(core), ...command] : command;
  const [program = '', ...args] = pinned;
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    stdio,
    timeout,
    killSignal: 'SIGKILL',
    detached: group,
  });
  running.set(child, group);
  // The start then fails with a timeout
  child.on('error', () => running.delete(child));
  return child;
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    end(child, 'SIGTERM');
    await ended;
  }
  running.delete(child);
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (running.get(child) && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process had ended by itself
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
