import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { matchesTag } from '#server/http/conditional/is-fresh.ts';
import { urlOf } from '#shared/site/href.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';
import { publicHidden } from './public-hidden.ts';
import { partCount, type SitemapUrl, sitemapIndex, sitemapUrls, urlSet } from './sitemap.ts';

const xmlType = 'application/xml; charset=utf-8';

/** `/sitemap.xml`: the whole site, or beyond 50,000 addresses the index of its parts. */
export function sitemapRoutes(app: FastifyInstance, publicUrl: string): void {
  app.get(publicPrograms.sitemap.pattern, publicHidden, async (request, reply) => {
    const items = await request.services.content.all();
    const parts = partCount(items);
    if (parts === 1) return sendUrls(request, reply, publicUrl, sitemapUrls(items, 1));
    return reply.type(xmlType).send(sitemapIndex(publicUrl, parts));
  });

  app.get<{ Params: { part: string } }>(
    urlOf(publicPrograms['sitemap-part'], { part: ':part(^[0-9]+)' }),
    publicHidden,
    async (request, reply) => {
      const positions = sitemapUrls(await request.services.content.all(), Number(request.params.part));
      if (positions.length === 0) throw new AppError('not-found', 'error.notFound');
      return sendUrls(request, reply, publicUrl, positions);
    },
  );
}

/** Megabytes are generated while streaming, so the ETag is derived from their source data. */
function sendUrls(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  positions: SitemapUrl[],
): FastifyReply {
  const version = createHash('sha256').update(JSON.stringify([publicUrl, positions]));
  const tag = `W/"${version.digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'no-cache');
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(xmlType).send(Readable.from(urlSet(publicUrl, positions)));
}
