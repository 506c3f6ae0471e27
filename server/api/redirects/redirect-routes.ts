import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { invalid, validated } from '#server/errors/invalid-input.ts';
import { readCsv } from '#server/services/redirects/read-csv.ts';
import * as limits from '#shared/limits.ts';
import { type RefusedRedirect, redirect, savedRedirects } from '#shared/redirects/redirects.ts';
import { describedBody } from '../../http/description/described-body.ts';
import { responses } from '../../http/description/responses.ts';
import { localized } from '../../http/language/localized-response.ts';
import { integer } from '../integer.ts';
import { csvOf } from './redirect-csv.ts';

const tags = ['publishing'];

const querystring = z.object({
  q: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional()
    .describe('A text in the old path or in the target.'),
  page: integer('error.page', { min: 1 }).default(1),
  limit: integer('error.limit', { min: 1, max: limits.maxListLimit }).default(limits.maxListLimit),
});

const text = z.string().max(limits.redirectCharacters);

const given = z.object({
  redirects: z
    .array(
      z.object({
        from: text.describe('An old path of this site, with its query where that belongs to it.'),
        to: text.nullable().describe('A path of this site or an https address; null removes the redirect.'),
      }),
    )
    .min(1)
    .max(limits.maxRedirects),
});

/** Redirects of old paths. They answer where the site has no page. */
export const redirectRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.get(
    '/api/redirects',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'The redirects of old paths, those saved last first',
        description: 'With `Accept: text/csv` all of them, as a file that the PUT takes.',
        tags,
        querystring,
        response: responses(
          'A page of them',
          z.object({ redirects: z.array(redirect), total: z.int().describe('How many match.') }),
        ),
      },
    },
    async ({ headers, query, services }, reply) => {
      reply.header('vary', 'Accept');
      if (!/^text\/csv\b/i.test(headers.accept ?? '')) return services.redirects.list(query);
      const file = csvOf(await services.redirects.all());
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="redirects.csv"')
        .send(file as never);
    },
  );

  app.put(
    '/api/redirects',
    {
      config: { may: 'publish', within: 'all' },
      bodyLimit: limits.redirectFileBytes,
      validatorCompiler: describedBody,
      schema: {
        summary: 'Adds, changes and removes redirects; all others stay',
        description:
          'As JSON one bad row refuses all. Of a `text/csv` (two columns, old path and target) the good rows are taken, and ' +
          'the others come back with the reason. Loops and chains are refused, and paths that have a page.',
        tags,
        consumes: ['application/json', 'text/csv'],
        body: given,
        response: responses('What was stored', savedRedirects),
      },
    },
    async (request, reply) => {
      const { services, signedIn } = request;
      const author = signedIn?.email ?? '';
      const body: unknown = request.body;
      if (!Buffer.isBuffer(body)) {
        const { redirects } = validated(given, body);
        const result = await services.redirects.save(
          redirects,
          { author, origin: 'hand' },
          { complete: true },
        );
        if (result.refused.length > 0) throw refusedRows(result.refused);
        return { ...countsOf(result), refused: [], message: localized(request, reply, 'redirect.saved') };
      }
      const records = readCsv(body).filter(
        ({ cells: [from] }, index) => index > 0 || from?.toLowerCase() !== 'from',
      );
      if (records.length === 0) throw new AppError('invalid', 'redirect.empty');
      const rows = records.map(({ cells: [from = '', to = ''] }) => ({ from, to }));
      const result = await services.redirects.save(rows, { author, origin: 'csv' }, { complete: false });
      const refused = result.refused.map(({ index, problem: reason }): RefusedRedirect => {
        const { line = 0, cells: [from = '', to = ''] = [] } = records[index] ?? {};
        return { line, from, to, reason, message: localized(request, reply, `redirect.${reason}`) };
      });
      return { ...countsOf(result), refused, message: localized(request, reply, 'redirect.saved') };
    },
  );
};

type Saved = {
  saved: string[];
  removed: string[];
  refused: { index: number; problem: RefusedRedirect['reason'] }[];
};

const countsOf = ({ saved, removed }: Saved) => ({ saved: saved.length, removed: removed.length });

/** The failure of a list in which one row refuses all: the message of each by its field. */
const refusedRows = (refused: Saved['refused']): AppError =>
  invalid(
    refused.map(({ index, problem }) => ({
      path: ['redirects', index, problem === 'to' || problem === 'loop' ? 'to' : 'from'],
      message: `redirect.${problem}`,
    })),
  );
