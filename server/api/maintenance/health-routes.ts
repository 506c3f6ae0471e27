import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { responses } from '../../http/description/responses.ts';

const uncached = { 'cache-control': 'no-store' };

/** Liveness and readiness, for monitors and load balancers. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/healthz',
    {
      config: { may: 'read-public' },
      schema: {
        summary: 'The process lives',
        tags: ['health'],
        response: responses('It lives', z.object({ status: z.literal('alive') })),
      },
    },
    async (_request, reply) => {
      reply.headers(uncached);
      return { status: 'alive' as const };
    },
  );

  app.get(
    '/readyz',
    {
      config: { may: 'read-public' },
      schema: {
        summary: 'The database and the storage respond, and there is room on the disk',
        tags: ['health'],
        response: responses('They respond', z.object({ status: z.literal('ready') })),
      },
    },
    async (request, reply) => {
      const ready = await request.services.health.ready().catch(() => false);
      if (!ready) throw new AppError('unavailable', 'error.unavailable');
      reply.headers(uncached);
      return { status: 'ready' as const };
    },
  );
};
