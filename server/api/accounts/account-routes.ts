import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireOpeningHere } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { minPasswordLength, passwordShare, sealedPair } from '#shared/accounts/credentials.ts';
import { keyMaterial } from '#shared/accounts/key-material.ts';
import { acceptedInvitation, invitedPerson, session } from '#shared/accounts/keys.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['account'];
const token = z.string().max(100);
/** The key pair that a browser made, with a verifier in the place of the password. */
const own = sealedPair.optional();
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
          own,
          material: keyMaterial
            .optional()
            .describe('Where the organisation’s keys are in the caller’s browser.'),
        }),
        response: responses('It is changed', done),
      },
    },
    async (request, reply) => {
      const { ip: address, services } = request;
      const { material, ...body } = request.body;
      const signedIn = signedInOf(request);
      if (!body.own && signedIn.roles.includes('officer')) await requireOpeningHere(services);
      const held = material && (await services.possession.held(material, signedIn));
      const changed = await services.sessions.changePassword({ ...body, held, session: signedIn, address });
      if (changed.renewalDue) await services.keyActions.renewKeys(changed.held);
      await request.services.sessions.discardEnded();
      return { message: localized(request, reply, 'account.passwordChanged') };
    },
  );

  app.post(
    '/api/password/share',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'The site’s half of what wraps one’s private key under a new password',
        description:
          'For a browser that makes a new key pair: the other half is the password’s, and stays there.',
        tags,
        body: z.object({ password }),
        response: responses('The half', passwordShare),
      },
    },
    async (request, _reply) => {
      const { body, services, ip: address } = request;
      const { email, administratorId: owner } = signedInOf(request);
      return { owner, share: await services.passwordShares.share({ email, address, ...body }) };
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
    '/api/invitation/share',
    {
      config: { may: 'sign-in' },
      schema: {
        summary: 'The same for whoever chooses a password by a link',
        tags,
        body: z.object({ token, password }),
        response: responses('The half', passwordShare),
      },
    },
    async ({ body, services, ip: address }, reply) => {
      const { owner, email } = await services.invitations.owner(body.token);
      reply.header('cache-control', 'no-store');
      return {
        owner,
        share: await services.passwordShares.share({ email, address, password: body.password }),
      };
    },
  );

  app.post(
    '/api/invitation/accept',
    {
      config: { may: 'sign-in' },
      schema: {
        summary: 'Chooses a password by a link, which is used up',
        tags,
        body: z.object({ token, password, own }),
        response: responses('Who may sign in now', acceptedInvitation),
      },
    },
    async (request, reply) => {
      const { token: link, ...chosen } = request.body;
      if (!chosen.own) await requireOpeningHere(request.services);
      const { email, fingerprint } = await request.services.invitations.accept(link, chosen);
      await request.services.sessions.discardEnded();
      reply.header('cache-control', 'no-store');
      return { message: localized(request, reply, 'invitation.accepted'), email, fingerprint };
    },
  );
};
