import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as limits from '#shared/limits.ts';
import { unknownPath } from '#shared/redirects/redirects.ts';
import { responses } from '../../http/description/responses.ts';
import { integer } from '../integer.ts';

const querystring = z.object({
  page: integer('error.page', { min: 1 }).default(1),
  limit: integer('error.limit', { min: 1, max: limits.maxListLimit }).default(limits.maxListLimit),
});

/** Paths that were requested and have no page. */
export const notFoundRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/not-found',
    {
      config: { may: 'read-statistics' },
      schema: {
        summary: 'Paths that were requested and have neither a page nor a redirect, the most requested first',
        description: `The ${limits.maxUnknownPaths} most requested, for ${limits.unknownPathDays} days. Nothing of who requested them is known.`,
        tags: ['publishing'],
        querystring,
        response: responses(
          'A page of them',
          z.object({ paths: z.array(unknownPath), total: z.int().describe('How many there are.') }),
        ),
      },
    },
    async ({ query, services: { unknownPaths } }) => {
      // Those of this instance at once; the others' come with their maintenance
      await unknownPaths.flush();
      return unknownPaths.list(query);
    },
  );
};
