import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { localized } from '#server/http/language/localized-response.ts';
import {
  sealedDeletion,
  sealedReceiptQuery,
  sealedReceiptView,
  sealedSenderMessage,
} from '#shared/forms/sealed/sealed-receipt.ts';
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

/** The calls of plain clients, for which the site seals and opens, and those of browsers, which do so themselves. */
const variants = [
  {
    path: '/api/receipt',
    service: 'receipts',
    view: { query: receiptQuery, response: receiptView },
    message: senderMessage,
    deletion: receiptDeletion,
    limit: bodyLimits.talk,
    note: '',
  },
  {
    path: '/api/sealed/receipt',
    service: 'sealedReceipts',
    view: { query: sealedReceiptQuery, response: sealedReceiptView },
    message: sealedSenderMessage,
    deletion: sealedDeletion,
    limit: bodyLimits.submission,
    note: ', sealed and opened by the sender’s browser',
  },
] as const;

/**
 * Conversations, for who has the receipt: what shows it is in the body alone, so that no log of any proxy has it. Validated by
 * the service, which forms without a script reach as well.
 */
export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  for (const { path, service, view, message, deletion, limit, note } of variants) {
    app.post(
      path,
      {
        config,
        validatorCompiler: describedBody,
        schema: {
          summary: `What became of a submission, and what was said about it${note}`,
          tags,
          body: view.query,
          response: responses('Its state, and a page of the conversation', view.response),
        },
      },
      ({ body, ip: address, services }) => services[service].view(body, { address }),
    );

    app.post(
      `${path}/messages`,
      {
        config,
        bodyLimit: limit,
        validatorCompiler: describedBody,
        schema: {
          summary: `Adds a message to a submission${note}`,
          tags,
          headers: attemptHeaders,
          body: message,
          response: created('It was received', sent),
        },
      },
      async (request, reply) => {
        const { body, ip: address } = request;
        const attempt = request.headers['idempotency-key'];
        const result = await request.services[service].send(body, { address, attempt });
        reply.code(201);
        return { message: localized(request, reply, 'receipt.sent'), ...result };
      },
    );

    app.post(
      `${path}/delete`,
      {
        config,
        validatorCompiler: describedBody,
        schema: {
          summary: `Deletes a submission with its conversation for good, or its receipt alone${note}`,
          tags,
          body: deletion,
          response: responses('It is gone', done),
        },
      },
      async (request, reply) => {
        const { body, ip: address } = request;
        const what = await request.services[service].remove(body, { address });
        return { message: localized(request, reply, removed[what]) };
      },
    );
  }
};
