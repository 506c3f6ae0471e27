import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { manager } from '#shared/content/manager.ts';
import { responses } from '../../http/description/responses.ts';

/** The successive managers (specification §7). */
export const managerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/managers',
    {
      config: { may: 'read-public' },
      schema: {
        summary: 'The successive managers',
        tags: ['managers'],
        response: responses('The managers; an empty `to` means in office till today.', z.array(manager)),
      },
    },
    ({ services }) => services.managers.list(),
  );
};
