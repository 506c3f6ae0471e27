import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesTag } from './is-fresh.ts';

/**
 * Lets clients cache and revalidate reads: an `ETag` from the content, and 304 if it matches. Responses with a
 * `Cache-Control` of their own are skipped. The tag is weak, since compression changes the bytes and not the meaning;
 * it covers the content security policy too, which a cached 304 does not repeat.
 */
export function tagReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const read = request.method === 'GET' || request.method === 'HEAD';
    const stored = reply.hasHeader('cache-control');
    if (!read || stored || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const policy = String(reply.getHeader('content-security-policy'));
    const hash = createHash('sha256').update(payload).update(policy).digest('base64url');
    const tag = `W/"${hash.slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (!matchesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
