import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors.ts';
import type { Session } from '#server/services/sessions.ts';
import type { Services } from '#server/services.ts';

type SignedIn = Session & { token: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever is signed in; there on every route whose access is `admin`. */
    signedIn: SignedIn | null;
  }
}

/**
 * Lets nobody without a valid token (RFC 6750) through to a route whose access is `admin`, before a byte of the body
 * is read. Nothing that such a route answers is kept anywhere.
 */
export function requireAdmin(app: FastifyInstance, { sessions }: Services): void {
  app.decorateRequest('signedIn', null);

  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'admin') return;
    route.schema = { ...route.schema, security: [{ token: [] }] };
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access !== 'admin') return;
    reply.header('cache-control', 'no-store');
    const token = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token && (await sessions.verify(token));
    if (!session) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorised', 'error.unauthorised');
    }
    request.signedIn = { ...session, token };
  });
}
