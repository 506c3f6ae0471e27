import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takesOpenSession } from '../access/access.ts';

/** Bytes a second below which a body of files is too slow: a telephone on the edge of its network has more. */
const slowest = 4 * 1024;

/**
 * Closes the connection of an anonymous client that takes longer than the given milliseconds to send a body; on a route for
 * files, of one that sends next to nothing for that long. Signed-in clients have only the server's own timeout.
 */
export function limitSlowBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (request) => {
    const { headers, raw, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || takesOpenSession(routeOptions.config)) return;
    const timer = routeOptions.config.slowBody
      ? closeIdle(request, milliseconds)
      : setTimeout(() => raw.destroy(), milliseconds);
    for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer));
  });
}

function closeIdle({ raw }: FastifyRequest, milliseconds: number): NodeJS.Timeout {
  let before = raw.socket.bytesRead;
  return setInterval(() => {
    const { bytesRead } = raw.socket;
    if (bytesRead - before < (slowest * milliseconds) / 1000) raw.destroy();
    before = bytesRead;
  }, milliseconds);
}
