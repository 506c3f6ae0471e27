import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keyOwnerOf, openedKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { encodedView } from '#shared/channel/case/view-bytes.ts';
import { caseChange, caseFile, caseForward } from '#shared/forms/case-file.ts';
import { sealedCase, sealedChange, sealedForward } from '#shared/forms/sealed/sealed-inbox.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { largestNumber } from '#shared/largest-number.ts';
import { done, responses } from '../../http/description/responses.ts';
import { bodyLimits } from '../../http/limits/body-limits.ts';
import { awaitSecond, waits } from '../approvals/await-second.ts';
import { itemId } from '../content/item-id.ts';

const tags = ['inbox'];
const config = { may: 'read-submissions', holder: 'inbox.noKey' } as const;

/** Calls that open nothing. */
const unopened = { ...config, opensNothing: true } as const;

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
  action: 'case.actionNoted',
  related: 'case.relatedSet',
} as const;

const mark = z.object({
  message: z
    .int()
    .min(0)
    .max(largestNumber)
    .nullable()
    .describe('The last message that was read; null marks it as unread.'),
});

/** The act that is approved: for this recipient, and no other one. */
const exportOf = ({ kind, id }: { kind: SubmissionKind; id: number }, recipient: string) =>
  ({ action: 'case.export', subject: `${kind}/${id}`, value: { recipient } }) as const;

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

    app.get(
      `/api/sealed/${list}/:id/case`,
      {
        config: { ...unopened, of: kind },
        schema: {
          summary: `The work on a ${kind}, sealed: the caller’s browser opens it`,
          tags,
          params: itemId,
          response: responses('Every entry as it is stored', sealedCase),
        },
      },
      async (request) => {
        const { params, services } = request;
        return encodedView(await services.cases.sealed({ kind, id: params.id }, keyOwnerOf(request)));
      },
    );

    app.post(
      `/api/sealed/${list}/:id/case`,
      {
        config: { ...unopened, of: kind },
        bodyLimit: bodyLimits.submission,
        schema: {
          summary: `Adds an entry to the history of a ${kind}, sealed by the caller’s browser`,
          tags,
          params: itemId,
          body: sealedChange,
          response: responses('It is stored', done),
        },
      },
      async (request, reply) => {
        const { params, body, services } = request;
        const { administratorId: by } = signedInOf(request);
        await services.cases.addSealed({ kind, id: params.id }, keyOwnerOf(request), body, by);
        return { message: localized(request, reply, 'case.stored') };
      },
    );

    app.post(
      `/api/sealed/${list}/:id/forward`,
      {
        config: { ...unopened, of: kind, confirmed: true },
        bodyLimit: bodyLimits.submission,
        schema: {
          summary: `Notes that a ${kind} is forwarded outside: the caller’s browser seals the case, and this note`,
          tags,
          params: itemId,
          body: sealedForward,
          response: { ...responses('It is noted', done), ...waits },
        },
      },
      async (request, reply) => {
        const { params, body, services } = request;
        const { administratorId: by } = signedInOf(request);
        const waiting = await awaitSecond(request, reply, exportOf({ kind, id: params.id }, body.recipient));
        if (waiting) return waiting;
        await services.cases.forwardSealed({ kind, id: params.id }, keyOwnerOf(request), body, by);
        return { message: localized(request, reply, 'case.forward.noted') };
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
        const waiting = await awaitSecond(request, reply, exportOf({ kind, id: params.id }, body.recipient));
        if (waiting) return waiting;
        await services.cases.forward({ kind, id: params.id }, openedKeysOf(request), body, { id, email });
        return { message: localized(request, reply, 'case.forward.noted') };
      },
    );

    app.post(
      `/api/${list}/:id/seen`,
      {
        config: { ...unopened, of: kind },
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
