import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { sealedGrant } from '#shared/accounts/keys.ts';
import { responses } from '../../http/description/responses.ts';

/** The organisation's keys as they are sealed to their holders, who open them in their browsers. */
export const grantRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/keys/grants',
    {
      config: { may: 'read-submissions', background: true },
      schema: {
        summary: 'The organisation’s keys, sealed to the caller',
        tags: ['keys'],
        response: responses('Those of one’s group, none for who holds no key', z.array(sealedGrant)),
      },
    },
    (request) => request.services.keyring.sealedGrants(signedInOf(request).administratorId),
  );
};
