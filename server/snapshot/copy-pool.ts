import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CopyResult, CopyTask, StoredFile } from './copy-worker.ts';

const mostWorkers = 4;
/** Messages that a worker has before it: it waits for no one, and little is in memory. */
const queuedEach = 2;
/** URLs of a message: each one wakes a thread. */
const urlsOfMessage = 16;
/** Fewer pages are copied before a second worker would be ready. */
const itemsForMore = 200;

type Waiting = { resolve: (files: StoredFile[]) => void; reject: (error: Error) => void };

/** Threads that render copies, each with the database for itself. */
export function createCopyPool(task: CopyTask) {
  const count = task.items.length < itemsForMore ? 1 : Math.min(mostWorkers, availableParallelism());
  const workers = Array.from({ length: count }, () => startWorker(task));
  const capacity = count * queuedEach;

  return {
    capacity,
    urlsOfMessage,

    /** The files of some URLs. No more than `capacity` messages may wait at a time. */
    copy(urls: string[]): Promise<StoredFile[]> {
      const worker = workers.reduce((one, other) =>
        other.waiting.length < one.waiting.length ? other : one,
      );
      const failed = worker.failed();
      if (failed) return Promise.reject(failed);
      const { promise, resolve, reject } = Promise.withResolvers<StoredFile[]>();
      worker.waiting.push({ resolve, reject });
      worker.thread.postMessage(urls, []);
      return promise;
    },

    async close(): Promise<void> {
      await Promise.all(workers.map(({ end }) => end()));
    },
  };
}

function startWorker(task: CopyTask) {
  /** In the order in which they are answered. */
  const waiting: Waiting[] = [];
  const thread = new Worker(new URL('./copy-worker.ts', import.meta.url), {
    workerData: task,
    // A page is garbage as soon as it is sent: with room for some, little of it is moved before
    resourceLimits: { maxYoungGenerationSizeMb: 96, maxOldGenerationSizeMb: 768 },
  });
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  thread.on('message', (result: CopyResult) => {
    const waited = waiting.shift();
    if ('files' in result) waited?.resolve(result.files);
    else waited?.reject(new Error(result.failure));
  });
  thread.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', (code) => fail(new Error(`A thread that copies pages ended (${code}).`)));

  async function end(): Promise<void> {
    if (failure) return;
    // Where the snapshot failed, pages that nobody waits for are not rendered
    if (waiting.length > 0) return void (await thread.terminate());
    const exited = once(thread, 'exit');
    thread.postMessage(null, []);
    await exited;
  }
  return { thread, waiting, end, failed: () => failure };
}
