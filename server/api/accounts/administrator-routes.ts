import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { heldKeysOf, requireHolder } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { emailAddress } from '#shared/accounts/credentials.ts';
import { administratorsResponse, newInvitation } from '#shared/accounts/keys.ts';
import { mayDo } from '#shared/accounts/permissions.ts';
import { everyRole, givenRoles } from '#shared/accounts/roles.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { awaitSecond, waits } from '../approvals/await-second.ts';
import { afterAccess, awaitRemoval, keysToRenew, personById } from './officer-keys.ts';

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
      schema: {
        summary: 'Who there is',
        description:
          'Officers and administrators see the fingerprints of keys as well, administrators alone the open invitations.',
        tags,
        response: responses('They', administratorsResponse),
      },
    },
    async (request, _reply) => {
      const { services, signedIn } = request;
      const { roles: own } = signedInOf(request);
      const [all, holders, open, ownFingerprint] = await Promise.all([
        services.administrators.list(),
        services.keyring.holdings(),
        mayDo(own, 'administer') ? services.invitations.list() : [],
        services.sessions.ownFingerprint(signedIn?.token ?? ''),
      ]);
      const seesKeys = mayDo(own, 'read-keys');
      return {
        administrators: all.map(({ publicKey: _key, fingerprint, ...person }) => {
          const you = person.id === signedIn?.administratorId;
          // A holder compares their own fingerprint too: it comes from the session, since a row could have been
          // replaced
          const shown = you ? ownFingerprint : fingerprint;
          return {
            ...person,
            fingerprint: seesKeys ? shown : null,
            holds_key: holders.has(person.id),
            key_group: holders.get(person.id) ?? null,
            you,
          };
        }),
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
      const { email } = await personById(request.services, request.params.id);
      if (signedInOf(request).roles.includes('officer'))
        await requireHolder(request, request.services, 'keys.notHolder');
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
      config: {
        may: 'manage-keys',
        holder: 'keys.notHolder',
        opensNothing: true,
        confirmed: true,
        keyWork: 'grant',
      },
      schema: {
        summary: 'Lets an officer read what visitors send',
        tags,
        params,
        body: z.object({ fingerprint: z.string().describe('What was compared.') }),
        response: { ...responses('They may', done), ...waits },
      },
    },
    async (request, reply) => {
      const found = await personById(request.services, request.params.id);
      if (found.fingerprint !== request.body.fingerprint) throw new AppError('conflict', 'keys.fingerprint');
      const { email: subject, fingerprint } = found;
      const waiting = await awaitSecond(request, reply, {
        action: 'keys.grant',
        subject,
        value: { fingerprint },
      });
      if (waiting) return waiting;
      await request.services.keyring.grantTo(found, await heldKeysOf(request, 'keys.notHolder'));
      return { message: localized(request, reply, 'keys.granted') };
    },
  );

  app.put(
    '/api/administrators/:id/roles',
    {
      config: { ...change, keyWork: 'renew' },
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
      const found = await personById(services, of.id);
      const isOfficer = body.roles.includes('officer');
      const wasOfficer = found.roles.includes('officer');
      if (wasOfficer && !isOfficer) {
        const { roles, sections } = body;
        const act = { action: 'person.roles', subject: found.email, value: { roles, sections } } as const;
        const waiting = await awaitSecond(request, reply, act);
        if (waiting) return waiting;
      }
      const opened = isOfficer || !wasOfficer ? undefined : await keysToRenew(request, found.id);
      const held = (await services.keyring.holders()).includes(found.id);
      await services.roleChanges.assign(found, body);
      const isRenewed = held && opened !== undefined;
      await afterAccess(request, isRenewed ? opened : undefined);
      return { message: localized(request, reply, isRenewed ? 'role.changedKey' : 'role.changed') };
    },
  );

  app.delete(
    '/api/administrators/:id',
    {
      config: { ...change, keyWork: 'renew' },
      schema: {
        summary: 'Removes an administrator and takes a new organisation key into use',
        tags,
        params,
        response: { ...responses('They are', done), ...waits },
      },
    },
    async (request, reply) => {
      const { email, roles } = await personById(request.services, request.params.id);
      const waiting = await awaitRemoval(request, reply, { email, roles });
      if (waiting) return waiting;
      const opened = await keysToRenew(request, request.params.id);
      await request.services.administrators.remove(email);
      await afterAccess(request, opened);
      return {
        message: localized(request, reply, opened ? 'administrator.removed' : 'administrator.removedOnly'),
      };
    },
  );
};
