import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { validated } from '#server/errors/invalid-input.ts';
import { contentSchemas } from '#shared/content/content-item.ts';
import { responses } from '../../http/description/responses.ts';
import { authorOf } from './author-of.ts';
import {
  editedItem,
  expectedVersion,
  inUtc,
  itemDocument,
  itemParams,
  side,
  withdrawn,
} from './item-schemas.ts';
import { requirePicture } from './require-picture.ts';

const tags = ['publishing'];

const saved = z.looseObject({
  version: expectedVersion,
  autosave: z.boolean().optional().describe('Autosaves of one person within ten minutes are one revision.'),
  minor: z.boolean().optional().describe('A small correction: the other side is still right.'),
});

const period = z.object({ at: inUtc.optional(), until: inUtc.optional() });

const published = z.object({
  version: expectedVersion,
  handed_in: z.iso
    .datetime()
    .optional()
    .describe('The `at` of the hand-in that was inspected; with four eyes it is required.'),
  sides: z.object({ ar: period.optional(), en: period.optional() }),
  minor: z.boolean().optional().describe('A small correction: the other side is still right.'),
  correction: z
    .boolean()
    .optional()
    .describe('The change is public as a correction, with the words that it changed.'),
  despite_differences: z.boolean().optional().describe('Publishes although the two sides differ.'),
});

/** The items as documents with two sides: lists, working copies, publication. */
export const publishingRoutes: FastifyPluginAsyncZod = async (app) => {
  const item = '/api/items/:section/:id';
  const write = { may: 'write-content', within: 'url' } as const;
  const publish = { may: 'publish', within: 'url' } as const;
  const response = responses('The item as it is now', itemDocument);

  app.get(
    item,
    {
      config: write,
      schema: {
        summary: 'The working copy of an item, with its states, and what only one side states',
        tags,
        params: itemParams,
        response: responses('The item', editedItem),
      },
    },
    async ({ params: { section, id }, services: { publishing, gallery } }) => {
      const [found, pictures] = await Promise.all([publishing.find(section, id), gallery.list(section, id)]);
      return { ...found, ...(pictures.length > 0 && { gallery: pictures }) };
    },
  );

  app.put(
    item,
    {
      config: write,
      schema: {
        summary: 'Saves changes of a working copy; what is public stays',
        tags,
        params: itemParams,
        body: saved,
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      const { version, autosave, minor, ...fields } = body;
      const options = { author: authorOf(request), version, autosave, minor };
      const changes = validated(contentSchemas[params.section].changes, fields);
      return requirePicture(services, params, changes.image).then(() =>
        services.publishing.save(params.section, params.id, changes, options),
      );
    },
  );

  app.post(
    `${item}/publish`,
    {
      config: publish,
      schema: {
        summary: 'Publishes sides of the working copy, each now or at a moment',
        tags,
        params: itemParams,
        body: published,
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      return services.publishing.publish(params.section, params.id, body, authorOf(request));
    },
  );

  app.post(
    `${item}/unpublish`,
    {
      config: publish,
      schema: {
        summary: 'Takes sides back to drafts',
        tags,
        params: itemParams,
        body: z.object({ sides: z.array(side).min(1) }),
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      return services.publishing.unpublish(params.section, params.id, body.sides, authorOf(request));
    },
  );

  app.post(
    `${item}/withdraw`,
    {
      config: publish,
      schema: {
        summary: 'Withdraws an item: its address says why, and what replaces it',
        tags,
        params: itemParams,
        body: withdrawn,
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      return services.publishing.withdraw(params.section, params.id, body, authorOf(request));
    },
  );

  app.post(
    `${item}/republish`,
    {
      config: publish,
      schema: { summary: 'Publishes a withdrawn item again, as it was', tags, params: itemParams, response },
    },
    (request) => {
      const { params, services } = request;
      return services.publishing.republish(params.section, params.id, authorOf(request));
    },
  );

  app.post(
    `${item}/up-to-date`,
    {
      config: write,
      schema: {
        summary: 'Says that a side is still right',
        tags,
        params: itemParams,
        body: z.object({ side }),
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      return services.publishing.markUpToDate(params.section, params.id, body.side, authorOf(request));
    },
  );
};
