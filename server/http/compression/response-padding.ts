import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Lengths are padded to multiples of this many bytes, and by `shortest` at least. */
const step = 1_024;
const shortest = 256;

/** A page shorter than the longest by more than this has other content: proxies have room for 4 KiB of headers alone. */
const widestSpread = 768;

/**
 * Pads unlogged responses, so that their length on the network does not reveal which of the two forms was requested or
 * sent. A header carries the padding, since the length of a compressed body is not known before. Call after
 * `compressResponses`, whose hook then runs first.
 */
export function padResponses(app: FastifyInstance, unlogged: (request: FastifyRequest) => boolean): void {
  const longest = new Map<string, number>();

  /** The length to reach from: that of the longest page so far, for one form's may be just above a multiple. */
  function reached({ method, routeOptions: { url } }: FastifyRequest, sort: string, length: number) {
    // The page of a posted form holds its texts
    if (method !== 'GET') return length;
    const name = `${url} ${sort}`;
    const before = longest.get(name) ?? 0;
    const now = before - length > widestSpread ? length : Math.max(before, length);
    longest.set(name, now);
    return now;
  }

  async function pad(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isComplete || !unlogged(request)) return payload;
    const bytes = Buffer.byteLength(payload);
    const length = bytes + String(bytes).length;
    const from = reached(
      request,
      `${reply.statusCode} ${String(reply.getHeader('content-encoding'))}`,
      length,
    );
    const target = from - (from % step) + step + shortest;
    // HPACK encodes this letter in 8 bits
    reply.header('x-padding', 'X'.repeat(target - length));
    return payload;
  }

  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], pad].flat();
  });
}
