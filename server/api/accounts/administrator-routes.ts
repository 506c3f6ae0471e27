import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireConfirmed } from '#server/http/access/require-confirmed.ts';
import { openedKeys } from '#server/http/access/unlocked-keys.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { emailAddress } from '#shared/accounts/credentials.ts';
import { administratorsResponse, newInvitation } from '#shared/accounts/keys.ts';
import { created, done, responses } from '../../http/description/responses.ts';

const tags = ['administrators'];
const admin = { config: { access: 'admin' as const } };
const params = z.object({ id: z.string().max(100) });
const newEmail = emailAddress.regex(/^[^\s@]+@[^\s@]+$/, 'administrator.email');

/** Who may edit the site, and who may read what visitors send. */
export const administratorRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { administrators, invitations, keyring, sessions } = services;
  app.removeContentTypeParser('text/plain');

  async function byId(id: string) {
    const found = (await administrators.list()).find((each) => each.id === id);
    if (!found) throw new AppError('not-found', 'administrator.notFound');
    return found;
  }

  app.get(
    '/api/administrators',
    {
      ...admin,
      schema: { summary: 'Who there is', tags, response: responses('They', administratorsResponse) },
    },
    async ({ signedIn }) => {
      const [all, holders, open, own] = await Promise.all([
        administrators.list(),
        keyring.holders(),
        invitations.list(),
        sessions.ownFingerprint(signedIn?.token ?? ''),
      ]);
      const isOwn = (id: string) => id === signedIn?.administratorId;
      return {
        administrators: all.map(({ id, email, created_at, ...person }) => ({
          id,
          email,
          // A holder compares the row's with this one: where both came from the row, somebody could have swapped it
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
      ...admin,
      schema: {
        summary: 'Makes a link with which somebody becomes an administrator',
        tags,
        body: z.object({ email: newEmail }),
        response: created('What the link is made of, this once', newInvitation),
      },
    },
    async (request, reply) => {
      await requireConfirmed(request);
      const given = await invitations.invite(request.body.email);
      reply.code(201);
      return { message: localized(request, reply, 'invitation.made'), ...given };
    },
  );

  app.post(
    '/api/administrators/:id/reset',
    {
      ...admin,
      schema: {
        summary: 'Makes a link with which an administrator chooses a new password',
        tags,
        params,
        response: created('What the link is made of, this once', newInvitation),
      },
    },
    async (request, reply) => {
      await openedKeys(request, services, 'keys.notHolder');
      await requireConfirmed(request);
      const given = await invitations.reset((await byId(request.params.id)).email);
      reply.code(201);
      return { message: localized(request, reply, 'invitation.made'), ...given };
    },
  );

  app.delete(
    '/api/invitations/:id',
    { ...admin, schema: { summary: 'Takes a link back', tags, params, response: responses('It is', done) } },
    async (request, reply) => {
      await invitations.revoke(request.params.id);
      return { message: localized(request, reply, 'invitation.revoked') };
    },
  );

  app.post(
    '/api/administrators/:id/grant',
    {
      ...admin,
      schema: {
        summary: 'Lets an administrator read what visitors send',
        tags,
        params,
        body: z.object({ fingerprint: z.string().describe('What was compared.') }),
        response: responses('They may', done),
      },
    },
    async (request, reply) => {
      const opened = await openedKeys(request, services, 'keys.notHolder');
      await requireConfirmed(request);
      const found = await byId(request.params.id);
      if (found.fingerprint !== request.body.fingerprint) throw new AppError('conflict', 'keys.fingerprint');
      await keyring.grantTo(found, opened);
      return { message: localized(request, reply, 'keys.granted') };
    },
  );

  app.delete(
    '/api/administrators/:id',
    {
      ...admin,
      schema: {
        summary: 'Removes an administrator and takes a new organisation key into use',
        tags,
        params,
        response: responses('They are', done),
      },
    },
    async (request, reply) => {
      const opened = await openedKeys(request, services, 'keys.notHolder');
      await requireConfirmed(request);
      await administrators.remove((await byId(request.params.id)).email);
      await sessions.keep(request.signedIn?.token ?? '', await services.renewKeys(opened));
      return { message: localized(request, reply, 'administrator.removed') };
    },
  );
};
