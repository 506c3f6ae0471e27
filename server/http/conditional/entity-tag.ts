import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchesTag } from './is-fresh.ts';

/**
 * Lets clients cache and revalidate reads: an `ETag` from the content, and 304 if it matches. Responses with a
 * `Cache-Control` of their own are skipped. The tag is weak, since compression changes the bytes and not the meaning;
 * it covers the content security policy too, which a cached 304 does not repeat.
 * @param caching the `Cache-Control` of a response; by default each is asked for each time.
 */
export function tagReads(
  app: FastifyInstance,
  caching: (request: FastifyRequest) => string = () => 'no-cache',
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const read = request.method === 'GET' || request.method === 'HEAD';
    const stored = reply.hasHeader('cache-control');
    if (!read || stored || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const policy = String(reply.getHeader('content-security-policy'));
    const hash = createHash('sha256').update(payload).update(policy).digest('base64url');
    const tag = `W/"${hash.slice(0, 22)}"`;
    reply.headers({ 'cache-control': caching(request), etag: tag });
    if (!matchesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
