import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { keyOwnerOf, openedKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { encodedView } from '#shared/channel/case/view-bytes.ts';
import {
  contactInquiry,
  inboxNews,
  inboxOverview,
  inboxStates,
  receivedReport,
} from '#shared/forms/inbox.ts';
import { keepReasons } from '#shared/forms/keep-reasons.ts';
import { sealedInboxPage } from '#shared/forms/sealed/sealed-inbox.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { largestNumber } from '#shared/largest-number.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { done, responses } from '../../http/description/responses.ts';
import { awaitSecond, waits } from '../approvals/await-second.ts';
import { itemId } from '../content/item-id.ts';
import { integer } from '../integer.ts';
import { listQuery } from '../list-query.ts';

const tags = ['inbox'];
const config = { may: 'read-submissions', holder: 'inbox.noKey' } as const;
/** Calls that open nothing. */
const unopened = { ...config, opensNothing: true } as const;
const querystring = listQuery.safeExtend({
  state: z.enum(inboxStates).optional(),
  before: integer('error.before', { min: 1 }).optional(),
});

/** The two lists, each with its call and the shape of its rows. */
const kinds = [
  { kind: 'contact', list: 'contacts', row: contactInquiry },
  { kind: 'report', list: 'reports', row: receivedReport },
] as const;

type Inbox = Services['inbox'];
type List = (typeof kinds)[number]['list'];

/** A reason is required to keep one, and not to stop. */
const keeping = z
  .object({ kept: z.boolean(), reason: z.enum(keepReasons, 'inbox.keep.reasonRequired').optional() })
  .refine(({ kept, reason }) => !kept || reason, { path: ['reason'], error: 'inbox.keep.reasonRequired' });

type Keeping = z.infer<typeof keeping>;

/** A call that changes one message. */
type MessageCall = {
  method: 'POST' | 'DELETE';
  path: string;
  summary: (kind: SubmissionKind) => string;
  body?: z.ZodType<Keeping>;
  result: string;
  run: (
    inbox: Inbox,
    kind: SubmissionKind,
    id: number,
    given: Keeping & { owner: ReturnType<typeof keyOwnerOf> },
  ) => Promise<void>;
  message: (list: List, body: Keeping) => AdminMessageKey;
};

const messageCalls: MessageCall[] = [
  {
    method: 'DELETE',
    path: 'soft-delete',
    summary: (kind) => `Marks a ${kind} as read`,
    result: 'It is',
    run: (inbox, kind, id) => inbox.markRead(kind, id),
    message: (list) => `inbox.read.${list}`,
  },
  {
    method: 'POST',
    path: 'unread',
    summary: (kind) => `Takes back that a ${kind} was marked as read`,
    result: 'It is among the new ones',
    run: (inbox, kind, id) => inbox.markUnread(kind, id),
    message: (list) => `inbox.unread.${list}`,
  },
  {
    method: 'POST',
    path: 'keep',
    summary: (kind) => `Keeps a ${kind} from being deleted, or no longer`,
    body: keeping,
    result: 'It is',
    run: (inbox, kind, id, { kept, reason }) => inbox.keep(kind, id, kept ? reason! : null),
    message: (list, { kept }) => `inbox.${kept ? 'keep' : 'release'}.${list}`,
  },
  {
    method: 'DELETE',
    path: 'hard-delete',
    summary: (kind) => `Deletes a ${kind} for good that was marked as read`,
    result: 'It is gone',
    run: (inbox, kind, id, { owner }) => inbox.erase(kind, id, owner),
    message: (list) => `deleted.${list}`,
  },
];

/** Messages of visitors, for administrators with the key (specification §7, "Admin reads"). */
export const inboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/inbox',
    {
      config: { may: 'read-submissions' },
      schema: { summary: 'How much there is', tags, response: responses('The counters', inboxOverview) },
    },
    (request) => request.services.inbox.overview({ holder: signedInOf(request).administratorId }),
  );

  app.get(
    '/api/inbox/news',
    {
      config: { may: 'read-submissions', background: true },
      schema: {
        summary: 'How much is unread, and numbers that grow with whatever comes',
        tags,
        response: responses('The numbers', inboxNews),
      },
    },
    (request) => request.services.news.counts({ holder: signedInOf(request).administratorId }),
  );

  for (const { kind, list, row } of kinds) {
    const rows: z.ZodType = z.array(row);

    app.get(
      `/api/${list}`,
      {
        config,
        schema: {
          summary: `The ${list}, newest first`,
          tags,
          querystring,
          response: responses('Those of the state; X-Total-Count says how many there are.', rows),
        },
      },
      async (request, reply) => {
        const { inbox } = request.services;
        const opened = openedKeysOf(request);
        reply.header('x-total-count', await inbox.total({ opened }, kind, request.query.state));
        const { administratorId } = signedInOf(request);
        return inbox.list(kind, request.query, opened, administratorId);
      },
    );

    app.get(
      `/api/sealed/${list}`,
      {
        config: unopened,
        schema: {
          summary: `The ${list}, newest first, sealed: the caller’s browser opens them`,
          tags,
          querystring,
          response: responses(
            'Those of the state as they are stored; X-Total-Count says how many there are.',
            sealedInboxPage,
          ),
        },
      },
      async (request, reply) => {
        const { inbox } = request.services;
        const owner = keyOwnerOf(request);
        reply.header('x-total-count', await inbox.total(owner, kind, request.query.state));
        const { administratorId } = signedInOf(request);
        return encodedView(await inbox.sealed(kind, request.query, owner, administratorId));
      },
    );

    app.post(
      `/api/${list}/exported`,
      {
        config: { ...unopened, confirmed: true },
        schema: {
          summary: `Notes in the audit trail that ${list} are saved to a file or printed`,
          tags,
          body: z.object({ ids: z.array(z.int().positive().max(largestNumber)).min(1).max(10_000) }),
          response: { ...responses('It is noted', done), ...waits },
        },
      },
      async (request, reply) => {
        const { ids } = request.body;
        await request.services.inbox.refuseHidden(kind, ids, keyOwnerOf(request));
        const subject = ids.length === 1 ? `${kind}/${ids[0]}` : list;
        const act = {
          action: 'case.export',
          subject,
          value: { ids: ids.toSorted((a, b) => a - b) },
        } as const;
        const waiting = await awaitSecond(request, reply, act);
        if (waiting) return waiting;
        await request.services.inbox.noteExport(kind, ids);
        return { message: localized(request, reply, 'inbox.exportNoted') };
      },
    );

    for (const { method, path, summary, body, result, run, message } of messageCalls) {
      app.route<{ Params: { id: number }; Body: Keeping }>({
        method,
        url: `/api/${kind}/:id/${path}`,
        config: { ...unopened, of: kind },
        schema: {
          summary: summary(kind),
          tags,
          params: itemId,
          ...(body && { body }),
          response: responses(result, done),
        },
        handler: async (request, reply) => {
          const given = { ...request.body, owner: keyOwnerOf(request) };
          await run(request.services.inbox, kind, request.params.id, given);
          return { message: localized(request, reply, message(list, request.body)) };
        },
      });
    }
  }
};
