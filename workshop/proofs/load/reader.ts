// Reads pages one after the other, on a thread of its own: what the flood costs its sender does not count.
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sendRequest } from '../lib/send-request.ts';

export type Reading = { page: string; status: number; milliseconds: number };

const { url, pages, from, seconds } = workerData as {
  url: string;
  pages: string[];
  from: string;
  seconds: number;
};

const until = performance.now() + seconds * 1_000;
for (let read = 0; performance.now() < until; read += 1) {
  const page = pages[read % pages.length] ?? '/';
  const began = performance.now();
  // Each over a connection of its own, as another reader's
  const { status } = await sendRequest(`${url}${page}`, { from });
  const reading: Reading = { page, status, milliseconds: performance.now() - began };
  parentPort?.postMessage(reading, []);
  await delay(10);
}
