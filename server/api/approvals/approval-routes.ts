import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { approvalRequest } from '#shared/accounts/approvals.ts';
import { mayDo } from '#shared/accounts/permissions.ts';
import { done, responses } from '../../http/description/responses.ts';

const tags = ['approvals'];
const params = z.object({ id: z.string().max(100) });

/** Acts that with four eyes wait for a second administrator. */
export const approvalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser('text/plain');

  app.get(
    '/api/approvals',
    {
      config: { may: 'own-account' },
      schema: {
        summary: 'Acts that wait for a second administrator, or that were approved and are not done yet',
        description: 'Administrators see all of them, anybody else their own.',
        tags,
        response: responses('They', z.object({ approvals: z.array(approvalRequest) })),
      },
    },
    async (request, _reply) => {
      const { email, roles } = signedInOf(request);
      const own = mayDo(roles, 'administer') ? undefined : email;
      return { approvals: await request.services.approvals.list(own) };
    },
  );

  app.post(
    '/api/approvals/:id/approve',
    {
      config: { may: 'administer', confirmed: true },
      schema: {
        summary: 'Approves the act of another administrator, who then makes the call again',
        tags,
        params,
        response: responses('It is approved', done),
      },
    },
    async (request, reply) => {
      await request.services.approvals.approve(request.params.id, signedInOf(request).email);
      return { message: localized(request, reply, 'approval.given') };
    },
  );

  app.delete(
    '/api/approvals/:id',
    {
      config: { may: 'administer' },
      schema: {
        summary: 'Refuses an act that waits, or takes one’s own back',
        tags,
        params,
        response: responses('It waits no more', done),
      },
    },
    async (request, reply) => {
      await request.services.approvals.drop(request.params.id);
      return { message: localized(request, reply, 'approval.dropped') };
    },
  );
};
