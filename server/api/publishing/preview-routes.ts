import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { requireSections, sectionsOf } from '#server/http/access/require-within.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { isWithin } from '#shared/accounts/is-within.ts';

import * as limits from '#shared/limits.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { localized } from '../../http/language/localized-response.ts';
import { authorOf } from './author-of.ts';
import { sectionKey } from './item-schemas.ts';

const tags = ['publishing'];
const write = { may: 'write-content', within: 'handler' } as const;

const item = z.object({ section: sectionKey, id: z.int32().min(1) });
const timestamp = z.iso.datetime();

const link = z.object({
  id: z.uuid().describe('Withdraws the link; it does not open it.'),
  url: z.url().describe('The link, which is shown once: only a hash of its token is stored.'),
  expires_at: timestamp,
});

const madeLink = {
  items: [
    { section: 'articles', id: 5 },
    { section: 'tenders', id: 12 },
  ],
  days: 7,
} as const;

const listedLink = z.object({
  id: z.uuid(),
  author: z.string().describe('Who made it.'),
  created_at: timestamp,
  expires_at: timestamp,
  items: z.array(
    item.extend({
      title_ar: z.string(),
      title_en: z.string(),
      exists: z.boolean().describe('False where it was deleted since.'),
    }),
  ),
});

/** Previews: links with which working copies are read without an account. */
export const previewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/previews',
    {
      config: write,
      schema: {
        summary: 'The preview links that are valid, without their addresses',
        tags,
        response: responses('The links', z.object({ previews: z.array(listedLink) })),
      },
    },
    async (request, _reply) => ({ previews: await ownLinks(request) }),
  );

  app.post(
    '/api/previews',
    {
      config: write,
      schema: {
        summary: 'Makes a link with which somebody without an account reads items as they are written now',
        tags,
        body: z
          .object({
            items: z.array(item).min(1).max(limits.maxPreviewItems),
            days: z.literal(limits.previewDays).describe('Days until it ends by itself.'),
          })
          .meta({ example: madeLink }),
        response: created('The link', link),
      },
    },
    async (request, reply) => {
      const { body, services } = request;
      requireSections(
        request,
        body.items.map(({ section }) => section),
      );
      return reply.code(201).send(await services.previews.make(body.items, body.days, makerOf(request)));
    },
  );

  app.post(
    '/api/previews/frame',
    {
      config: write,
      schema: {
        summary: 'Makes the editor’s own preview of an item, which ends after an hour and is in no list',
        tags,
        body: item.meta({ example: { section: 'articles', id: 5 } }),
        response: created('The preview', link.omit({ id: true })),
      },
    },
    async (request, reply) => {
      const { body, services } = request;
      requireSections(request, [body.section]);
      return reply.code(201).send(await services.previews.makeFrame(body, makerOf(request)));
    },
  );

  app.delete(
    '/api/previews/:id',
    {
      config: write,
      schema: {
        summary: 'Withdraws a preview link',
        tags,
        params: z.object({ id: z.string().max(100) }),
        response: responses('It opens nothing any more', done),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const isOwn = !sectionsOf(request) || (await ownLinks(request)).some((each) => each.id === id);
      if (!isOwn) throw new AppError('not-found', 'preview.noLink');
      await request.services.previews.withdraw(id);
      return { message: localized(request, reply, 'preview.withdrawn') };
    },
  );
};

/** The links of which the caller's sections reach every item. */
async function ownLinks(request: FastifyRequest) {
  const { sections } = signedInOf(request);
  const links = await request.services.previews.list();
  return links.filter(({ items }) => items.every(({ section }) => isWithin(sections, section)));
}

const makerOf = (request: Parameters<typeof authorOf>[0]) => ({
  id: request.signedIn?.administratorId ?? '',
  email: authorOf(request),
});
