import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keyOwnerOf } from '#server/http/access/opened-keys.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { pendingKind } from '#shared/accounts/keys.ts';
import { done, responses } from '../../http/description/responses.ts';

/** Cancels pending changes, which `/api/keys` lists. */
export const pendingChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.delete(
    '/api/pending-changes/:kind',
    {
      config: { may: 'manage-keys', holder: 'keys.notHolder', opensNothing: true },
      schema: {
        summary: 'Cancels a change before it takes effect',
        tags: ['keys'],
        params: z.object({ kind: pendingKind }),
        response: responses('It is cancelled', done),
      },
    },
    async (request, reply) => {
      await request.services.pendingChanges.cancel(request.params.kind, keyOwnerOf(request));
      return { message: localized(request, reply, 'pending.cancelled') };
    },
  );
};
