import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { isPublic, type Permission } from '#shared/accounts/permissions.ts';
import type { SessionStage } from '#shared/accounts/second-factors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that a caller needs; the roles that have it are in `shared/accounts/permissions.ts`. */
    may?: Permission;
    /** The stage that a sign-in has to have reached; `open` where none is declared. */
    stage?: SessionStage;
    /** The caller has to hold the organisation's key; this is the message for one who does not. */
    holder?: 'inbox.noKey' | 'keys.notHolder';
    /** Password and second factor were given again in the session a short while ago. */
    confirmed?: boolean;
    /** Of a public route: a good token shows administrators also what is not public. A bad one counts as none. */
    showsHidden?: boolean;
    /** A call that a page makes by itself: it does not prolong the session. */
    background?: boolean;
    /** No log line for the route's responses: the time of a submission is confidential. */
    unlogged?: boolean;
    /** A search, which costs more than what is cached: a page of results, a call, a suggestion. */
    search?: 'page' | 'call' | 'suggestion';
    /** Pages of other sites may not call it; the site's own pages and programs may. */
    ownForm?: boolean;
  }
}

/** Refuses every route, registered from now on, that declares no permission: default deny, from the start. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.may) return;
    throw new Error(`${String(route.method)} ${route.url} does not declare its access`);
  });
}

/** True for a route that needs an open session: a known caller may send larger bodies. */
export function takesOpenSession({ may, stage = 'open' }: FastifyContextConfig = {}): boolean {
  return may !== undefined && !isPublic(may) && stage === 'open';
}
