import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { localized } from '#server/http/language/localized-response.ts';
import { alert, alertDraft, editedAlert } from '#shared/alerts/alerts.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { itemId } from '../content/item-id.ts';
import { authorOf } from '../publishing/author-of.ts';

const tags = ['publishing'];

/** For the change of an alert: the version on which it is based. */
const change = alertDraft.safeExtend({
  updated_at: z.iso
    .datetime()
    .optional()
    .describe('Of the version that this is based on; refused if it is not the last.'),
});

/** Alerts above all pages. */
export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/alerts',
    {
      config: { may: 'read-public' },
      schema: {
        summary: 'The alerts that stand at this moment, the gravest first',
        tags,
        response: responses('The alerts', z.array(alert)),
      },
    },
    ({ services }) => services.standingAlerts.current(),
  );

  app.get(
    '/api/alerts/all',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'The alerts that stand or will, and the last that ended',
        tags,
        response: responses(
          'The alerts, the newest first',
          z.object({ alerts: z.array(editedAlert), ended: z.array(editedAlert) }),
        ),
      },
    },
    ({ services }) => services.alerts.list(),
  );

  app.post(
    '/api/alerts',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Raises an alert',
        description:
          'A text in one language is enough. Without a start it stands at once, without an end until it is ended.',
        tags,
        body: alertDraft,
        response: created('The alert as stored', editedAlert),
      },
    },
    async (request, reply) => {
      const raised = await request.services.alerts.raise(request.body, { author: authorOf(request) });
      return reply.code(201).send(raised);
    },
  );

  app.put(
    '/api/alerts/:id',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Replaces an alert; without a start it keeps the one it has',
        tags,
        params: itemId,
        body: change,
        response: responses('The alert as stored now', editedAlert),
      },
    },
    (request) => {
      const { updated_at: version, ...draft } = request.body;
      return request.services.alerts.change(request.params.id, draft, { author: authorOf(request), version });
    },
  );

  app.post(
    '/api/alerts/:id/end',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Ends an alert now; one that has not begun is removed',
        tags,
        params: itemId,
        response: responses('The alert as it was last', editedAlert),
      },
    },
    (request) => request.services.alerts.end(request.params.id, { author: authorOf(request) }),
  );

  app.delete(
    '/api/alerts/:id',
    {
      config: { may: 'publish', within: 'all' },
      schema: {
        summary: 'Removes an alert',
        tags,
        params: itemId,
        response: responses('The alert is gone', done),
      },
    },
    async (request, reply) => {
      await request.services.alerts.remove(request.params.id);
      return { message: localized(request, reply, 'alert.deleted') };
    },
  );
};
