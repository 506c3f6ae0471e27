import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Responses are as long as one another to so many bytes; the shortest padding has so many. */
const step = 1_024;
const shortest = 256;

/**
 * Fills the responses up of which nothing is logged: whoever sees the line alone cannot tell by their length which of the
 * two forms is looked at, or was sent. A header does it, since the length of a compressed body is not known before. To be
 * called after `compressAnswers`, whose hook comes first then.
 */
export function padResponses(app: FastifyInstance, unlogged: (request: FastifyRequest) => boolean): void {
  async function pad(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isComplete || !unlogged(request)) return payload;
    const bytes = Buffer.byteLength(payload);
    const length = bytes + String(bytes).length;
    // A letter that HTTP/2's compression of headers leaves as long as it is
    reply.header('x-padding', 'X'.repeat(shortest + step - (length % step)));
    return payload;
  }

  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], pad].flat();
  });
}
