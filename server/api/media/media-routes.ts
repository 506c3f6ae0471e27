import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { mediaChanges, mediaItem } from '#shared/media/media.ts';
import { responses } from '../../http/description/responses.ts';

const tags = ['media'];

/** The pictures of the site: what crops keep of each, and what is said of it to those who do not see it. */
export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  const write = { may: 'write-content' } as const;

  app.get(
    '/api/media',
    {
      config: write,
      schema: {
        summary: 'The picture of an `image` field, with its focal point, its alternative texts and its uses',
        tags,
        querystring: z.object({ image: z.string().max(800) }),
        response: responses('The picture', mediaItem),
      },
    },
    async ({ query, services }) => {
      const found = await services.media.of(query.image);
      if (!found) throw new AppError('not-found', 'media.notFound');
      return found;
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
    ({ params, body, services }) => services.media.change(params.id, body),
  );
};
