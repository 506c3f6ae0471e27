import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { localized } from '#server/http/language/localized-response.ts';
import { calmBegin, calmMode } from '#shared/calm/calm-mode.ts';
import { created, done, responses } from '../../http/description/responses.ts';

const tags = ['maintenance'];

/** Calm mode, as administrators see, begin and end it. */
export const calmRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/calm-mode',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'Whether the site is in calm mode, and why',
        tags,
        response: responses('Calm mode of the instance that responds', calmMode),
      },
    },
    ({ services }) => services.calm.state(),
  );

  app.post(
    '/api/calm-mode',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'Begins calm mode by hand, or moves its end',
        description:
          'Pages come from memory and from the snapshot alone, forms ask for more work, and administrators sign in from ADMIN_NETWORKS.',
        tags,
        body: calmBegin,
        response: created('Calm mode as it is now', calmMode),
      },
    },
    async ({ body, services }, reply) => {
      await services.calmByHand.begin(body.hours);
      await services.calm.read();
      return reply.code(201).send(services.calm.state());
    },
  );

  app.delete(
    '/api/calm-mode',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'Ends calm mode that was begun by hand',
        tags,
        response: responses('It has ended', done),
      },
    },
    async (request, reply) => {
      await request.services.calmByHand.end();
      await request.services.calm.read();
      return { message: localized(request, reply, 'calm.ended') };
    },
  );
};
