import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keyOwnerOf, openedKeysOf } from '#server/http/access/opened-keys.ts';
import { encodedView } from '#shared/channel/case/view-bytes.ts';
import { senderFile } from '#shared/forms/files/sender-files.ts';
import { sealedFiles } from '#shared/forms/sealed/sealed-inbox.ts';
import { responses } from '../../http/description/responses.ts';
import { itemId } from '../content/item-id.ts';
import { integer } from '../integer.ts';

const tags = ['inbox'];
const config = { may: 'read-submissions', holder: 'inbox.noKey' } as const;
const params = itemId.extend({ file: integer('error.notFound', { min: 1 }) });

const kinds = [
  { kind: 'contact', list: 'contacts' },
  { kind: 'report', list: 'reports' },
] as const;

/** Files that senders attached, for officers with the key. */
export const caseFileRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const { kind, list } of kinds) {
    app.get(
      `/api/${list}/:id/files`,
      {
        config: { ...config, of: kind },
        schema: {
          summary: `The files of a ${kind}`,
          tags,
          params: itemId,
          response: responses('Their names and sizes, oldest first', z.array(senderFile)),
        },
      },
      (request) => request.services.caseFiles.list({ kind, id: request.params.id }, openedKeysOf(request)),
    );

    app.get(
      `/api/sealed/${list}/:id/files`,
      {
        config: { ...config, opensNothing: true, of: kind },
        schema: {
          summary: `The files of a ${kind}, sealed: the caller’s browser opens them`,
          tags,
          params: itemId,
          response: responses('As they are stored, oldest first', sealedFiles),
        },
      },
      async (request) => {
        const { params: given, services } = request;
        return encodedView(await services.caseFiles.sealed({ kind, id: given.id }, keyOwnerOf(request)));
      },
    );

    app.get(
      `/api/${list}/:id/files/:file`,
      {
        config: { ...config, of: kind },
        schema: {
          summary: `The content of a file of a ${kind}`,
          description:
            'In clear, as the sender attached it. It may hold anything: open it where it can do no harm.',
          tags,
          params,
        },
      },
      async (request, reply) => {
        const { id, file } = request.params;
        const { shown, content } = await request.services.caseFiles.read(
          { kind, id },
          file,
          openedKeysOf(request),
        );
        return sendFile(reply, file, { bytes: shown.bytes, content });
      },
    );

    app.get(
      `/api/sealed/${list}/:id/files/:file`,
      {
        config: { ...config, opensNothing: true, of: kind },
        schema: {
          summary: `The sealed pieces of a file of a ${kind}`,
          description:
            'One after the other, as they are stored: the sizes of all of them follow from `bytes` of the file.',
          tags,
          params,
        },
      },
      async (request, reply) => {
        const { id, file } = request.params;
        const { caseFiles } = request.services;
        return sendFile(reply, file, await caseFiles.readSealed({ kind, id }, file, keyOwnerOf(request)));
      },
    );
  }
};

type Content = { bytes: number; content: AsyncIterable<Uint8Array> };

function sendFile(reply: FastifyReply, file: number, { bytes, content }: Content) {
  return reply
    .headers({
      // A browser saves it and runs nothing of it, whatever the content is
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="file-${file}"`,
      'content-length': bytes,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    .send(Readable.from(content, { objectMode: false }));
}
