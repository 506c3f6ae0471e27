import type { FastifyInstance } from 'fastify';
import { takesOpenSession } from '../access/access.ts';

/**
 * Closes the connection of an anonymous client that takes longer than the given milliseconds to send a body. Signed-in
 * clients have only the server's own timeout.
 */
export function limitSlowBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (request) => {
    const { headers, raw, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || takesOpenSession(routeOptions.config)) return;
    const timer = setTimeout(() => raw.destroy(), milliseconds);
    for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer));
  });
}
