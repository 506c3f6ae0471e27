import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireSections } from '#server/http/access/require-within.ts';
import { relationKinds } from '#shared/publishing/relations.ts';
import { responses } from '../../http/description/responses.ts';
import { authorOf } from './author-of.ts';
import { itemDocument, itemParams, sectionKey } from './item-schemas.ts';
import { requireHiddenItem } from './require-hidden.ts';

const related = z
  .object({
    concerns: z
      .object({ section: sectionKey, id: z.int32().min(1) })
      .nullable()
      .describe('Null for an item that concerns no other.'),
    kind: z.enum(relationKinds).optional(),
  })
  .refine(({ concerns, kind }) => concerns === null || kind !== undefined, {
    path: ['kind'],
    error: 'publishing.noKind',
  });

/** The item that an announcement concerns. */
export const relatedRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/api/items/:section/:id/related',
    {
      config: { may: 'publish', within: 'url' },
      preHandler: requireHiddenItem,
      schema: {
        summary: 'Makes an item a notice about another one of its section, or none',
        tags: ['publishing'],
        params: itemParams,
        body: related,
        response: responses('The item as it is now', itemDocument),
      },
    },
    (request) => {
      const { params, body, services } = request;
      const { concerns, kind } = body;
      if (concerns) requireSections(request, [concerns.section]);
      const relation = concerns && kind ? { concerns, kind } : null;
      return services.relations.relate(params.section, params.id, relation, authorOf(request));
    },
  );
};
