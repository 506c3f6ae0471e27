import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { confirmCaller, ownProof } from '#server/http/access/confirm-caller.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import {
  type AddedFactor,
  addedFactor,
  factorName,
  secondFactors as factorsResponse,
  newRecoveryCodes,
  totpSecret,
} from '#shared/accounts/second-factors.ts';
import * as limits from '#shared/limits.ts';
import { created, done, responses } from '../../http/description/responses.ts';

const tags = ['second-factors'];
const params = z.object({ id: z.string().max(100) });

const wrongCode = { fields: { code: ['factor.wrongCode' as const] } };

/**
 * Second factors of the signed-in administrator. Each change needs the password: a stolen session alone changes none.
 */
export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  /** A sign-in that waits for its first factor has just been begun by the password. */
  async function confirm(request: FastifyRequest): Promise<void> {
    // An existing factor must be proved: the password alone could otherwise remove it first
    if (signedInOf(request).stage === 'open') await confirmCaller(request);
  }

  /** Response to a new factor, which opens the session in set-up. */
  async function added(request: FastifyRequest, reply: FastifyReply, codes?: string[]): Promise<AddedFactor> {
    const signedIn = signedInOf(request);
    const session =
      signedIn.stage === 'set-up' && (await request.services.sessions.finish(signedIn.token, signedIn));
    reply.code(201);
    return {
      message: localized(request, reply, 'factor.added'),
      ...(codes && { recovery_codes: codes }),
      ...(session && { session }),
    };
  }

  app.get(
    '/api/second-factors',
    {
      config: { may: 'own-account', stage: 'set-up' },
      schema: { summary: 'One’s own second factors', tags, response: responses('They', factorsResponse) },
    },
    (request) => request.services.secondFactors.list(signedInOf(request).administratorId),
  );

  app.post(
    '/api/second-factors/totp',
    {
      config: { may: 'own-account', stage: 'set-up' },
      schema: {
        summary: 'A secret for an app that makes codes',
        tags,
        body: ownProof,
        response: responses('The secret, of which nothing is kept before a code proves it', totpSecret),
      },
    },
    async (request, _reply) => {
      await confirm(request);
      const { email, administratorId: id, token } = signedInOf(request);
      const { sealed, ...made } = await request.services.secondFactors.newTotp({ id, email });
      await request.services.challenges.put(token, 'add-totp', sealed, limits.newAppMinutes);
      return made;
    },
  );

  app.post(
    '/api/second-factors/totp/confirm',
    {
      config: { may: 'own-account', stage: 'set-up' },
      schema: {
        summary: 'Adds the app that makes this code',
        tags,
        body: z.object({ name: factorName, code: z.string().max(60) }),
        response: created('It is added', addedFactor),
      },
    },
    async (request, reply) => {
      const { name, code } = request.body;
      const { administratorId: owner, token } = signedInOf(request);
      const requested = (await request.services.challenges.read(token, 'add-totp')) ?? late();
      const proved = await request.services.secondFactors.provedTotp(owner, requested, code);
      if (!proved) throw new AppError('invalid', 'factor.wrongCode', wrongCode);
      if (!(await request.services.challenges.take(token, 'add-totp'))) late();
      const codes = await request.services.secondFactors.add(owner, { kind: 'totp', name, ...proved }, token);
      return added(request, reply, codes);
    },
  );

  app.post(
    '/api/second-factors/passkey',
    {
      config: { may: 'own-account', stage: 'set-up' },
      schema: {
        summary: 'What a browser makes a passkey from',
        tags,
        body: ownProof,
        response: responses(
          'The options of navigator.credentials.create',
          z.looseObject({ challenge: z.string() }),
        ),
      },
    },
    async (request, _reply) => {
      await confirm(request);
      const { email, administratorId: id, token } = signedInOf(request);
      const options = await request.services.secondFactors.passkeyToAdd({ id, email });
      await request.services.challenges.put(token, 'add-passkey', options.challenge);
      return { ...options };
    },
  );

  app.post(
    '/api/second-factors/passkey/confirm',
    {
      config: { may: 'own-account', stage: 'set-up' },
      schema: {
        summary: 'Adds the passkey that the browser made',
        tags,
        body: z.object({ name: factorName, passkey: z.looseObject({ id: z.string() }) }),
        response: created('It is added', addedFactor),
      },
    },
    async (request, reply) => {
      const { name, passkey } = request.body;
      const { administratorId: owner, token } = signedInOf(request);
      const challenge = (await request.services.challenges.take(token, 'add-passkey')) ?? late();
      const made = await request.services.secondFactors.passkeyAdded(
        passkey as unknown as RegistrationResponseJSON,
        challenge,
      );
      if (!made) throw new AppError('invalid', 'factor.wrongPasskey');
      const factor = { kind: 'passkey' as const, name, counter: made.counter, value: made.passkey };
      return added(request, reply, await request.services.secondFactors.add(owner, factor, token));
    },
  );

  app.post(
    '/api/second-factors/recovery-codes',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'New recovery codes in place of those before',
        tags,
        body: ownProof,
        response: created('They, this once', newRecoveryCodes),
      },
    },
    async (request, reply) => {
      await confirm(request);
      const owner = signedInOf(request).administratorId;
      const { factors } = await request.services.secondFactors.list(owner);
      if (factors.length === 0) throw new AppError('conflict', 'factor.none');
      reply.code(201);
      const recovery_codes = await request.services.secondFactors.codes.renew(owner);
      return { message: localized(request, reply, 'factor.codesMade'), recovery_codes };
    },
  );

  app.post(
    '/api/second-factors/:id',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Gives a second factor another name',
        tags,
        params,
        body: z.object({ name: factorName }),
        response: responses('It has', done),
      },
    },
    async (request, reply) => {
      await request.services.secondFactors.rename(
        signedInOf(request).administratorId,
        request.params.id,
        request.body.name,
      );
      return { message: localized(request, reply, 'factor.renamed') };
    },
  );

  app.post(
    '/api/second-factors/:id/remove',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Removes a second factor',
        tags,
        params,
        body: ownProof,
        response: responses('It is removed', done),
      },
    },
    async (request, reply) => {
      await confirm(request);
      const { administratorId: owner, token } = signedInOf(request);
      await request.services.secondFactors.remove(owner, request.params.id, token);
      return { message: localized(request, reply, 'factor.removed') };
    },
  );
};

function late(): never {
  throw new AppError('conflict', 'factor.late');
}
