import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Session } from '#server/services/accounts/sessions.ts';
import type { SessionStage } from '#shared/accounts/second-factors.ts';
import type { Access } from './access.ts';
import { proofRefused } from './proof-refused.ts';

type SignedIn = Session & { token: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever is signed in; there on every route whose access is not `public`, and with a good token where it `showsHidden`. */
    signedIn: SignedIn | null;
  }
}

/** How far a sign-in has to have come for a route. */
const stages: Record<Access, SessionStage[]> = {
  'public': ['open'],
  'admin': ['open'],
  'set-up': ['open', 'set-up'],
  'second-step': ['second-step'],
};

/**
 * Lets nobody without a valid token through to a route that is not public, before a byte of the body is read. A session
 * that was begun with a key of the browser's takes only calls that this key has signed (RFC 9449), any other one a token
 * as it is (RFC 6750). Nothing that such a route answers is kept anywhere.
 */
export function requireAdmin(app: FastifyInstance, { audit, sessions, dpop }: Services): void {
  app.decorateRequest('signedIn', null);

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined || access === 'public') return;
    route.schema = {
      ...route.schema,
      security: [access === 'second-step' ? { secondStep: [] } : { token: [] }],
    };
  });

  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    const { showsHidden } = request.routeOptions.config;
    const isOptional = access === 'public' && showsHidden && request.headers.authorization !== undefined;
    if (access === undefined || (access === 'public' && !isOptional)) return;
    reply.header('cache-control', 'no-store');
    const [, scheme = '', token = ''] =
      /^(Bearer|DPoP) ([\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
    const isBound = scheme.toLowerCase() === 'dpop';
    let refusal = 'Bearer';
    const isGood = ({ stage, proofKey }: Session) => {
      if (!stages[access].includes(stage) || isBound !== (proofKey !== undefined)) return false;
      if (!isBound) return true;
      refusal = proofRefused;
      return provenKey(request, token) === proofKey;
    };
    const session = token && (await sessions.verify(token, isGood));
    if (!session) {
      reply.header('www-authenticate', refusal);
      if (isOptional) return;
      throw new AppError('unauthorised', 'error.unauthorised');
    }
    request.signedIn = { ...session, token };
  });

  // What the call does is done in their name
  app.addHook('preHandler', ({ signedIn }, _reply, done) => {
    if (!signedIn) return done();
    const { administratorId: id, email, token } = signedIn;
    audit.as({ id, email, token }, done);
  });

  function provenKey({ headers, method, url }: FastifyRequest, token: string): string | undefined {
    const proof = headers['dpop'];
    return typeof proof === 'string' ? dpop.check(proof, { method, path: url, token }) : undefined;
  }
}
