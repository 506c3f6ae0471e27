import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { localized } from '#server/http/language/localized-response.ts';
import { receiptDeletion, receiptQuery, receiptView, senderMessage } from '#shared/forms/talk.ts';
import { describedBody } from '../../http/description/described-body.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { bodyLimits } from '../../http/limits/body-limits.ts';
import { attemptHeaders } from './attempt-headers.ts';

const tags = ['submissions'];
const config = { may: 'send-submissions', unlogged: true, ownForm: true } as const;

const sent = done.extend(receiptView.pick({ pass: true, left_today: true }).shape);

/** Messages of the two deletions. */
const removed = { report: 'receipt.reportDeleted', receipt: 'receipt.returned' } as const;

/**
 * Conversations, for who has the receipt: its code is in the body alone, so that no log of any proxy has it. Validated by
 * the service, which forms without a script reach as well.
 */
export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post(
    '/api/receipt',
    {
      config,
      validatorCompiler: describedBody,
      schema: {
        summary: 'What became of a submission, and what was said about it',
        tags,
        body: receiptQuery,
        response: responses('Its state, and a page of the conversation', receiptView),
      },
    },
    ({ body, ip: address, services }) => services.receipts.view(body, { address }),
  );

  app.post(
    '/api/receipt/messages',
    {
      config,
      bodyLimit: bodyLimits.talk,
      validatorCompiler: describedBody,
      schema: {
        summary: 'Adds a message to a submission',
        tags,
        headers: attemptHeaders,
        body: senderMessage,
        response: created('It was received', sent),
      },
    },
    async (request, reply) => {
      const { body, ip: address } = request;
      const attempt = request.headers['idempotency-key'];
      const result = await request.services.receipts.send(body, { address, attempt });
      reply.code(201);
      return { message: localized(request, reply, 'receipt.sent'), ...result };
    },
  );

  app.post(
    '/api/receipt/delete',
    {
      config,
      validatorCompiler: describedBody,
      schema: {
        summary: 'Deletes a submission with its conversation for good, or its receipt alone',
        tags,
        body: receiptDeletion,
        response: responses('It is gone', done),
      },
    },
    async (request, reply) => {
      const { body, ip: address } = request;
      const what = await request.services.receipts.remove(body, { address });
      return { message: localized(request, reply, removed[what]) };
    },
  );
};
