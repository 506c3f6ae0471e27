import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingsFor, packBody, worthPacking } from './page-cache/answer.ts';

/**
 * Compresses texts of a kilobyte and more that are made for one caller: what many are given is kept compressed, and
 * files are so by the build, or by their kind. Requests are never unpacked: a small one may hold a flood.
 */
export function compressAnswers(app: FastifyInstance): void {
  // With each route's own, which come last: a tag is made of what is not yet compressed
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], compress].flat();
  });
}

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || Buffer.byteLength(payload) < worthPacking) return payload;
  const [encoding] = encodingsFor(request.headers['accept-encoding']?.toString() ?? '');
  if (!encoding) return payload;
  const packed = await packBody(Buffer.from(payload), encoding);
  reply.headers({
    'content-encoding': encoding,
    'content-length': packed.length,
    vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
  });
  return packed;
}
