import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { say } from '#server/plugins/say.ts';
import type { Services } from '#server/services.ts';
import { credentials } from '#shared/credentials.ts';
import { answers, done } from './answers.ts';

const tags = ['session'];
const ends = z.iso.datetime().describe('When the session ends at the latest; without use it ends earlier.');

/** Signing in and out (specification §7, "Authentication"). */
export const sessionRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { sessions } = services;
  app.removeContentTypeParser('text/plain');

  app.post(
    '/api/login',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in',
        tags,
        body: credentials,
        response: answers('The token for all other calls', z.object({ token: z.string(), expires_at: ends })),
      },
    },
    async ({ body, ip }, reply) => {
      reply.header('cache-control', 'no-store');
      return sessions.signIn({ ...body, address: ip });
    },
  );

  app.post(
    '/api/logout',
    {
      config: { access: 'admin' },
      schema: { summary: 'Sign out', tags, response: answers('The token holds no more', done) },
    },
    async (request, reply) => {
      await sessions.end(request.signedIn?.token ?? '');
      return { message: say(request, reply, 'login.ended') };
    },
  );

  app.get(
    '/api/session',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Who is signed in',
        tags,
        response: answers('The token holds', z.object({ email: z.string(), expires_at: ends })),
      },
    },
    async ({ signedIn }) => ({ email: signedIn?.email ?? '', expires_at: signedIn?.expires_at ?? '' }),
  );
};
