import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { accessReview } from '#shared/accounts/people.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['administrators'];

/** The quarterly review of who has access. */
export const accessReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/access-review',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'People with their roles, and when they were last reviewed',
        tags,
        response: responses('The review', accessReview),
      },
    },
    ({ services }) => services.accessReview.find(),
  );

  app.post(
    '/api/access-review',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'Notes that people and their roles were reviewed',
        tags,
        body: z.object({ version: z.string().max(100).describe('Of the review that was gone through.') }),
        response: responses('It is noted', done),
      },
    },
    async (request, reply) => {
      await request.services.accessReview.note(request.body.version, signedInOf(request).email);
      return { message: localized(request, reply, 'review.noted') };
    },
  );
};
