import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { openedKeys } from '#server/http/access/unlocked-keys.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { contactInquiry, inboxOverview, inboxStates, receivedReport } from '#shared/forms/inbox.ts';
import { done, responses } from '../../http/description/responses.ts';
import { itemId } from '../content/item-id.ts';
import { listQuery } from '../list-query.ts';

const tags = ['inbox'];
const admin = { config: { access: 'admin' as const } };
const querystring = listQuery.safeExtend({ state: z.enum(inboxStates).optional() });

/** The two lists, each with its call and the shape of its rows. */
const kinds = [
  { kind: 'contact', list: 'contacts', row: contactInquiry },
  { kind: 'report', list: 'reports', row: receivedReport },
] as const;

/** What visitors sent, for the administrators who were granted the key (specification §7, "Admin reads"). */
export const inboxRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const { inbox } = services;

  app.get(
    '/api/inbox',
    {
      ...admin,
      schema: { summary: 'How much there is', tags, response: responses('The counters', inboxOverview) },
    },
    () => inbox.overview(),
  );

  for (const { kind, list, row } of kinds) {
    const rows: z.ZodType = z.array(row);

    app.get(
      `/api/${list}`,
      {
        ...admin,
        schema: {
          summary: `The ${list}, newest first`,
          tags,
          querystring,
          response: responses('Those of the state; X-Total-Count says how many there are.', rows),
        },
      },
      async (request, reply) => {
        const opened = await openedKeys(request, services, 'inbox.noKey');
        reply.header('x-total-count', await inbox.total(kind, request.query.state));
        return inbox.list(kind, request.query, opened);
      },
    );

    app.post(
      `/api/${list}/exported`,
      {
        ...admin,
        schema: {
          summary: `Notes in the audit trail that ${list} are saved to a file or printed`,
          tags,
          body: z.object({ ids: z.array(z.int().positive()).min(1).max(10_000) }),
          response: responses('It is noted', done),
        },
      },
      async (request, reply) => {
        await openedKeys(request, services, 'inbox.noKey');
        await inbox.noteExport(kind, request.body.ids);
        return { message: localized(request, reply, 'inbox.exportNoted') };
      },
    );

    app.delete(
      `/api/${kind}/:id/soft-delete`,
      {
        ...admin,
        schema: {
          summary: `Marks a ${kind} as read`,
          tags,
          params: itemId,
          response: responses('It is', done),
        },
      },
      async (request, reply) => {
        await openedKeys(request, services, 'inbox.noKey');
        await inbox.markRead(kind, request.params.id);
        return { message: localized(request, reply, `inbox.read.${list}`) };
      },
    );

    app.post(
      `/api/${kind}/:id/unread`,
      {
        ...admin,
        schema: {
          summary: `Takes back that a ${kind} was marked as read`,
          tags,
          params: itemId,
          response: responses('It is among the new ones', done),
        },
      },
      async (request, reply) => {
        await openedKeys(request, services, 'inbox.noKey');
        await inbox.markUnread(kind, request.params.id);
        return { message: localized(request, reply, `inbox.unread.${list}`) };
      },
    );

    app.post(
      `/api/${kind}/:id/keep`,
      {
        ...admin,
        schema: {
          summary: `Keeps a ${kind} from being deleted, or no longer`,
          tags,
          params: itemId,
          body: z.object({ kept: z.boolean() }),
          response: responses('It is', done),
        },
      },
      async (request, reply) => {
        const { kept } = request.body;
        await openedKeys(request, services, 'inbox.noKey');
        await inbox.keep(kind, request.params.id, kept);
        return { message: localized(request, reply, `inbox.${kept ? 'keep' : 'release'}.${list}`) };
      },
    );

    app.delete(
      `/api/${kind}/:id/hard-delete`,
      {
        ...admin,
        schema: {
          summary: `Deletes a ${kind} for good that was marked as read`,
          tags,
          params: itemId,
          response: responses('It is gone', done),
        },
      },
      async (request, reply) => {
        await openedKeys(request, services, 'inbox.noKey');
        await inbox.erase(kind, request.params.id);
        return { message: localized(request, reply, `deleted.${list}`) };
      },
    );
  }
};
