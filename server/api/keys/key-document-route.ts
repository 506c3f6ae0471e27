import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keyDocument } from '#shared/forms/sealed/key-document.ts';
import { sealingKeysRoute } from '#shared/site/public-routes.ts';
import { responses } from '../../http/description/responses.ts';

/** The keys to which browsers seal what visitors write. */
export const keyDocumentRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    sealingKeysRoute.pattern,
    {
      config: { may: 'read-public', unlogged: true },
      schema: {
        hide: true,
        response: responses('The keys in use', keyDocument),
      },
    },
    async ({ services }, reply) => {
      reply.header('cache-control', 'no-store');
      return services.keyDocument.get();
    },
  );
};
