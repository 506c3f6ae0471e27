import type { FastifyInstance } from 'fastify';

/**
 * Who may call a route: anybody; whoever is signed in; whoever is, or has to set a second factor up before; whoever has
 * given the password and is to prove a second factor.
 */
export type Access = 'public' | 'admin' | 'set-up' | 'second-step';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Of a public route: a good token shows administrators also what is not public. A bad one counts as none. */
    showsHidden?: boolean;
    /** Nothing is logged of the route's answers: when somebody wrote is nobody's business. */
    unlogged?: boolean;
    /** Only the site's own pages call it, and programs: no page of another site. */
    ownForm?: boolean;
  }
}

/** Refuses every route, registered from now on, that does not say who may call it: default deny, from the start. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access) return;
    throw new Error(`${String(route.method)} ${route.url} does not declare its access`);
  });
}
