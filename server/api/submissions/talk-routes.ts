import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keyOwnerOf, openedKeysOf } from '#server/http/access/opened-keys.ts';
import { localized } from '#server/http/language/localized-response.ts';
import { encodedView } from '#shared/channel/case/view-bytes.ts';
import { sealedReply, sealedTalk } from '#shared/forms/sealed/sealed-inbox.ts';
import { officersReply, officersTalk } from '#shared/forms/talk.ts';
import { done, responses } from '../../http/description/responses.ts';
import { bodyLimits } from '../../http/limits/body-limits.ts';
import { itemId } from '../content/item-id.ts';
import { integer } from '../integer.ts';

const tags = ['inbox'];
const config = { may: 'read-submissions', holder: 'inbox.noKey' } as const;
const querystring = z.object({ before: integer('error.before', { min: 1 }).optional() });

const kinds = [
  { kind: 'contact', list: 'contacts' },
  { kind: 'report', list: 'reports' },
] as const;

/** Conversations with senders, for officers with the key. */
export const talkRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const { kind, list } of kinds) {
    app.get(
      `/api/${list}/:id/talk`,
      {
        config: { ...config, of: kind },
        schema: {
          summary: `The conversation about a ${kind}`,
          tags,
          params: itemId,
          querystring,
          response: responses('Its state, and a page of the conversation', officersTalk),
        },
      },
      (request) => {
        const { params, query, services } = request;
        return services.talk.list({ kind, id: params.id }, openedKeysOf(request), query.before);
      },
    );

    app.get(
      `/api/sealed/${list}/:id/talk`,
      {
        config: { ...config, opensNothing: true, of: kind },
        schema: {
          summary: `The conversation about a ${kind}, sealed: the caller’s browser opens it`,
          tags,
          params: itemId,
          querystring,
          response: responses('What has its state, and a page of the conversation, as stored', sealedTalk),
        },
      },
      async (request) => {
        const { params, query, services } = request;
        const of = { kind, id: params.id };
        return encodedView(await services.talk.sealed(of, keyOwnerOf(request), query.before));
      },
    );

    app.post(
      `/api/sealed/${list}/:id/talk`,
      {
        config: { ...config, opensNothing: true, of: kind },
        bodyLimit: bodyLimits.submission,
        schema: {
          summary: `Answers the sender of a ${kind}, or sets its state, sealed by the caller’s browser`,
          tags,
          params: itemId,
          body: sealedReply,
          response: responses('It is stored', done),
        },
      },
      async (request, reply) => {
        const { params, body, services } = request;
        await services.talk.replySealed({ kind, id: params.id }, keyOwnerOf(request), body);
        return { message: localized(request, reply, 'talk.sent') };
      },
    );

    app.post(
      `/api/${list}/:id/talk`,
      {
        config: { ...config, of: kind },
        schema: {
          summary: `Answers the sender of a ${kind}, or sets its state`,
          tags,
          params: itemId,
          body: officersReply,
          response: responses('It is stored', done),
        },
      },
      async (request, reply) => {
        const { params, body, services } = request;
        await services.talk.reply({ kind, id: params.id }, openedKeysOf(request), body);
        return { message: localized(request, reply, 'talk.sent') };
      },
    );
  }
};
