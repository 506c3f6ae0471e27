import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { takeForms } from '#server/http/files/uploads.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { contentSchemas } from '#shared/content/content-item.ts';
import { message } from '#shared/messages/messages.ts';
import { sections } from '#shared/site/sections.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { imageField, imageOf, updateFields } from './form-fields.ts';
import { itemId } from './item-id.ts';

/** Writes to the items of the nine sections (specification §7, "Admin writes"). */
export const sectionWriteRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeForms(app);
  for (const { key, calls } of sections) {
    const title = message('en', `${key}.title`);
    const tags = [key];
    const consumes = ['multipart/form-data'];
    const { item, draft, changes } = contentSchemas[key];

    app.post(
      `/api/${calls.create}`,
      {
        config: { may: 'write-content' },
        schema: {
          summary: `${title}: a new item`,
          tags,
          consumes,
          body: draft.omit({ image: true }).extend({ image: imageField }),
          response: created('The item as it was stored', item),
        },
      },
      async ({ body: { image, ...texts }, services }, reply) => {
        const stored = (await imageOf({ image }, services)) ?? null;
        return reply.code(201).send(await services.content.create(key, { ...texts, image: stored }));
      },
    );

    app.post(
      `/api/update-${calls.item}/:id`,
      {
        config: { may: 'write-content' },
        schema: {
          summary: `${title}: changes of an item; fields that are left out stay as they are`,
          tags,
          consumes,
          params: itemId,
          body: changes.omit({ image: true }).extend(updateFields),
          response: responses('The item as it is stored now', item),
        },
      },
      async ({ params, body: { image, remove_image, updated_at, ...texts }, services }) => {
        const stored = await imageOf({ image, remove_image }, services);
        const changed = { ...texts, ...(stored !== undefined && { image: stored }) };
        return services.content.update(key, params.id, changed, updated_at);
      },
    );

    app.delete(
      `/api/${calls.item}/:id`,
      {
        config: { may: 'write-content' },
        schema: {
          summary: `${title}: removes an item`,
          tags,
          params: itemId,
          response: responses('It is gone', done),
        },
      },
      async (request, reply) => {
        await request.services.content.remove(key, request.params.id);
        return { message: localized(request, reply, `deleted.${key}`) };
      },
    );
  }
};
