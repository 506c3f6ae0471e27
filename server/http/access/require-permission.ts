import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Session } from '#server/services/accounts/sessions.ts';
import { isPublic, mayDo } from '#shared/accounts/permissions.ts';
import type { SessionStage } from '#shared/accounts/second-factors.ts';
import { confirmCaller, type OwnKey, ownProof } from './confirm-caller.ts';
import { keyOwnerOf, openKeysOf, requireFactorOfHolder, requireHolder } from './opened-keys.ts';
import { proofRefused } from './proof-refused.ts';
import { requireWithin } from './require-within.ts';

type SignedIn = Session & { token: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; there on every route that is not public, and with a good token where it `showsHidden`. */
    signedIn: SignedIn | null;
    /** The key that the caller's password opened, on a route that declares `confirmed`. */
    ownKey: OwnKey | null;
  }
}

/** The stages of a sign-in that are enough where one is declared. */
const enough: Record<SessionStage, readonly SessionStage[]> = {
  'open': ['open'],
  'set-up': ['open', 'set-up'],
  'second-step': ['second-step'],
};

/**
 * Checks what a route declares: a valid token whose owner has the permission, before a byte of the body is read; the
 * organisation's key and the caller's own proofs once the input is valid. A session that was begun with a key of the
 * browser's takes only calls that this key has signed (RFC 9449), any other one a token as it is (RFC 6750). Nothing
 * that such a route returns is stored in a cache.
 */
export function requirePermission(app: FastifyInstance, services: Services): void {
  const { sessions, dpop } = services;
  app.decorateRequest('signedIn', null);
  app.decorateRequest('keyOwner', null);
  app.decorateRequest('ownKey', null);

  app.addHook('onRoute', (route) => {
    const { may, stage, confirmed } = route.config ?? {};
    if (may === undefined || isPublic(may)) return;
    const body = route.schema?.body as z.ZodType | undefined;
    if (confirmed) route.schema = { ...route.schema, body: body?.and(ownProof) ?? ownProof.nullish() };
    route.schema = {
      ...route.schema,
      security: [stage === 'second-step' ? { secondStep: [] } : { token: [] }],
    };
  });

  app.addHook('onRequest', async (request, reply) => {
    const { may, stage = 'open', showsHidden, background = false } = request.routeOptions.config;
    // A path without a route
    if (may === undefined) return;
    const isOptional = isPublic(may);
    if (isOptional && !(showsHidden && request.headers.authorization !== undefined)) return;
    reply.header('cache-control', 'no-store');
    const [, scheme = '', token = ''] =
      /^(Bearer|DPoP) ([\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
    const isBound = scheme.toLowerCase() === 'dpop';
    let refusal = 'Bearer';
    const isGood = (session: Session) => {
      if (!enough[stage].includes(session.stage) || isBound !== (session.proofKey !== undefined))
        return false;
      if (!isBound) return true;
      refusal = proofRefused;
      return provenKey(request, token) === session.proofKey;
    };
    const session = token && (await sessions.verify(token, isGood, !background));
    if (!session) {
      reply.header('www-authenticate', refusal);
      if (isOptional) return;
      throw new AppError('unauthorised', 'error.unauthorised');
    }
    if (!mayDo(session.roles, may)) throw new AppError('forbidden', 'error.forbidden');
    requireWithin(request, session.sections);
    request.signedIn = { ...session, token };
  });

  app.addHook('preHandler', async (request) => {
    const { holder, opensNothing, of, confirmed } = request.routeOptions.config;
    const opens = holder && !opensNothing;
    if (holder)
      request.keyOwner =
        opens && !confirmed
          ? { opened: await openKeysOf(request, request.services, holder) }
          : await requireHolder(request, request.services, holder);
    if (of) {
      const { id } = request.params as { id: number };
      await services.inbox.refuseHidden(of, [id], keyOwnerOf(request));
    }
    if (confirmed) {
      await requireFactorOfHolder(request, services);
      request.ownKey = await confirmCaller(request);
      // Where the browser has the keys, they are opened for this call alone
      if (opens && !('opened' in keyOwnerOf(request)))
        request.keyOwner = { opened: await openKeysOf(request, request.services, holder) };
    }
  });

  function provenKey({ headers, method, url }: FastifyRequest, token: string): string | undefined {
    const proof = headers['dpop'];
    return typeof proof === 'string' ? dpop.check(proof, { method, path: url, token }) : undefined;
  }
}
