import type { FastifyInstance } from 'fastify';
import { takesOpenSession } from '../access/access.ts';

/**
 * Ends the connection of whoever takes longer than so many milliseconds to send a body, and so holds it for nothing.
 * Those who are signed in are only held to the server's own limit.
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
