import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

/** In milliseconds: how often the event loop's mean delay is taken, and from which on nothing is written, or made anew. */
const usual = { every: 1_000, noWrites: 250, noReads: 3_000 };

export type Thresholds = typeof usual;

/** How many requests were put off. */
export type Shed = { writes: number; reads: number };

const busy = new AppError('unavailable', 'error.unavailable', { retryAfter: 10 });

/**
 * Keeps the site up when more is asked of it than it can do: first the calls that write are put off (503 with
 * `Retry-After`), then whatever has to be made. What the page cache holds never comes here, and is answered to the last.
 * @returns how many were put off, but for those of which nothing is counted.
 */
export async function shedLoad(
  app: FastifyInstance,
  unlogged: (request: FastifyRequest) => boolean,
  { every, noWrites, noReads }: Thresholds = usual,
): Promise<Shed> {
  const shed = { writes: 0, reads: 0 };
  await app.register(underPressure, {
    maxEventLoopDelay: noWrites,
    sampleInterval: every,
    pressureHandler: async (request, _reply, _type, delay = 0) => {
      const { method, routeOptions } = request;
      const isHealth = routeOptions.url === '/healthz' || routeOptions.url === '/readyz';
      const reads = method === 'GET' || method === 'HEAD';
      if (isHealth || (reads && delay <= noReads)) return;
      if (!unlogged(request)) shed[reads ? 'reads' : 'writes'] += 1;
      throw busy;
    },
  });
  return shed;
}
