import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { requestLanguage } from '#server/http/language/request-language.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { languages, otherLanguage } from '#shared/languages.ts';
import { itemCodeOf } from '#shared/publication-log/item-code.ts';
import { href, urlOf } from '#shared/site/href.ts';
import {
  itemProofRoute,
  logCheckpointRoute,
  logEntriesRoute,
  publicationKeyRoute,
  shortRoute,
} from '#shared/site/public-routes.ts';
import { sections } from '#shared/site/sections.ts';
import { itemId } from '../content/item-id.ts';

const open = { may: 'read-public' } as const;

/** The publication log, for those who check what was published, and when. */
export const logRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  });

  app.get(
    logEntriesRoute.pattern,
    {
      config: open,
      schema: { hide: true, querystring: z.object({ after: z.coerce.number().int().min(0).optional() }) },
    },
    async ({ services, query }, reply) => {
      reply.type('application/x-ndjson; charset=utf-8');
      return Readable.from(services.publicationLog.lines(query.after));
    },
  );

  app.get(logCheckpointRoute.pattern, { config: open, schema: { hide: true } }, ({ services }) =>
    services.publicationLog.checkpoint(),
  );

  app.get(publicationKeyRoute.pattern, { config: open, schema: { hide: true } }, ({ services }) =>
    services.publicationLog.keys(),
  );

  app.get(
    urlOf(shortRoute, { code: ':code' }),
    { config: open, schema: { hide: true, params: z.object({ code: z.string() }) } },
    async ({ services, params, headers }, reply) => {
      const code = itemCodeOf(params.code);
      const item = code && (await services.publicationLog.itemOf(code));
      if (!item) throw new AppError('not-found', 'error.notFound');
      const preferred = requestLanguage(headers['accept-language']);
      const found = await services.content.find(item.section, item.id).catch(() => undefined);
      const own = found ? languagesOf(found) : languages;
      const language = own.includes(preferred) ? preferred : otherLanguage(preferred);
      return reply.redirect(href('section-detail', { ...item, language }), 302);
    },
  );

  for (const { key } of sections) {
    for (const language of languages) {
      app.get(
        urlOf(itemProofRoute, { section: key, id: ':id(^[0-9]{1,9})', language }),
        { config: open, schema: { hide: true, params: itemId } },
        ({ services, params }) => services.publicationLog.proof(key, params.id, language),
      );
    }
  }
};
