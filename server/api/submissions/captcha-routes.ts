import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { thirdParties } from '#shared/forms/captcha-providers.ts';
import { captchaForms } from '#shared/forms/submissions.ts';
import { responses } from '../../http/description/responses.ts';

const tags = ['submissions'];
const open = { may: 'send-submissions', unlogged: true, ownForm: true } as const;
const querystring = z.object({ form: z.enum(captchaForms).default('contact') });

const offer = z.object({
  provider: z.enum(['altcha', ...thirdParties]),
  siteKey: z.string().nullable(),
  challenge: z.string().optional().describe('Where the challenge is fetched, for `altcha`.'),
});

const challenge = z
  .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string().optional() })
  .describe('An ALTCHA challenge (proof of work 2).');

/** Captcha of the forms. Nothing is logged: its client is about to write. */
export const captchaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/captcha',
    {
      config: open,
      schema: { summary: 'Which captcha a form uses', tags, querystring, response: responses('It', offer) },
    },
    ({ query, services }, reply) => {
      reply.header('cache-control', 'no-store');
      return services.captcha.of(query.form);
    },
  );

  app.get(
    '/api/captcha/challenge',
    {
      config: open,
      schema: {
        summary: 'A challenge for one form, which holds for 20 minutes and once',
        tags,
        querystring,
        response: responses('The challenge', challenge),
      },
    },
    async ({ query, ip, services }, reply) => {
      reply.header('cache-control', 'no-store');
      const { parameters, signature } = await services.captcha.challenge(query.form, ip);
      return { parameters: { ...parameters }, ...(signature && { signature }) };
    },
  );
};
