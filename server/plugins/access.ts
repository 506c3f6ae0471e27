import type { FastifyInstance } from 'fastify';

/** Who may call a route: anybody, or whoever is signed in. */
export type Access = 'public' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Nothing is logged of the route's answers: when somebody wrote is nobody's business. */
    unlogged?: boolean;
  }
}

/** Refuses every route, registered from now on, that does not say who may call it: default deny, from the start. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access) return;
    throw new Error(`${String(route.method)} ${route.url} does not declare its access`);
  });
}
