import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#server/composition.ts';
import { takeForms } from '#server/http/files/uploads.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { type ContentItem, contentSchemas } from '#shared/content/content-item.ts';
import { message } from '#shared/messages/messages.ts';
import { sections } from '#shared/site/sections.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { createOnce, creationKeyField } from '../creation-key.ts';
import { requireAlone } from '../publishing/hand-in/require-alone.ts';
import { imageFields, imageOf, publishField, updateFields } from './form-fields.ts';
import { itemId } from './item-id.ts';
import { itemCode, withCodes } from './with-codes.ts';

/** Writes to the items of the nine sections (specification §7, "Admin writes"). */
export const sectionWriteRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeForms(app);
  for (const { key, calls } of sections) {
    const title = message('en', `${key}.title`);
    const tags = [key];
    const within = { section: key };
    const consumes = ['multipart/form-data'];
    const { draft, changes } = contentSchemas[key];
    const item = contentSchemas[key].item.extend({ code: itemCode });
    const shown = async (services: Services, stored: ContentItem) =>
      (await withCodes(services, key, [stored]))[0] ?? stored;

    app.post(
      `/api/${calls.create}`,
      {
        config: { may: 'write-content', within },
        schema: {
          summary: `${title}: a new item`,
          tags,
          consumes,
          body: draft
            .omit({ image: true })
            .extend({ ...imageFields, publish: publishField, creation_key: creationKeyField }),
          response: created('The item as it was stored', item),
        },
      },
      async (request, reply) => {
        const { body, services, signedIn } = request;
        const { media, publishing } = services;
        const { image, stored_image, publish, creation_key, ...texts } = body;
        if (publish !== 'draft') await requireAlone(request);
        const written = { ...texts, image: (await imageOf({ image, stored_image }, { media })) ?? null };
        const author = signedIn?.email ?? '';
        reply.code(201);
        const stored = await createOnce({
          find: async () => (creation_key ? publishing.created(key, creation_key) : undefined),
          create: () =>
            publishing.create(key, written, { author, publish: publish !== 'draft', key: creation_key }),
          // Texts that were typed since its response was lost
          repeat: ({ id, version }): Promise<ContentItem> => {
            const options = { author, version };
            if (publish === 'draft') return publishing.save(key, id, written, options);
            return publishing.update(key, id, written, options);
          },
        });
        return shown(services, stored);
      },
    );

    app.post(
      `/api/update-${calls.item}/:id`,
      {
        config: { may: 'write-content', within },
        schema: {
          summary: `${title}: changes of an item; fields that are left out stay as they are`,
          tags,
          consumes,
          params: itemId,
          body: changes.omit({ image: true }).extend({ ...updateFields, publish: publishField }),
          response: responses('The item as it is stored now', item),
        },
      },
      async (request) => {
        const { params, body, services, signedIn } = request;
        const { image, stored_image, remove_image, updated_at, publish, ...texts } = body;
        if (publish !== 'draft') await requireAlone(request);
        const stored = await imageOf({ image, stored_image, remove_image }, services);
        const changed = { ...texts, ...(stored !== undefined && { image: stored }) };
        const author = signedIn?.email ?? '';
        const options = { author, version: updated_at };
        const { publishing } = services;
        if (publish === 'draft') return publishing.save(key, params.id, changed, options);
        return shown(services, await publishing.update(key, params.id, changed, options));
      },
    );

    app.delete(
      `/api/${calls.item}/:id`,
      {
        config: { may: 'publish', within },
        schema: {
          summary: `${title}: removes an item`,
          tags,
          params: itemId,
          response: responses('It is gone', done),
        },
      },
      async (request, reply) => {
        await request.services.trash.put(key, request.params.id, request.signedIn?.email ?? '');
        return { message: localized(request, reply, `deleted.${key}`) };
      },
    );
  }
};
