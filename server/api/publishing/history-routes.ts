import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as limits from '#shared/limits.ts';
import { responses } from '../../http/description/responses.ts';
import { integer } from '../integer.ts';
import { listQuery } from '../list-query.ts';
import { authorOf } from './author-of.ts';
import { historyEntries, itemDocument, itemParams, revisionTexts } from './item-schemas.ts';

const tags = ['publishing'];
const write = { may: 'write-content', within: 'url' } as const;

const revisionNumber = integer('publishing.noRevision', { min: 1 });

/** `4..7`; anything else names a revision that no item has. */
const range = z
  .string()
  .regex(/^\d{1,9}\.\.\d{1,9}$/)
  .catch('0..0')
  .describe('The numbers of two revisions: `4..7`.');

/** The history of an item, and its revisions. */
export const historyRoutes: FastifyPluginAsyncZod = async (app) => {
  const revisions = '/api/items/:section/:id/revisions';

  app.get(
    revisions,
    {
      config: write,
      schema: {
        summary: 'The history of an item: revisions and events, newest first',
        description: `Revisions and events are numbered together; without a limit the newest ${limits.historyPageEntries}.`,
        tags,
        params: itemParams,
        querystring: listQuery,
        response: responses('A page of the history', historyEntries),
      },
    },
    ({ params: { section, id }, query, services }) => services.publishing.history(section, id, query),
  );

  app.get(
    `${revisions}/:range`,
    {
      config: write,
      schema: {
        summary: 'Two revisions, to compare',
        tags,
        params: itemParams.extend({ range }),
        response: responses('Their texts', z.object({ from: revisionTexts, to: revisionTexts })),
      },
    },
    ({ params: { section, id, range: numbers }, services }) => {
      const [from = 0, to = 0] = numbers.split('..').map(Number);
      return services.publishing.compare(section, id, from, to);
    },
  );

  app.post(
    `${revisions}/:revision/restore`,
    {
      config: write,
      schema: {
        summary: 'Makes an earlier revision the working copy, as a new revision',
        tags,
        params: itemParams.extend({ revision: revisionNumber }),
        response: responses('The item as it is now', itemDocument),
      },
    },
    (request) => {
      const { params, services } = request;
      return services.publishing.restore(params.section, params.id, params.revision, authorOf(request));
    },
  );
};
