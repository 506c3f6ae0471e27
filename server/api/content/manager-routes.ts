import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { manager } from '#shared/content/manager.ts';
import { responses } from '../../http/description/responses.ts';

/** The successive managers (specification §7). */
export const managerRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
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
    () => services.managers.list(),
  );
};
