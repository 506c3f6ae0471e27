import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openedKeysOf } from '#server/http/access/opened-keys.ts';
import { senderFile } from '#shared/forms/files/sender-files.ts';
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
        const opened = await request.services.caseFiles.read({ kind, id }, file, openedKeysOf(request));
        return reply
          .headers({
            // A browser saves it and runs nothing of it, whatever the content is
            'content-type': 'application/octet-stream',
            'content-disposition': `attachment; filename="file-${file}"`,
            'content-length': opened.shown.bytes,
            'content-security-policy': "sandbox; default-src 'none'",
            'cache-control': 'no-store',
          })
          .send(Readable.from(opened.content, { objectMode: false }));
      },
    );
  }
};
