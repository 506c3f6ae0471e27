import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#server/errors/app-error.ts';
import { proofRefused } from '#server/http/access/proof-refused.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { credentials, passwordParameters, passwordQuestion } from '#shared/accounts/credentials.ts';
import { newSession } from '#shared/accounts/second-factors.ts';
import { ownSession } from '#shared/accounts/session.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['session'];

/** Signing in and out (specification §7, "Authentication"). */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/login',
    {
      config: { may: 'sign-in' },
      schema: {
        summary: 'Sign in',
        description:
          'Where a second factor is needed, the response is 401 with `second_factor`. With a DPoP proof (RFC 9449), every call of the session has to be signed by the same key.',
        tags,
        body: credentials,
        response: responses('The token for all other calls', newSession),
      },
    },
    async ({ body, ip, headers, method, url, services }, reply) => {
      reply.header('cache-control', 'no-store');
      const proof = headers['dpop'];
      const proofKey =
        typeof proof === 'string' ? services.dpop.check(proof, { method, path: url }) : undefined;
      if (proof !== undefined && !proofKey) {
        reply.header('www-authenticate', proofRefused);
        throw new AppError('unreadable', 'error.proof');
      }
      const { methods, ...session } = {
        methods: undefined,
        ...(await services.sessions.signIn({
          ...body,
          address: ip,
          proofKey,
          userAgent: headers['user-agent'],
        })),
      };
      if (!methods) return session;
      const key = methods.length > 0 ? 'login.secondStep' : 'login.setUp';
      throw new AppError('unauthorised', key, { secondFactor: { ...session, methods } });
    },
  );

  app.post(
    '/api/login/parameters',
    {
      config: { may: 'sign-in' },
      schema: {
        summary: 'What a browser needs to run a password itself',
        description:
          'The run is Argon2id; what is sent in place of the password is described in docs/security.md. An address without an account has parameters as well.',
        tags,
        body: passwordQuestion,
        response: responses('Salt and cost of the run', passwordParameters),
      },
    },
    async ({ body, services }, reply) => {
      reply.header('cache-control', 'no-store');
      return services.administrators.passwordParameters(body.email);
    },
  );

  app.post(
    '/api/logout',
    {
      config: { may: 'own-account' },
      schema: { summary: 'Sign out', tags, response: responses('The token holds no more', done) },
    },
    async (request, reply) => {
      await request.services.sessions.end(request.signedIn?.token ?? '');
      // Nor does the way back lead to a page that the browser kept
      reply.header('clear-site-data', '"cache"');
      return { message: localized(request, reply, 'login.ended') };
    },
  );

  app.get(
    '/api/session',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Who is signed in',
        tags,
        response: responses('The token holds', ownSession),
      },
    },
    async (request, _reply) => {
      const { email, expires_at, roles, sections, administratorId } = signedInOf(request);
      const { handIns, keyring, sessions } = request.services;
      const [holders, fingerprint, four_eyes] = await Promise.all([
        keyring.holders(),
        sessions.ownFingerprint(request.signedIn?.token ?? ''),
        handIns.isFourEyes(),
      ]);
      const holds_key = holders.includes(administratorId);
      const own = { roles: [...roles], sections: [...sections], four_eyes };
      return { email, expires_at, ...own, fingerprint, holds_key };
    },
  );
};
