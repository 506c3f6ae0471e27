import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../scripts/failure.mjs';

/** Servers on one core, whoever asks them on another: neither takes the other's time. */
export const serverCore = 0;
export const clientCore = 1;
const canPin = availableParallelism() > 1 && process.platform === 'linux';

/** Timeouts of a start and of anything else, in milliseconds. */
const startsWithin = 120_000;
const endsWithin = 600_000;

/** Each with whether what it has started ends with it. @type {Map<import('node:child_process').ChildProcess, boolean>} */
const running = new Map();
const folders = new Set();

process.on('exit', () => {
  for (const child of running.keys()) end(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(128 + constants.signals[signal]));

/** A folder that is gone when the benchmarks end. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-bench-'));
  folders.add(folder);
  return folder;
}

/**
 * @typedef {object} Settings
 * @property {number} [core] on which it runs alone
 * @property {NodeJS.ProcessEnv} [env] all that it is told; its parent's surroundings are not passed on
 * @property {string} [cwd]
 * @property {number} [timeout] after which it is ended, in milliseconds
 * @property {boolean} [group] whether it starts others that are to end with it
 */

/**
 * Starts a program and waits until an address of it answers. What it says goes into a file, as a system's log would.
 * @param {string[]} command @param {string} address @param {Settings} [settings]
 */
export async function startServer(command, address, settings = {}) {
  const log = join(scratchFolder(), 'log');
  const file = openSync(log, 'a');
  const child = launch(command, { ...settings, stdio: ['ignore', file, file] });
  closeSync(file);
  const deadline = performance.now() + startsWithin;
  while (!(await answers(address))) {
    if (hasEnded(child) || performance.now() > deadline)
      throw new Failure(`${command.join(' ')} did not start: ${readFileSync(log, 'utf8').slice(-2_000)}`);
    await delay(10);
  }
  return { pid: child.pid ?? 0, stop: () => stop(child) };
}

/**
 * Runs a program to its end. @returns what it said
 * @param {string[]} command @param {Settings} [settings]
 */
export async function output(command, settings = {}) {
  const child = launch(command, { timeout: endsWithin, ...settings, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  running.delete(child);
  if (code !== 0) throw new Failure(`${command.join(' ').slice(0, 200)} failed: ${failed.slice(-2_000)}`);
  return said;
}

/** The memory of a process that is not on disk, in bytes. @param {number} pid */
export function memoryOf(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** A clock tick of the kernel's, in milliseconds. */
const tick = 10;

/** The processor's milliseconds that a process and its workers have taken so far. @param {number} pid @returns {number} */
export function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) * tick;
  return workers.reduce((sum, worker) => sum + processorTime(Number(worker)), own);
}

/**
 * Does something as the client, on its core.
 * @template Result @param {() => Promise<Result>} work
 */
export async function asClient(work) {
  const pin = (/** @type {string} */ cores) =>
    canPin && spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)]);
  pin(String(clientCore));
  try {
    return await work();
  } finally {
    pin(`0-${availableParallelism() - 1}`);
  }
}

/** @returns {Promise<number>} a port of the loopback address that nobody listens on */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/** @param {string[]} command @param {Settings & { stdio: import('node:child_process').StdioOptions }} settings */
function launch(command, { core, env, cwd, timeout, group = false, stdio }) {
  const [program, ...args] =
    core !== undefined && canPin ? ['taskset', '-c', String(core), ...command] : command;
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

/** @param {import('node:child_process').ChildProcess} child */
const hasEnded = ({ pid, exitCode, signalCode }) =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    end(child, 'SIGTERM');
    await ended;
  }
  running.delete(child);
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function end(child, signal) {
  try {
    if (running.get(child) && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process had ended by itself
  }
}

/** @param {string} address */
async function answers(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
