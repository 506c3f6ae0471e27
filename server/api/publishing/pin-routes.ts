import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ItemDocument } from '#shared/publishing/item-document.ts';
import { created, responses } from '../../http/description/responses.ts';
import { createOnce, creationKeyField } from '../creation-key.ts';
import { authorOf } from './author-of.ts';
import { inUtc, itemDocument, itemParams } from './item-schemas.ts';

const tags = ['publishing'];

const pinned = z.object({
  until: inUtc.nullable().describe('When it goes back to its place; null for never.'),
});

/** The place of an item in its section's list, and copies of it. */
export const pinRoutes: FastifyPluginAsyncZod = async (app) => {
  const item = '/api/items/:section/:id';
  const publish = { may: 'publish', within: 'url' } as const;
  const response = responses('The item as it is now', itemDocument);

  app.post(
    `${item}/pin`,
    {
      config: publish,
      schema: {
        summary: 'Puts an item at the top of its section’s pages, until a moment or for good',
        tags,
        params: itemParams,
        body: pinned,
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      return services.pins.pin(params.section, params.id, body.until, authorOf(request));
    },
  );

  app.post(
    `${item}/unpin`,
    {
      config: publish,
      schema: { summary: 'Takes an item back to its place in the list', tags, params: itemParams, response },
    },
    (request) => {
      const { params, services } = request;
      return services.pins.unpin(params.section, params.id, authorOf(request));
    },
  );

  app.post(
    `${item}/duplicate`,
    {
      config: { may: 'write-content', within: 'url' },
      schema: {
        summary: 'Makes a new draft with the working copy of an item; its reference is not copied',
        tags,
        params: itemParams,
        body: z.object({ creation_key: creationKeyField }).nullish(),
        response: created('The new item', itemDocument),
      },
    },
    (request, reply) => {
      const { params, body, services } = request;
      const { section, id } = params;
      const { publishing } = services;
      const key = body?.creation_key;
      reply.code(201);
      return createOnce({
        find: async () => (key ? publishing.created(section, key) : undefined),
        create: () => publishing.duplicate(section, id, authorOf(request), key),
        repeat: (made): Promise<ItemDocument> => publishing.find(section, made.id),
      });
    },
  );
};
