import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const running = new Map();
let stopCode = 0;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

// npm signals the shell between it and this process, which dies without passing the signal on: a lost parent
// counts as a signal too.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 200).unref();
}

/**
 * Runs a program and resolves to its exit code, as a shell gives it (128 and the signal's number for one that
 * was ended by a signal). A signal to this process is passed on, and no program is started after it. The
 * options are those of `spawn`; with `detached` a signal reaches all child processes of the program.
 * `onStart` receives the process.
 */
export async function run(command, args, { onStart, ...options } = {}) {
  if (stopCode) return stopCode;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    running.set(child, options.detached === true && process.platform !== 'win32');
    onStart?.(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** The exit code after a signal to stop, 0 before that. */
export function stopped() {
  return stopCode;
}

/** Signals each program once: npm and the terminal send their own signals too. */
function stop(signal) {
  if (stopCode) return;
  stopCode = 128 + constants.signals[signal];
  for (const [child, isGroup] of running) {
    if (isGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  }
}
