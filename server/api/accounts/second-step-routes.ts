import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { newSession } from '#shared/accounts/second-factors.ts';
import { factorProof, passkeyChallenge, provesFactor } from '../../http/access/factor-proof.ts';
import { responses } from '../../http/description/responses.ts';

const tags = ['session'];

/** The second step of signing in, by the token that the refusal of the first one holds. */
export const secondStepRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/login/passkey',
    {
      config: { may: 'own-account', stage: 'second-step' },
      schema: {
        summary: 'What a passkey has to sign',
        tags,
        response: responses(
          'The options of navigator.credentials.get',
          z.looseObject({ challenge: z.string() }),
        ),
      },
    },
    (request) => passkeyChallenge(request.services, signedInOf(request)),
  );

  app.post(
    '/api/login/second-step',
    {
      config: { may: 'own-account', stage: 'second-step' },
      schema: {
        summary: 'Signs in by a second factor',
        tags,
        body: factorProof,
        response: responses('The token for all other calls', newSession),
      },
    },
    async ({ body, ip, signedIn, services }) => {
      const session = signedInOf({ signedIn });
      const proves = () => provesFactor(services, session, body);
      return services.sessions.secondStep(session.token, session, ip, proves);
    },
  );
};
