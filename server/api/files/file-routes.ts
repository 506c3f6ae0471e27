import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { takeForms } from '#server/http/files/uploads.ts';
import { created } from '../../http/description/responses.ts';

/** Files for the settings: pictures of the site's own, the anthem's recording, the code's documents. */
export const fileRoutes: FastifyPluginAsyncZod = async (app) => {
  await takeForms(app);

  app.post(
    '/api/files',
    {
      config: { may: 'change-settings' },
      schema: {
        summary: 'Stores a file; one to which no setting refers a day later is removed',
        tags: ['site-settings'],
        consumes: ['multipart/form-data'],
        body: z.object({
          kind: z.enum(['picture', 'recording', 'document']),
          file: z.file('file.missing'),
        }),
        response: created(
          'Where it is stored, below /storage/',
          z.object({
            file: z.string(),
            bytes: z.int(),
            width: z.int().optional(),
            height: z.int().optional(),
            /** Metadata of a document, public with it. */
            title: z.string().optional(),
            author: z.string().optional(),
          }),
        ),
      },
    },
    async ({ body: { kind, file }, services }, reply) => {
      const stored = await services.files.save(kind, Buffer.from(await file.arrayBuffer()));
      return reply.code(201).send(stored);
    },
  );
};
