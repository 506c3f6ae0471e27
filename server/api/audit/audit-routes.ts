import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { auditEntry } from '#shared/audit/audit.ts';
import { auditActions } from '#shared/audit/audit-actions.ts';
import * as limits from '#shared/limits.ts';
import { responses } from '../../http/description/responses.ts';
import { listQuery } from '../list-query.ts';

const tags = ['audit'];
const querystring = listQuery.safeExtend({
  actor: z
    .string()
    .max(254)
    .regex(/^\P{C}*$/u)
    .optional(),
  action: z.enum(auditActions).optional(),
});

/** The audit trail: events with actor and time. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/audit',
    {
      config: { may: 'read-audit' },
      schema: {
        summary: 'The audit trail, newest first',
        description: `Without a limit the newest ${limits.maxListLimit}.`,
        tags,
        querystring,
        response: responses('A page of it; X-Total-Count says how many there are.', z.array(auditEntry)),
      },
    },
    async ({ query: { limit = limits.maxListLimit, page, ...filter }, services }, reply) => {
      reply.header('x-total-count', await services.audit.entries.total(filter));
      return services.audit.entries.list(filter, { limit, page });
    },
  );

  app.get(
    '/api/audit/actors',
    {
      config: { may: 'read-audit' },
      schema: {
        summary: 'Everybody who is in the audit trail',
        tags,
        response: responses('Addresses, operator, system', z.array(z.string())),
      },
    },
    ({ services }) => services.audit.entries.actors(),
  );
};
