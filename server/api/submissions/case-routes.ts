import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openedKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { caseChange, caseFile, caseForward } from '#shared/forms/case-file.ts';
import { done, responses } from '../../http/description/responses.ts';
import { awaitSecond, waits } from '../approvals/await-second.ts';
import { itemId } from '../content/item-id.ts';

const tags = ['inbox'];
const config = { may: 'read-submissions', holder: 'inbox.noKey' } as const;

const kinds = [
  { kind: 'contact', list: 'contacts' },
  { kind: 'report', list: 'reports' },
] as const;

/** The message of each kind of entry, once it is stored. */
const stored = {
  note: 'case.noted',
  assignee: 'case.assigned',
  labels: 'case.labelled',
  due: 'case.dueSet',
} as const;

const mark = z.object({
  message: z.int().min(0).nullable().describe('The last message that was read; null marks it as unread.'),
});

/** The work of officers on a submission, for those with the key. */
export const caseRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const { kind, list } of kinds) {
    app.get(
      `/api/${list}/:id/case`,
      {
        config: { ...config, of: kind },
        schema: {
          summary: `The work on a ${kind}: who is in charge, labels, notes, a day, and the history`,
          tags,
          params: itemId,
          response: responses('What is settled, and every entry', caseFile),
        },
      },
      (request) => request.services.cases.file({ kind, id: request.params.id }, openedKeysOf(request)),
    );

    app.post(
      `/api/${list}/:id/case`,
      {
        config: { ...config, of: kind },
        schema: {
          summary: `Notes something about a ${kind}, or changes who is in charge, its labels or its day`,
          tags,
          params: itemId,
          body: caseChange,
          response: responses('It is stored', done),
        },
      },
      async (request, reply) => {
        const { params, body, services } = request;
        const { administratorId: id, email } = signedInOf(request);
        await services.cases.add({ kind, id: params.id }, openedKeysOf(request), body, { id, email });
        return { message: localized(request, reply, stored[body.kind]) };
      },
    );

    app.post(
      `/api/${list}/:id/forward`,
      {
        config: { ...config, of: kind, confirmed: true },
        schema: {
          summary: `Notes that a ${kind} is forwarded outside, sealed by the caller's browser`,
          tags,
          params: itemId,
          body: caseForward,
          response: { ...responses('It is noted', done), ...waits },
        },
      },
      async (request, reply) => {
        const { params, body, services } = request;
        const { administratorId: id, email } = signedInOf(request);
        // Approved for this recipient, and no other one
        const value = { recipient: body.recipient };
        const act = { action: 'case.export', subject: `${kind}/${params.id}`, value } as const;
        const waiting = await awaitSecond(request, reply, act);
        if (waiting) return waiting;
        await services.cases.forward({ kind, id: params.id }, openedKeysOf(request), body, { id, email });
        return { message: localized(request, reply, 'case.forward.noted') };
      },
    );

    app.post(
      `/api/${list}/:id/seen`,
      {
        config: { ...config, of: kind },
        schema: {
          summary: `Remembers for the caller alone how far they have read a ${kind}`,
          tags,
          params: itemId,
          body: mark,
          response: responses('It is stored', done),
        },
      },
      async (request, reply) => {
        const { params, body, services } = request;
        const { administratorId } = signedInOf(request);
        await services.cases.markRead({ kind, id: params.id }, administratorId, body.message);
        return { message: localized(request, reply, 'case.seen') };
      },
    );
  }
};
