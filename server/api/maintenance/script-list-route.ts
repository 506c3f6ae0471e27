import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { scriptListRoute as route } from '#shared/site/public-routes.ts';
import { signedScriptList } from '#shared/site/script-list.ts';
import { responses } from '../../http/description/responses.ts';

/** The hashes of the release's scripts, for those who compare a running site with them. */
export const scriptListRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    route.pattern,
    {
      config: { may: 'read-public' },
      schema: { hide: true, response: responses('The scripts of the release', signedScriptList) },
    },
    async ({ services }, reply) => {
      reply.header('cache-control', 'no-store');
      return services.scriptList.get();
    },
  );
};
