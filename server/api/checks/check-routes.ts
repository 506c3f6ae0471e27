import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sectionsOf } from '#server/http/access/require-within.ts';
import { type CheckResult, checkState } from '#shared/checks/checks.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { done, responses } from '../../http/description/responses.ts';
import { localized } from '../../http/language/localized-response.ts';

const tags = ['publishing'];

/** The checks of everything that is published. */
export const checkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/checks',
    {
      config: { may: 'write-content', within: 'handler' },
      schema: {
        summary: 'What the checks of everything published found when they last ran',
        tags,
        response: responses('The results', checkState),
      },
    },
    async (request, _reply) => {
      const state = await request.services.checks.state();
      const own = sectionsOf(request);
      return own ? { ...state, checks: state.checks.map((each) => within(own, each)) } : state;
    },
  );

  app.post(
    '/api/checks',
    {
      config: { may: 'publish', within: 'none' },
      schema: {
        summary: 'Starts the checks; their results come with the GET once they have ended',
        tags,
        body: z
          .object({ external: z.boolean().describe('Links to other sites, too.').default(false) })
          .nullish(),
        response: responses('They run', done),
      },
    },
    async (request, reply) => {
      void request.services.checks.run(request.body ?? {});
      return { message: localized(request, reply, 'checks.started') };
    },
  );
};

/** The findings about items of some sections. */
function within(sections: readonly SectionKey[], { findings, ...check }: CheckResult): CheckResult {
  const own = findings.filter(({ subject }) => sections.some((key) => subject.startsWith(`${key}/`)));
  return { ...check, found: own.length, findings: own };
}
