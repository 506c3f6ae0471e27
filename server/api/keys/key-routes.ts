import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ownKeyOf } from '#server/http/access/confirm-caller.ts';
import { openedKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { problemOf } from '#server/services/accounts/key-actions.ts';
import { effectiveAt, keysResponse, seenRecipient } from '#shared/accounts/keys.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['keys'];
const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('X25519: 32 bytes in base64url.');

/** The organisation's key and its recovery key. */
export const keyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/keys',
    {
      config: { may: 'read-keys' },
      schema: { summary: 'How the keys stand', tags, response: responses('The keys', keysResponse) },
    },
    async ({ signedIn, services }) => {
      const [key, both, holders, left, opened, pending, factorMissing] = await Promise.all([
        services.keyring.active(),
        services.keyring.shown(),
        services.keyring.holders(),
        services.resealing.left(),
        services.sessions.opened(signedIn?.token ?? ''),
        services.pendingChanges.list(),
        services.secondFactors.isMissing(signedIn?.administratorId ?? ''),
      ]);
      const found = await services.keyActions.inspectKeys(opened);
      const isHolder = key !== undefined && opened.has(key.id);
      return {
        ...both,
        holders: holders.length,
        resealing: left,
        holder: isHolder,
        bulk: isHolder ? await services.inbox.bulkAccess() : [],
        rotationDue: key?.renewal_due === 1,
        pending,
        problem: problemOf(found) ?? null,
        toConfirm: (await services.keyring.toConfirm(signedIn?.administratorId ?? '', opened, found)) ?? null,
        passwordPrinted: signedIn?.passwordPrinted ?? false,
        factorMissing,
      };
    },
  );

  app.post(
    '/api/keys/recovery',
    {
      config: { may: 'manage-keys', holder: 'keys.notHolder', confirmed: true },
      schema: {
        summary: 'Seals the organisation’s key to a recovery key; in place of another one three days later',
        tags,
        body: z.object({ public_key: publicKey }),
        response: responses('It is, or will be', done.extend({ effective_at: effectiveAt })),
      },
    },
    async (request, reply) => {
      const { email } = signedInOf(request);
      const effective_at = await request.services.keyActions.replaceWords(
        request.body.public_key,
        email,
        openedKeysOf(request),
      );
      const message = localized(request, reply, effective_at ? 'keys.recoveryWaits' : 'keys.recoverySet');
      return { message, ...(effective_at && { effective_at }) };
    },
  );

  app.post(
    '/api/keys/confirm',
    {
      config: { may: 'manage-keys', confirmed: true },
      schema: {
        summary:
          'Takes a new organisation key into use for the recipients that were confirmed, and for oneself',
        tags,
        body: z.object({
          recipients: z
            .array(seenRecipient)
            .max(1_000)
            .describe('The others, as `toConfirm` of the keys shows them.'),
        }),
        response: responses('It is', done),
      },
    },
    async (request, reply) => {
      const { email, token } = signedInOf(request);
      const { recipients } = request.body;
      await request.services.keyActions.confirmKeys({ token, email, own: ownKeyOf(request), recipients });
      return { message: localized(request, reply, 'keys.rotated') };
    },
  );

  app.post(
    '/api/keys/rotate',
    {
      config: { may: 'manage-keys', holder: 'keys.notHolder', confirmed: true },
      schema: { summary: 'Takes a new organisation key into use', tags, response: responses('It is', done) },
    },
    async (request, reply) => {
      await request.services.keyActions.rotate(request.signedIn?.token ?? '', openedKeysOf(request));
      return { message: localized(request, reply, 'keys.rotated') };
    },
  );
};
