import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { takeForms } from '#server/http/files/uploads.ts';
import * as limits from '#shared/limits.ts';
import { mediaChanges, mediaItem, mediaList, mediaReplacement, mediaUpload } from '#shared/media/media.ts';
import { created, responses } from '../../http/description/responses.ts';
import { integer } from '../integer.ts';
import { requireOwnUses, requireReplaceable, withOwnTitles } from './own-uses.ts';

const tags = ['media'];

const listed = z.object({
  q: z.string().max(200).optional().describe('A text in the name of the file, or in an alternative text.'),
  use: z.enum(['used', 'unused']).optional(),
  texts: z.literal('missing').optional().describe('Lacks an alternative text, and is not decorative.'),
  image: z.string().max(800).optional().describe('The value of an `image` field: that picture alone.'),
  page: integer('error.page', { min: 1 }).default(1),
  limit: integer('error.limit', { min: 1, max: limits.maxListLimit }).default(limits.maxListLimit),
});

/** The pictures of the site: what crops keep of each, and what is said of it to those who do not see it. */
export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeForms(app, { json: true, emptyFiles: true });
  const write = { may: 'write-content', within: 'handler' } as const;

  app.get(
    '/api/media',
    {
      config: write,
      schema: {
        summary: 'The pictures of the site, the newest first, each with where it is used',
        tags,
        querystring: listed,
        response: responses('A page of them, and how many there are', mediaList),
      },
    },
    async (request, _reply) => {
      const found = await request.services.media.list(request.query);
      return { ...found, items: found.items.map((item) => withOwnTitles(request, item)) };
    },
  );

  app.post(
    '/api/media',
    {
      config: write,
      schema: {
        summary: 'Stores a picture in the library, where it stays until it is deleted',
        tags,
        consumes: ['multipart/form-data'],
        body: mediaUpload,
        response: created('The picture', mediaItem),
      },
    },
    async (request, reply) => {
      const { file, ...texts } = request.body;
      const bytes = Buffer.from(await file.arrayBuffer());
      const stored = await request.services.media.upload(bytes, file.name, texts);
      return reply.code(201).send(withOwnTitles(request, stored));
    },
  );

  app.put(
    '/api/media/:id',
    {
      config: write,
      schema: {
        summary: 'Changes the focal point or the alternative texts of a picture; pages show them at once',
        tags,
        params: z.object({ id: z.string() }),
        body: mediaChanges,
        response: responses('The picture as it is now', mediaItem),
      },
    },
    async (request, _reply) => {
      const { params, body, services } = request;
      await requireOwnUses(request, params.id);
      return withOwnTitles(request, await services.media.change(params.id, body));
    },
  );

  app.put(
    '/api/media/:id/file',
    {
      config: write,
      schema: {
        summary:
          'Shows another file in place of a picture, wherever that is used; its old addresses show it, too',
        tags,
        params: z.object({ id: z.string() }),
        consumes: ['multipart/form-data'],
        body: mediaReplacement,
        response: responses('The picture as it is now', mediaItem),
      },
    },
    async (request, _reply) => {
      const { params, body, services } = request;
      await requireReplaceable(request, params.id);
      const content = Buffer.from(await body.file.arrayBuffer());
      return withOwnTitles(request, await services.media.replace(params.id, content, body.file.name));
    },
  );

  app.delete(
    '/api/media/:id',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Removes a picture that nothing uses; 409 with its `uses` where something does',
        tags,
        params: z.object({ id: z.string() }),
        response: responses('The path that it had', z.object({ image: z.string() })),
      },
    },
    ({ params, services }) => services.media.remove(params.id),
  );
};
