import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { minPasswordLength } from '#shared/accounts/credentials.ts';
import { acceptedInvitation, invitedPerson, session } from '#shared/accounts/keys.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['account'];
const token = z.string().max(100);
const password = z.string('password.tooShort').min(minPasswordLength, 'password.tooShort').max(1_000);

/** One's own password and sessions, and the link with which the first password is chosen. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/password',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Changes one’s own password and key pair and ends all sessions',
        tags,
        body: z.object({
          current: z.string().max(1_000),
          password,
          known: z
            .boolean()
            .default(true)
            .describe(
              'Whether somebody else may know the present one: a new organisation key is then taken into use.',
            ),
        }),
        response: responses('It is changed', done),
      },
    },
    async (request, reply) => {
      const { body, ip: address } = request;
      const changed = await request.services.sessions.changePassword({
        ...body,
        session: signedInOf(request),
        address,
      });
      if (changed.renewalDue) await request.services.keyActions.renewKeys(changed.opened);
      await request.services.sessions.discardEnded();
      return { message: localized(request, reply, 'account.passwordChanged') };
    },
  );

  app.get(
    '/api/sessions',
    {
      config: { may: 'own-account' },
      schema: { summary: 'One’s own sessions', tags, response: responses('They', z.array(session)) },
    },
    ({ signedIn, services }) =>
      services.sessions.list(signedIn?.administratorId ?? '', signedIn?.token ?? ''),
  );

  app.delete(
    '/api/sessions/:id',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Ends one of one’s own sessions',
        tags,
        params: z.object({ id: token }),
        response: responses('It has ended', done),
      },
    },
    async (request, reply) => {
      await request.services.sessions.endOne(request.signedIn?.administratorId ?? '', request.params.id);
      return { message: localized(request, reply, 'account.sessionEnded') };
    },
  );

  app.post(
    '/api/invitation',
    {
      config: { may: 'sign-in' },
      schema: {
        summary: 'For whom a link is',
        tags,
        body: z.object({ token }),
        response: responses('They', invitedPerson),
      },
    },
    ({ body, services }, reply) => {
      reply.header('cache-control', 'no-store');
      return services.invitations.inspect(body.token);
    },
  );

  app.post(
    '/api/invitation/accept',
    {
      config: { may: 'sign-in' },
      schema: {
        summary: 'Chooses a password by a link, which is used up',
        tags,
        body: z.object({ token, password }),
        response: responses('Who may sign in now', acceptedInvitation),
      },
    },
    async (request, reply) => {
      const { email, fingerprint } = await request.services.invitations.accept(
        request.body.token,
        request.body.password,
      );
      await request.services.sessions.discardEnded();
      reply.header('cache-control', 'no-store');
      return { message: localized(request, reply, 'invitation.accepted'), email, fingerprint };
    },
  );
};
