import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { openedKeysOf, openKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { emailAddress } from '#shared/accounts/credentials.ts';
import { administratorsResponse, newInvitation } from '#shared/accounts/keys.ts';
import { everyRole, givenRoles } from '#shared/accounts/roles.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { awaitSecond, waits } from '../approvals/await-second.ts';

const tags = ['administrators'];
const params = z.object({ id: z.string().max(100) });
const newEmail = emailAddress.regex(/^[^\s@]+@[^\s@]+$/, 'administrator.email');
const change = { may: 'administer', confirmed: true } as const;

/** Administrators with their roles, and holders of the key to visitors' messages. */
export const administratorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/administrators',
    {
      config: { may: 'read-people' },
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
        administrators: all.map(({ id, email, created_at, roles, sections, ...person }) => ({
          id,
          email,
          // A holder compares their own fingerprint too: it comes from the session, since a row could have been
          // replaced
          fingerprint: isOwn(id) ? own : person.fingerprint,
          created_at,
          holds_key: holders.includes(id),
          you: isOwn(id),
          roles,
          sections,
        })),
        invitations: open,
      };
    },
  );

  app.post(
    '/api/administrators/invite',
    {
      config: change,
      schema: {
        summary: 'Makes a link with which somebody becomes an administrator',
        tags,
        body: givenRoles.partial().extend({ email: newEmail }),
        response: created('What the link is made of, this once', newInvitation),
      },
    },
    async (request, reply) => {
      const { email, ...given } = request.body;
      const { roles = everyRole.roles, sections = everyRole.sections } = given;
      const link = await request.services.invitations.invite(email, { roles, sections });
      reply.code(201);
      return { message: localized(request, reply, 'invitation.made'), ...link };
    },
  );

  app.post(
    '/api/administrators/:id/reset',
    {
      config: change,
      schema: {
        summary: 'Makes a link with which an administrator chooses a new password',
        tags,
        params,
        response: created('What the link is made of, this once', newInvitation),
      },
    },
    async (request, reply) => {
      const { email } = await byId(request.services, request.params.id);
      await keysOfOfficer(request);
      const given = await request.services.invitations.reset(email);
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
      config: { may: 'manage-keys', holder: 'keys.notHolder', confirmed: true },
      schema: {
        summary: 'Lets an officer read what visitors send',
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

  app.put(
    '/api/administrators/:id/roles',
    {
      config: change,
      schema: {
        summary: 'Gives an administrator these roles and sections in place of those before',
        description:
          'It counts at once, also in sessions that are open. Without `officer` the key is taken from them, they are signed out, and a new organisation key is taken into use.',
        tags,
        params,
        body: givenRoles,
        response: { ...responses('They have them', done), ...waits },
      },
    },
    async (request, reply) => {
      const { body, params: of, services } = request;
      const found = await byId(services, of.id);
      const isOfficer = body.roles.includes('officer');
      const wasOfficer = found.roles.includes('officer');
      if (wasOfficer && !isOfficer) {
        const { roles, sections } = body;
        const act = { action: 'person.roles', subject: found.email, value: { roles, sections } } as const;
        const waiting = await awaitSecond(request, reply, act);
        if (waiting) return waiting;
      }
      const opened = isOfficer || !wasOfficer ? undefined : await keysOfOfficer(request);
      const held = (await services.keyring.holders()).includes(found.id);
      await services.roleChanges.assign(found, body);
      const isRenewed = held && opened !== undefined;
      if (isRenewed) await renewKeys(request, opened);
      return { message: localized(request, reply, isRenewed ? 'role.changedKey' : 'role.changed') };
    },
  );

  app.delete(
    '/api/administrators/:id',
    {
      config: change,
      schema: {
        summary: 'Removes an administrator and takes a new organisation key into use',
        tags,
        params,
        response: { ...responses('They are', done), ...waits },
      },
    },
    async (request, reply) => {
      const { email, roles } = await byId(request.services, request.params.id);
      if (roles.includes('officer')) {
        const waiting = await awaitSecond(request, reply, { action: 'person.remove', subject: email });
        if (waiting) return waiting;
      }
      const opened = await keysOfOfficer(request);
      await request.services.administrators.remove(email);
      if (opened) await renewKeys(request, opened);
      return {
        message: localized(request, reply, opened ? 'administrator.removed' : 'administrator.removedOnly'),
      };
    },
  );
};

type OpenedKeys = Awaited<ReturnType<typeof openKeysOf>>;

/**
 * The organisation's keys of an officer, who has to hold them to take anything from others. An administrator who is none
 * has no keys: a holder then renews them.
 * @throws AppError as `openKeysOf`.
 */
async function keysOfOfficer(request: FastifyRequest): Promise<OpenedKeys | undefined> {
  if (!signedInOf(request).roles.includes('officer')) return undefined;
  return openKeysOf(request, request.services, 'keys.notHolder');
}

/** Takes a new organisation key into use, which the session that calls holds from then on. */
async function renewKeys(request: FastifyRequest, opened: OpenedKeys): Promise<void> {
  const { keyActions, sessions } = request.services;
  await sessions.keep(request.signedIn?.token ?? '', await keyActions.renewKeys(opened));
}

/** @throws AppError `not-found` */
async function byId({ administrators }: Services, id: string) {
  const found = (await administrators.list()).find((each) => each.id === id);
  if (!found) throw new AppError('not-found', 'administrator.notFound');
  return found;
}
