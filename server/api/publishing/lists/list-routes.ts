import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { isWithin } from '#shared/accounts/is-within.ts';

import { languages } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { sideStates } from '#shared/publishing/states.ts';
import { responses } from '../../../http/description/responses.ts';
import { integer } from '../../integer.ts';
import { authorOf } from '../author-of.ts';
import { deskItems, sectionCoverage, sectionKey, side } from '../item-schemas.ts';
import { listedSections } from './listed-sections.ts';

const tags = ['publishing'];

const listed = z.object({
  section: sectionKey.optional(),
  state: z
    .enum([...sideStates, 'outdated', 'complete'])
    .optional()
    .describe('`complete` is published in both languages; `draft` is written and not published.'),
  side: side.optional().describe('The side of the state and of the changes; either one without.'),
  lacks: z
    .enum([...languages, 'picture'])
    .optional()
    .describe('A language without a title, or the picture.'),
  changed: z
    .literal('true')
    .transform(() => true)
    .optional()
    .describe('Saved since the publication.'),
  year: integer('error.year', { min: 1900, max: 2099 }).optional(),
  author: z.string().max(320).optional().describe('The e-mail address of who saved it last.'),
  hand_in: z
    .enum(['waiting', 'for-me', 'sent-back', 'sent-back-to-me'])
    .optional()
    .describe('Handed in for publication, by anybody or by others than the caller; or sent back.'),
  mine: z.literal('true').optional().describe('Those that the caller saved last.'),
  q: z
    .string()
    .max(200)
    .optional()
    .describe('As in the search of the site, in titles and references; the last word may be unfinished.'),
  page: integer('error.page', { min: 1 }).default(1),
  limit: integer('error.limit', { min: 1, max: limits.maxListLimit }).default(limits.maxListLimit),
});

/** Lists and numbers of the items, in the caller's sections. */
export const deskListRoutes: FastifyPluginAsyncZod = async (app) => {
  const lists = { may: 'write-content', within: 'handler' } as const;

  app.get(
    '/api/items',
    {
      config: lists,
      schema: {
        summary: 'Items with their working copies and states, newest first',
        tags,
        querystring: listed,
        response: responses('The items', deskItems),
      },
    },
    (request) => {
      const { mine, hand_in, ...query } = request.query;
      const by = hand_in?.endsWith('me') ? authorOf(request) : undefined;
      const is = hand_in?.startsWith('sent-back') ? ('sent-back' as const) : ('waiting' as const);
      return request.services.publishing.list({
        ...query,
        ...listedSections(request, query.section),
        ...(hand_in && { handIn: { is, by } }),
        ...(mine && { author: authorOf(request) }),
      });
    },
  );

  app.get(
    '/api/items/filters',
    {
      config: lists,
      schema: {
        summary: 'The years and the authors of the items, to filter a list by',
        tags,
        querystring: z.object({ section: sectionKey.optional() }),
        response: responses(
          'The choices',
          z.object({ years: z.array(z.int()), authors: z.array(z.string()) }),
        ),
      },
    },
    async (request, _reply) => {
      const { section, within = [section] } = listedSections(request, request.query.section);
      const all = await Promise.all(within.map((each) => request.services.publishing.choices(each)));
      return {
        years: [...new Set(all.flatMap(({ years }) => years))].toSorted((one, other) => other - one),
        authors: [...new Set(all.flatMap(({ authors }) => authors))].toSorted(),
      };
    },
  );

  app.get(
    '/api/coverage',
    {
      config: lists,
      schema: {
        summary: 'How complete each section is in both languages',
        tags,
        response: responses('The sections', z.object({ sections: z.array(sectionCoverage) })),
      },
    },
    async (request, _reply) => {
      const all = await request.services.publishing.coverage();
      const { sections } = signedInOf(request);
      return { sections: all.filter(({ section }) => isWithin(sections, section)) };
    },
  );
};
