import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BackupError } from './archive/backup-error.ts';
import type { BackupStep, BackupTask, HandedOver } from './backup-worker.ts';

/**
 * Makes a backup and tests it in a worker thread, so that requests are not delayed.
 * @param onStep receives the outcome of each of the two steps.
 * @param signal aborts it.
 */
export async function runWorker(
  task: BackupTask,
  onStep: (step: BackupStep) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: handedOver(task) });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  let reported = Promise.resolve();
  worker.on('message', (step: BackupStep) => {
    reported = reported.then(() => onStep(step));
  });
  try {
    const [code] = await once(worker, 'exit');
    await reported;
    signal.throwIfAborted();
    if (code !== 0) throw new BackupError('failed', `The backup worker exited (${String(code)}).`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A `Redacted` wrapper cannot be posted to a thread. */
function handedOver({ place, ...task }: BackupTask): HandedOver {
  return {
    ...task,
    place: { ...place, store: place.store && { ...place.store, key: place.store.key.reveal() } },
  };
}
