import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

/**
 * In milliseconds: the sampling interval of the event loop's mean delay, and the thresholds for shedding writes and
 * uncached reads.
 */
const usual = { every: 1_000, noWrites: 250, noReads: 3_000 };

export type Thresholds = typeof usual;

/** Number of shed requests. */
export type Shed = { writes: number; reads: number };

const busy = new AppError('unavailable', 'error.unavailable', { retryAfter: 10 });

/**
 * Sheds load: first writes (503 with `Retry-After`), then all uncached responses. The page cache responds before this
 * hook, and always serves. The work of the start, which the first samples measure, is no load.
 * @returns the numbers of shed requests, without unlogged ones.
 */
export async function shedLoad(
  app: FastifyInstance,
  unlogged: (request: FastifyRequest) => boolean,
  { every, noWrites, noReads }: Thresholds = usual,
): Promise<Shed> {
  const shed = { writes: 0, reads: 0 };
  let listening = Number.NEGATIVE_INFINITY;
  app.addHook('onListen', async () => {
    listening = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: noWrites,
    sampleInterval: every,
    pressureHandler: async (request, _reply, _type, delay = 0) => {
      const { method, routeOptions } = request;
      const isHealth = routeOptions.url === '/healthz' || routeOptions.url === '/readyz';
      const reads = method === 'GET' || method === 'HEAD';
      const isStart = performance.now() - listening < 2 * every;
      if (isHealth || isStart || (reads && delay <= noReads)) return;
      if (!unlogged(request)) shed[reads ? 'reads' : 'writes'] += 1;
      throw busy;
    },
  });
  return shed;
}
