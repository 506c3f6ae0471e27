import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { localized } from '#server/http/language/localized-response.ts';
import { sealedSubmission } from '#shared/forms/sealed/sealed-submission.ts';
import { submissionForms, submissionKinds } from '#shared/forms/submissions.ts';
import { describedBody } from '../../http/description/described-body.ts';
import { created, done } from '../../http/description/responses.ts';
import { bodyLimits } from '../../http/limits/body-limits.ts';
import { attemptHeaders } from './attempt-headers.ts';

const received = done.extend({
  receipt: z
    .string()
    .optional()
    .describe('Opens the conversation about it; shown once, and not where the sender made it.'),
  pass: z.string().describe('Stands in for the proof to be a person, for this receipt and two hours.'),
});

const sent = { contact: 'form.contactSent', report: 'form.reportSent' } as const;

/** Submissions of visitors (specification §7, "Visitor submissions"). Nothing of it is logged. */
export const submissionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  for (const kind of submissionKinds) {
    app.post(
      `/api/${kind}`,
      {
        config: { may: 'send-submissions', unlogged: true, ownForm: true },
        bodyLimit: bodyLimits.submission,
        // Validated by the service, which forms without a script reach as well
        validatorCompiler: describedBody,
        schema: {
          summary: kind === 'contact' ? 'Writes to the directorate' : 'Reports corruption, in confidence',
          tags: ['submissions'],
          headers: attemptHeaders,
          body: submissionForms[kind],
          response: created('It was received', received),
        },
      },
      async (request, reply) => {
        const { body, ip: address } = request;
        const attempt = request.headers['idempotency-key'];
        const { receipt, pass } = await request.services.submissions.send(kind, body, { address, attempt });
        reply.code(201).header('cache-control', 'no-store');
        return { message: localized(request, reply, sent[kind]), ...(receipt && { receipt }), pass };
      },
    );

    app.post(
      `/api/sealed/${kind}`,
      {
        config: { may: 'send-submissions', unlogged: true, ownForm: true },
        bodyLimit: bodyLimits.submission,
        validatorCompiler: describedBody,
        schema: {
          summary: `${kind === 'contact' ? 'Writes to the directorate' : 'Reports corruption'}, sealed by the sender’s browser`,
          tags: ['submissions'],
          headers: attemptHeaders,
          body: sealedSubmission,
          response: created('It was received', received.omit({ receipt: true })),
        },
      },
      async (request, reply) => {
        const { body, ip: address } = request;
        const attempt = request.headers['idempotency-key'];
        const { pass } = await request.services.submissions.sendSealed(kind, body, { address, attempt });
        reply.code(201).header('cache-control', 'no-store');
        return { message: localized(request, reply, sent[kind]), pass };
      },
    );
  }
};
