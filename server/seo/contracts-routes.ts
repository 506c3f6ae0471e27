import type { FastifyInstance } from 'fastify';
import * as limits from '#shared/limits.ts';
import { routeHref } from '#shared/site/href.ts';
import { contractsRoute } from '#shared/site/public-routes.ts';
import { sections } from '#shared/site/sections.ts';
import { openContracting } from './open-contracting.ts';
import { publicHidden } from './public-hidden.ts';

/** The newest tenders as open contracting data, with their notices and files. */
export function contractsRoutes(app: FastifyInstance, publicUrl: string): void {
  for (const { key } of sections.filter(({ contracts }) => contracts)) {
    const self = routeHref(contractsRoute, { section: key });
    app.get(self, publicHidden, async ({ services }, reply) => {
      const { content, attachments, settings, deadlines } = services;
      const [{ items }, notices, { identity, contact }] = await Promise.all([
        content.list(key, { limit: limits.contractingItems }),
        content.notices(key),
        settings.all(),
      ]);
      const files = await Promise.all(
        items.map(async ({ id }) => [id, await attachments.list(key, id)] as const),
      );
      const publisher = { publicUrl, self, now: deadlines.now(), identity, contact };
      reply.type('application/json; charset=utf-8');
      return JSON.stringify(
        openContracting(publisher, { section: key, items, notices, files: new Map(files) }),
      );
    });
  }
}
