import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { isWithin } from '#shared/accounts/is-within.ts';

import { done, responses } from '../../http/description/responses.ts';
import { localized } from '../../http/language/localized-response.ts';
import { authorOf } from './author-of.ts';
import { itemDocument, itemParams, sectionKey } from './item-schemas.ts';

const tags = ['publishing'];
const publish = { may: 'publish', within: 'url' } as const;

const trashed = z.object({
  section: sectionKey,
  id: z.int(),
  title_ar: z.string(),
  title_en: z.string(),
  trashed_at: z.iso.datetime(),
  author: z.string().describe('Who deleted it.'),
  days_left: z.int().describe('Until it is removed for good.'),
});

/** Deleted items: until they are removed for good they can be restored. */
export const trashRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/trash',
    {
      config: { may: 'publish', within: 'handler' },
      schema: {
        summary: 'The items in the trash, those deleted last first',
        tags,
        response: responses(
          'The items',
          z.object({
            items: z.array(trashed),
            days: z.int().describe('For which a deleted item stays there.'),
          }),
        ),
      },
    },
    async (request, _reply) => {
      const { settings, trash } = request.services;
      const { days } = (await settings.all()).trash;
      const { sections } = signedInOf(request);
      const items = await trash.list(days);
      return { items: items.filter(({ section }) => isWithin(sections, section)), days };
    },
  );

  app.post(
    '/api/trash/:section/:id/restore',
    {
      config: publish,
      schema: {
        summary: 'Restores an item as it was',
        tags,
        params: itemParams,
        response: responses('The item as it is now', itemDocument),
      },
    },
    (request) => {
      const { params, services } = request;
      return services.trash.restore(params.section, params.id, authorOf(request));
    },
  );

  app.delete(
    '/api/trash/:section/:id',
    {
      config: publish,
      schema: {
        summary: 'Removes an item from the trash for good, with its history',
        tags,
        params: itemParams,
        response: responses('It is gone', done),
      },
    },
    async (request, reply) => {
      const { params, services } = request;
      await services.trash.remove(params.section, params.id);
      return { message: localized(request, reply, 'publishing.removed') };
    },
  );
};
