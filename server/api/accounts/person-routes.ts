import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { personDetails } from '#shared/accounts/people.ts';
import { done, responses } from '../../http/description/responses.ts';
import { waits } from '../approvals/await-second.ts';
import { afterAccess, awaitRemoval, keysToRenew, personById } from './officer-keys.ts';

const tags = ['administrators'];
const params = z.object({ id: z.string().max(100) });

/** One person, as administrators see them. */
export const personRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/administrators/:id',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'A person with their roles, sessions, second factors and drafts',
        tags,
        params,
        response: responses('They', personDetails),
      },
    },
    async (request, _reply) => {
      const { services, signedIn } = request;
      const { publicKey: _key, ...person } = await personById(services, request.params.id);
      const { id, email } = person;
      const token = signedIn?.token ?? '';
      const you = id === signedIn?.administratorId;
      const [holders, sessions, second_factors, drafts, own] = await Promise.all([
        services.keyring.holdings(),
        services.sessions.list(id, token),
        services.secondFactors.list(id),
        services.leaving.drafts(email),
        services.sessions.ownFingerprint(token),
      ]);
      const fingerprint = you ? own : person.fingerprint;
      return {
        ...person,
        fingerprint,
        holds_key: holders.has(id),
        key_group: holders.get(id) ?? null,
        you,
        sessions,
        second_factors,
        drafts,
      };
    },
  );

  app.delete(
    '/api/administrators/:id/sessions',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'Ends all sessions of a person',
        tags,
        params,
        response: responses('They have ended', done),
      },
    },
    async (request, reply) => {
      await request.services.sessions.endOf(await personById(request.services, request.params.id));
      return { message: localized(request, reply, 'person.sessionsEnded') };
    },
  );

  app.delete(
    '/api/administrators/:id/sessions/:session',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'Ends one session of a person',
        tags,
        params: params.extend({ session: z.string().max(100) }),
        response: responses('It has ended', done),
      },
    },
    async (request, reply) => {
      const { id, session } = request.params;
      await request.services.sessions.endOf(await personById(request.services, id), session);
      return { message: localized(request, reply, 'account.sessionEnded') };
    },
  );

  app.post(
    '/api/administrators/:id/leave',
    {
      config: { may: 'administer', confirmed: true, keyWork: 'renew' },
      schema: {
        summary: 'Removes a person who leaves, and hands their drafts over',
        description:
          'Their sessions end and the key is taken from them; a new organisation key is taken into use where the caller holds it.',
        tags,
        params,
        body: z.object({
          successor: z
            .string()
            .max(100)
            .nullable()
            .default(null)
            .describe('The id of who takes the drafts; without one they stay as they are.'),
        }),
        response: { ...responses('They have left', done.extend({ drafts: z.int() })), ...waits },
      },
    },
    async (request, reply) => {
      const { services, params: of, body } = request;
      const person = await personById(services, of.id);
      const successor = body.successor === null ? undefined : await personById(services, body.successor);
      const waiting = await awaitRemoval(request, reply, person);
      if (waiting) return waiting;
      const opened = await keysToRenew(request, person.id);
      const drafts = await services.leaving.leave(person, successor, signedInOf(request).email);
      await afterAccess(request, opened);
      const key = opened ? 'administrator.removed' : 'administrator.removedOnly';
      return { message: localized(request, reply, key), drafts };
    },
  );
};
