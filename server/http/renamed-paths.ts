import type { FastifyInstance } from 'fastify';
import { adminPages } from '#shared/site/admin-navigation.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';

/** Paths of earlier releases, with their replacements. */
const renamed: Record<string, string> = {
  '/api/upkeep': '/api/maintenance',
  '/api/upkeep/backup': '/api/maintenance/backup',
  [publicPrograms['upkeep-editor'].pattern]: adminPages.maintenance,
};

/** Permanent redirects (308), which preserve the method and the body of the request. */
export function redirectRenamedPaths(app: FastifyInstance): void {
  for (const [path, to] of Object.entries(renamed)) {
    app.all(path, {
      config: { may: 'read-public' },
      schema: { hide: true },
      // Before a body is read
      onRequest: async (_request, reply) => reply.redirect(to, 308),
      handler: (_request, reply) => reply,
    });
  }
}
