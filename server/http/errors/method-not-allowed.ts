import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

/** Collects the methods of every route registered from now on, for `rejectOtherMethods`. */
export function countMethods(app: FastifyInstance): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]));
  });
  return methods;
}

/**
 * Adds the missing methods of each collected path: OPTIONS responds with `Allow`, any other with 405, before a body is
 * read.
 */
export function rejectOtherMethods(app: FastifyInstance, counted: Map<string, Set<string>>): void {
  for (const [url, taken] of counted) {
    const allow = [...taken].toSorted().join(', ');
    app.route({
      url,
      method: app.supportedMethods.filter((method) => !taken.has(method)),
      config: { may: 'read-public' },
      schema: { hide: true },
      onRequest: async (request, reply) => {
        reply.header('allow', allow);
        if (request.method === 'OPTIONS') return reply.code(204).send();
        throw new AppError('method-not-allowed', 'error.methodNotAllowed');
      },
      handler: (_request, reply) => reply,
    });
  }
}
