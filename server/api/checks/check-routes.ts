import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checkState } from '#shared/checks/checks.ts';
import { done, responses } from '../../http/description/responses.ts';
import { localized } from '../../http/language/localized-response.ts';

const tags = ['publishing'];

/** The checks of everything that is published. */
export const checkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/checks',
    {
      config: { may: 'write-content' },
      schema: {
        summary: 'What the checks of everything published found when they last ran',
        tags,
        response: responses('The results', checkState),
      },
    },
    ({ services }) => services.checks.state(),
  );

  app.post(
    '/api/checks',
    {
      config: { may: 'publish' },
      schema: {
        summary: 'Starts the checks; their results come with the GET once they have ended',
        tags,
        body: z
          .object({ external: z.boolean().describe('Links to other sites, too.').default(false) })
          .nullish(),
        response: responses('They run', done),
      },
    },
    async (request, reply) => {
      void request.services.checks.run(request.body ?? {});
      return { message: localized(request, reply, 'checks.started') };
    },
  );
};
