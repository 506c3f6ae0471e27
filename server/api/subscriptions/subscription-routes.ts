import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#server/errors/app-error.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { subscriptionForm } from '#shared/subscriptions/subscription-form.ts';
import { describedBody } from '../../http/description/described-body.ts';
import { created, done } from '../../http/description/responses.ts';
import { attemptHeaders } from '../submissions/attempt-headers.ts';

/** Subscriptions by e-mail; not found where the site sends none. Nothing of it is logged. */
export const subscriptionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/subscriptions',
    {
      config: { may: 'send-submissions', unlogged: true, ownForm: true },
      // Validated by the service, which the form without a script reaches as well
      validatorCompiler: describedBody,
      schema: {
        summary: 'Requests a subscription by e-mail, which its mail asks to confirm',
        tags: ['subscriptions'],
        headers: attemptHeaders,
        body: subscriptionForm,
        response: created('The same whether or not the address is known', done),
      },
    },
    async (request, reply) => {
      const { body, ip: address } = request;
      const { subscriptions } = request.services;
      if (!subscriptions) throw new AppError('not-found', 'error.notFound');
      await subscriptions.request(body, { address, attempt: request.headers['idempotency-key'] });
      reply.code(201).header('cache-control', 'no-store');
      return { message: localized(request, reply, 'subscribe.sentText') };
    },
  );
};
