import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { defaultLanguage, languages } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { queryCharacters } from '#shared/search/query.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { responses } from '../../http/description/responses.ts';
import { integer } from '../integer.ts';

const tags = ['search'];
const keys = sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]];

const text = z
  .string()
  .default('')
  .describe(
    `Any text. Words in quotation marks stand beside one another; a word after a hyphen does not occur. What is over ${queryCharacters} characters is not read.`,
  )
  .meta({ example: 'مباراة المفتشين' });
const lang = z.enum(languages).default(defaultLanguage).meta({ example: 'ar' });

const querystring = z.object({
  q: text,
  lang,
  section: z.enum(keys).optional().meta({ example: 'recruitments' }),
  year: integer('error.year', { min: 1900, max: 2099 }).optional().describe('The year of publication.'),
  open: z
    .enum(['0', '1'])
    .optional()
    .describe('`1`: only announcements that are open; `0`: only those that are closed.'),
  sort: z.enum(['date']).optional().describe('The newest date first; otherwise the best.'),
  page: integer('error.page', { min: 1, max: limits.maxSearchResults }).default(1),
  limit: integer('error.limit', { min: 1, max: limits.maxListLimit }).default(limits.pageItems),
});

const piece = z.object({ text: z.string(), hit: z.boolean().describe('True for a word that was found.') });
const address = z.string().describe('The path of its page.').meta({ example: '/recruitment/1/ar' });
const section = z.string().describe("A section's key; `page` for a page that is no item.");

const found = z.object({
  results: z.array(
    z.object({
      section,
      id: z.int(),
      title: z.string().meta({ example: 'مباراة لتطويع مفتشين متدربين' }),
      snippet: z.array(piece).describe('A stretch of the text, in its own spelling.'),
      date: z.string().describe('As its page shows it; without a date, the day on which it became public.'),
      url: address,
    }),
  ),
  total: z.int().describe('How many there are: those with all words first, then those with some.'),
  suggestions: z
    .array(z.string())
    .describe('Other spellings of the query that have results, where one of its words has none.'),
  truncated: z.literal(true).optional().describe('The query was longer than what is read of it.'),
});

const suggested = z.object({
  suggestions: z.array(z.object({ title: z.string(), section, id: z.int(), url: address })),
});

const unanswered = z.object({
  language: z.enum(languages),
  query: z.string(),
  count: z.int(),
  days: z.int().describe('On how many days it came.'),
});

/** The search in what is public. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/search',
    {
      config: { may: 'read-public', search: 'call' },
      schema: {
        summary: 'Items and pages in which words are found, the best first',
        tags,
        querystring,
        response: responses('A page of results', found),
      },
    },
    ({ query: { lang: language, open, ...options }, services, ip }) =>
      services.search.call(
        { ...options, language, open: open === undefined ? undefined : open === '1' },
        { address: ip },
      ),
  );

  app.get(
    '/api/search/suggest',
    {
      config: { may: 'read-public', search: 'suggestion' },
      schema: {
        summary: 'Titles and references for a text that is being typed, eight at most',
        tags,
        querystring: z.object({ q: text, lang }),
        response: responses('Suggestions, the newest first', suggested),
      },
    },
    async ({ query: { q, lang: language }, services }) => ({
      suggestions: await services.search.suggest({ language, q }),
    }),
  );

  app.get(
    '/api/search/unanswered',
    {
      config: { may: 'read-statistics' },
      schema: {
        summary: 'Queries that found nothing, the most frequent first',
        description: `Those of the last ${limits.unansweredQueryDays} days that came on ${limits.unansweredQueryLeastDays} different days at least. Nothing of who asked is known.`,
        tags,
        response: responses('The queries', z.object({ queries: z.array(unanswered) })),
      },
    },
    async ({ services: { unansweredQueries } }) => {
      // Those of this instance at once; the others' come with their maintenance
      await unansweredQueries.flush();
      return { queries: await unansweredQueries.list() };
    },
  );
};
