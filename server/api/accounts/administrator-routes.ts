import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { openedKeysOf } from '#server/http/access/opened-keys.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { emailAddress } from '#shared/accounts/credentials.ts';
import { administratorsResponse, newInvitation } from '#shared/accounts/keys.ts';
import { created, done, responses } from '../../http/description/responses.ts';

const tags = ['administrators'];
const params = z.object({ id: z.string().max(100) });
const newEmail = emailAddress.regex(/^[^\s@]+@[^\s@]+$/, 'administrator.email');

/** Administrators, and holders of the key to visitors' messages. */
export const administratorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/administrators',
    {
      config: { may: 'administer' },
      schema: { summary: 'Who there is', tags, response: responses('They', administratorsResponse) },
    },
    async ({ signedIn, services }) => {
      const [all, holders, open, own] = await Promise.all([
        services.administrators.list(),
        services.keyring.holders(),
        services.invitations.list(),
        services.sessions.ownFingerprint(signedIn?.token ?? ''),
      ]);
      const isOwn = (id: string) => id === signedIn?.administratorId;
      return {
        administrators: all.map(({ id, email, created_at, ...person }) => ({
          id,
          email,
          // A holder compares their own fingerprint too: it comes from the session, since a row could have been
          // replaced
          fingerprint: isOwn(id) ? own : person.fingerprint,
          created_at,
          holds_key: holders.includes(id),
          you: isOwn(id),
        })),
        invitations: open,
      };
    },
  );

  app.post(
    '/api/administrators/invite',
    {
      config: { may: 'administer', confirmed: true },
      schema: {
        summary: 'Makes a link with which somebody becomes an administrator',
        tags,
        body: z.object({ email: newEmail }),
        response: created('What the link is made of, this once', newInvitation),
      },
    },
    async (request, reply) => {
      const given = await request.services.invitations.invite(request.body.email);
      reply.code(201);
      return { message: localized(request, reply, 'invitation.made'), ...given };
    },
  );

  app.post(
    '/api/administrators/:id/reset',
    {
      config: { may: 'administer', holder: 'keys.notHolder', confirmed: true },
      schema: {
        summary: 'Makes a link with which an administrator chooses a new password',
        tags,
        params,
        response: created('What the link is made of, this once', newInvitation),
      },
    },
    async (request, reply) => {
      const given = await request.services.invitations.reset(
        (await byId(request.services, request.params.id)).email,
      );
      reply.code(201);
      return { message: localized(request, reply, 'invitation.made'), ...given };
    },
  );

  app.delete(
    '/api/invitations/:id',
    {
      config: { may: 'administer' },
      schema: { summary: 'Takes a link back', tags, params, response: responses('It is', done) },
    },
    async (request, reply) => {
      await request.services.invitations.revoke(request.params.id);
      return { message: localized(request, reply, 'invitation.revoked') };
    },
  );

  app.post(
    '/api/administrators/:id/grant',
    {
      config: { may: 'administer', holder: 'keys.notHolder', confirmed: true },
      schema: {
        summary: 'Lets an administrator read what visitors send',
        tags,
        params,
        body: z.object({ fingerprint: z.string().describe('What was compared.') }),
        response: responses('They may', done),
      },
    },
    async (request, reply) => {
      const found = await byId(request.services, request.params.id);
      if (found.fingerprint !== request.body.fingerprint) throw new AppError('conflict', 'keys.fingerprint');
      await request.services.keyring.grantTo(found, openedKeysOf(request));
      return { message: localized(request, reply, 'keys.granted') };
    },
  );

  app.delete(
    '/api/administrators/:id',
    {
      config: { may: 'administer', holder: 'keys.notHolder', confirmed: true },
      schema: {
        summary: 'Removes an administrator and takes a new organisation key into use',
        tags,
        params,
        response: responses('They are', done),
      },
    },
    async (request, reply) => {
      await request.services.administrators.remove((await byId(request.services, request.params.id)).email);
      await request.services.sessions.keep(
        request.signedIn?.token ?? '',
        await request.services.keyActions.renewKeys(openedKeysOf(request)),
      );
      return { message: localized(request, reply, 'administrator.removed') };
    },
  );
};

/** @throws AppError `not-found` */
async function byId({ administrators }: Services, id: string) {
  const found = (await administrators.list()).find((each) => each.id === id);
  if (!found) throw new AppError('not-found', 'administrator.notFound');
  return found;
}
