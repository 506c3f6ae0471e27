import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { passkeyChallenge } from '../../http/access/factor-proof.ts';
import { responses } from '../../http/description/responses.ts';

/** Challenge that a passkey signs before a call that has to be confirmed. */
export const confirmationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/session/confirm/passkey',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'What a passkey has to sign for a call that needs the password again',
        description: 'The call itself has what was signed, in the field `passkey`, beside `current`.',
        tags: ['session'],
        response: responses(
          'The options of navigator.credentials.get',
          z.looseObject({ challenge: z.string() }),
        ),
      },
    },
    (request) => passkeyChallenge(request.services, signedInOf(request)),
  );
};
