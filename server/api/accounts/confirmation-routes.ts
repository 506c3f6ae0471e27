import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import * as limits from '#shared/limits.ts';
import { done, responses } from '../../http/description/responses.ts';
import { factorProof, passkeyChallenge, provesFactor } from './factor-proof.ts';

const tags = ['session'];

/** Giving the password again in a session, before what changes who reads messages. */
export const confirmationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/session/confirm',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Gives the password again, and a second factor where there is one',
        description: `Calls that respond with 403 without it are open to this session for ${limits.confirmedMinutes} minutes.`,
        tags,
        body: z.object({ current: z.string().max(1_000) }).and(factorProof.or(z.object({}))),
        response: responses('It is confirmed', done),
      },
    },
    async (request, reply) => {
      const { body, ip: address } = request;
      const session = signedInOf(request);
      const proof = factorProof.safeParse(body).data;
      const proves = async () => proof !== undefined && provesFactor(request.services, session, proof);
      await request.services.sessions.reconfirm(session.token, {
        session,
        current: body.current,
        address,
        proves,
      });
      return { message: localized(request, reply, 'confirm.done') };
    },
  );

  app.post(
    '/api/session/confirm/passkey',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'What a passkey has to sign for that',
        tags,
        response: responses(
          'The options of navigator.credentials.get',
          z.looseObject({ challenge: z.string() }),
        ),
      },
    },
    (request) => passkeyChallenge(request.services, signedInOf(request)),
  );
};
