import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { heldKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { keyChallenge, keyState, publicHalf } from '#shared/accounts/key-material.ts';
import { resealed, toReseal } from '#shared/accounts/resealing.ts';
import { done, responses } from '../../http/description/responses.ts';
import { awaitSecond, waits } from '../approvals/await-second.ts';

const tags = ['keys'];

/** Calls of holders whose browsers open the organisation's keys, and do here what they alone can. */
export const browserKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/keys/state',
    {
      config: { may: 'manage-keys' },
      schema: {
        summary: 'The recipients of the caller’s group, for a browser that checks them',
        tags,
        response: responses('They', keyState),
      },
    },
    async (request, _reply) => {
      const { services } = request;
      const group = await services.possession.groupOfCaller(signedInOf(request));
      const [state, waiting] = await Promise.all([
        services.keyring.stateOf(group),
        services.pendingRecovery.state({ group }),
      ]);
      if (!state) throw new AppError('conflict', 'keys.notHolder');
      return { ...state, ...waiting };
    },
  );

  app.post(
    '/api/keys/challenge',
    {
      config: { may: 'manage-keys' },
      schema: {
        summary: 'Seals a challenge to the key in use: whoever opens it holds that key',
        tags,
        body: z.object({ keys: z.array(publicHalf).max(1_000).describe('Those that the browser opened.') }),
        response: responses('The challenge', keyChallenge),
      },
    },
    (request) => {
      const keys = request.body.keys.map(({ id, public_key }) => ({ id, publicKey: public_key }));
      return request.services.possession.challenge(signedInOf(request), keys);
    },
  );

  app.post(
    '/api/keys/resealing',
    {
      config: { may: 'manage-keys', holder: 'keys.notHolder', opensNothing: true },
      schema: {
        summary: 'Stores what a holder’s browser sealed to the key in use, and returns what is left',
        tags,
        body: resealed,
        response: responses('The next batch, empty at the end', toReseal),
      },
    },
    async (request, _reply) => {
      const { possession, resealing } = request.services;
      const { keys, rows } = request.body;
      const group = await possession.require(request.body.possession, signedInOf(request));
      await resealing.store(group, rows);
      return resealing.batch(group, keys);
    },
  );

  app.post(
    '/api/keys/recovery/apply',
    {
      config: {
        may: 'manage-keys',
        holder: 'keys.notHolder',
        opensNothing: true,
        confirmed: true,
        keyWork: 'apply',
      },
      schema: {
        summary: 'Takes recovery words into use that have waited, with a new organisation key',
        tags,
        response: { ...responses('They are', done), ...waits },
      },
    },
    async (request, reply) => {
      const { keyActions, pendingRecovery, possession } = request.services;
      const held = await heldKeysOf(request, 'keys.notHolder');
      const public_key = await pendingRecovery.due(held.owner);
      const subject = await possession.groupOfCaller(signedInOf(request));
      const act = { action: 'keys.recovery', subject, value: { public_key } } as const;
      const waiting = public_key === undefined ? undefined : await awaitSecond(request, reply, act);
      if (waiting) return waiting;
      await keyActions.applyWords(held);
      await request.services.sessions.renewKeys(signedInOf(request).token, held.opened);
      return { message: localized(request, reply, 'keys.recoverySet') };
    },
  );
};
