import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { givenText } from '#shared/content/typed-text.ts';
import * as limits from '#shared/limits.ts';
import { responses } from '../../../http/description/responses.ts';
import { authorOf } from '../author-of.ts';
import { expectedVersion, itemDocument, itemParams, revisionTexts } from '../item-schemas.ts';

const tags = ['publishing'];

const note = givenText.trim().max(limits.handInNoteCharacters);

const handedIn = z.object({
  version: expectedVersion,
  note: note.default('').describe('For whoever inspects it.'),
});

const sentBack = z.object({
  handed_in: z.iso.datetime().describe('The `at` of the hand-in that was inspected.'),
  remark: note.min(1, 'handIn.noRemark').describe('What is to be changed.'),
});

/** Working copies that one person hands in, and another one publishes or sends back. */
export const handInRoutes: FastifyPluginAsyncZod = async (app) => {
  const item = '/api/items/:section/:id';
  const response = responses('The item as it is now', itemDocument);

  app.get(
    `${item}/hand-in`,
    {
      config: { may: 'write-content', within: 'url' },
      schema: {
        summary: 'A copy that was handed in, beside what is public',
        description:
          'Its `at` names the hand-in: a publication that names it publishes these texts, or nothing.',
        tags,
        params: itemParams,
        response: responses(
          'The texts, before and after',
          z.object({ hand_in: itemDocument.shape.hand_in, from: revisionTexts, to: revisionTexts }),
        ),
      },
    },
    ({ params: { section, id }, services }) => services.handIns.inspect(section, id),
  );

  app.post(
    `${item}/hand-in`,
    {
      config: { may: 'hand-in', within: 'url' },
      schema: {
        summary: 'Hands the working copy in, for somebody else to publish',
        description: 'Any change of the copy, of its files or its gallery ends it.',
        tags,
        params: itemParams,
        body: handedIn,
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      return services.handIns.handIn(params.section, params.id, { ...body, author: authorOf(request) });
    },
  );

  app.post(
    `${item}/send-back`,
    {
      config: { may: 'publish', within: 'url' },
      schema: {
        summary: 'Sends a copy that was handed in back, with a remark',
        tags,
        params: itemParams,
        body: sentBack,
        response,
      },
    },
    (request) => {
      const { params, body, services } = request;
      const { remark, handed_in: inspected } = body;
      const author = authorOf(request);
      return services.handIns.sendBack(params.section, params.id, { remark, inspected, author });
    },
  );
};
