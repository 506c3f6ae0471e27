import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { BackupError } from './archive/backup-error.ts';
import type { BackupStep, BackupTask, HandedOver } from './backup-worker.ts';

/**
 * Makes a backup and tries it out, in a thread of its own: whoever visits the site meanwhile does not wait for it.
 * @param onStep is told how each of the two steps ended.
 * @param signal breaks it off.
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
    if (code !== 0) throw new BackupError('failed', `The backup ended by itself (${String(code)}).`);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A secret is not handed over as what it is wrapped in. */
function handedOver({ place, ...task }: BackupTask): HandedOver {
  return {
    ...task,
    place: { ...place, store: place.store && { ...place.store, key: place.store.key.reveal() } },
  };
}
