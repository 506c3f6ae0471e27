import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesTag } from './is-fresh.ts';

/**
 * Lets callers keep the answers of reads and ask whether they still hold: an `ETag` from the content, and
 * 304 where it matches. A call that states its own `Cache-Control` is left alone. The tag is weak, since compression
 * changes the bytes and not the meaning; it is also that of the policy, which a 304 from memory does not repeat.
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
