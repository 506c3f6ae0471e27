import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/plugins/signed-in-of.ts';
import type { Services } from '#server/services.ts';
import { newSession } from '#shared/second-factors.ts';
import { answers } from './answers.ts';

const tags = ['session'];
const waiting = { config: { access: 'second-step' as const } };

/** The second step of signing in, by the token that the refusal of the first one holds. */
export const secondStepRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { challenges, secondFactors, sessions } = services;
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/login/passkey',
    {
      ...waiting,
      schema: {
        summary: 'What a passkey has to sign',
        tags,
        response: answers(
          'The options of navigator.credentials.get',
          z.looseObject({ challenge: z.string() }),
        ),
      },
    },
    async ({ signedIn }) => {
      const { administratorId: owner, token } = signedInOf({ signedIn });
      const options = await secondFactors.passkeyToSign(owner);
      await challenges.put(token, 'passkey', options.challenge);
      return { ...options };
    },
  );

  app.post(
    '/api/login/second-step',
    {
      ...waiting,
      schema: {
        summary: 'Signs in by a second factor',
        tags,
        body: z.union([
          z.object({ code: z.string().max(60).describe('Of an app, or a recovery code.') }),
          z.object({ passkey: z.looseObject({ id: z.string() }).describe('What the browser signed.') }),
        ]),
        response: answers('The token for all other calls', newSession),
      },
    },
    async ({ body, ip, signedIn }) => {
      const session = signedInOf({ signedIn });
      const { administratorId: owner, token } = session;
      return sessions.secondStep(token, session, ip, async () => {
        if ('code' in body) {
          const { code } = body;
          return (await secondFactors.checkTotp(owner, code)) || secondFactors.codes.use(owner, code);
        }
        const challenge = await challenges.take(token, 'passkey');
        const response = body.passkey as unknown as AuthenticationResponseJSON;
        return challenge !== undefined && secondFactors.checkPasskey(owner, response, challenge);
      });
    },
  );
};
