import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Lengths are padded to multiples of this many bytes; it is also the shortest padding. */
const step = 1_024;
const shortest = 256;

/**
 * Pads unlogged responses, so that their length on the network does not reveal which of the two forms was requested or
 * sent. A header carries the padding, since the length of a compressed body is not known before. Call after
 * `compressResponses`, whose hook then runs first.
 */
export function padResponses(app: FastifyInstance, unlogged: (request: FastifyRequest) => boolean): void {
  async function pad(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isComplete || !unlogged(request)) return payload;
    const bytes = Buffer.byteLength(payload);
    const length = bytes + String(bytes).length;
    // HPACK encodes this letter in 8 bits
    reply.header('x-padding', 'X'.repeat(shortest + step - (length % step)));
    return payload;
  }

  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], pad].flat();
  });
}
