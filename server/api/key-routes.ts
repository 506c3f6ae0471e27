import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openedKeys } from '#server/plugins/opened-keys.ts';
import { say } from '#server/plugins/say.ts';
import type { Services } from '#server/services.ts';
import { keysAnswer } from '#shared/keys.ts';
import { answers, done } from './answers.ts';

const tags = ['keys'];
const admin = { config: { access: 'admin' as const } };
const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('X25519: 32 bytes in base64url.');

/** The organisation's key and its recovery key. */
export const keyRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { keyring, pendingChanges, resealing, sessions } = services;
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/keys',
    { ...admin, schema: { summary: 'How the keys stand', tags, response: answers('The keys', keysAnswer) } },
    async ({ signedIn }) => {
      const [key, both, holders, left, opened, pending] = await Promise.all([
        keyring.active(),
        keyring.shown(),
        keyring.holders(),
        resealing.left(),
        sessions.opened(signedIn?.token ?? ''),
        pendingChanges.list(),
      ]);
      return {
        ...both,
        holders: holders.length,
        resealing: left,
        holder: key !== undefined && opened.has(key.id),
        rotationDue: key?.renewal_due === 1,
        pending,
      };
    },
  );

  app.post(
    '/api/keys/recovery',
    {
      ...admin,
      schema: {
        summary: 'Seals the organisation’s key to a new recovery key, in place of the one before',
        tags,
        body: z.object({ public_key: publicKey }),
        response: answers('It is', done),
      },
    },
    async (request, reply) => {
      const opened = await openedKeys(request, services, 'keys.notHolder');
      const before = await keyring.recoveryKey();
      await keyring.setRecoveryKey(request.body.public_key, opened);
      // The words before still open what an older copy of the database holds: nothing that comes from now on
      if (before) await services.rotate(request.signedIn?.token ?? '', opened);
      return { message: say(request, reply, 'keys.recoverySet') };
    },
  );

  app.post(
    '/api/keys/rotate',
    {
      ...admin,
      schema: { summary: 'Takes a new organisation key into use', tags, response: answers('It is', done) },
    },
    async (request, reply) => {
      const opened = await openedKeys(request, services, 'keys.notHolder');
      await services.rotate(request.signedIn?.token ?? '', opened);
      return { message: say(request, reply, 'keys.rotated') };
    },
  );
};
