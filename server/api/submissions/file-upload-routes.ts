import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { localized } from '#server/http/language/localized-response.ts';
import { uploadBegin, uploadBegun, uploadEnd } from '#shared/forms/files/file-upload.ts';
import { sealedUploadBegin } from '#shared/forms/sealed/sealed-receipt.ts';
import { describedBody } from '../../http/description/described-body.ts';
import { created, done, responses } from '../../http/description/responses.ts';
import { readPiece } from './piece-body.ts';

const tags = ['submissions'];
const config = { may: 'send-submissions', unlogged: true, ownForm: true } as const;

/** The calls of plain clients, for which the site seals, and those of browsers, which seal each piece themselves. */
const variants = [
  { path: '/api/receipt/files', service: 'senderUploads', begin: uploadBegin, note: '' },
  {
    path: '/api/sealed/receipt/files',
    service: 'sealedUploads',
    begin: sealedUploadBegin,
    note: ', sealed by the sender’s browser',
  },
] as const;

/**
 * Files of senders, sent in pieces that can be repeated and resumed. The receipt's code is in the body of the first call;
 * the others have the sender's name of the upload in theirs. Validated by the service.
 */
export const fileUploadRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  for (const { path, service, begin, note } of variants) {
    app.post(
      path,
      {
        config,
        validatorCompiler: describedBody,
        schema: {
          summary: `Begins to attach a file to a submission, or says where an upload goes on${note}`,
          tags,
          body: begin,
          response: created('Its pieces can be sent', uploadBegun),
        },
      },
      async ({ body, ip: address, services }, reply) => {
        const begun = await services[service].begin(body, { address });
        reply.code(201);
        return begun;
      },
    );

    app.post(
      `${path}/finish`,
      {
        config,
        validatorCompiler: describedBody,
        schema: {
          summary: `Ends an upload whose pieces have all arrived${note}`,
          tags,
          body: uploadEnd,
          response: responses('The file was received', done.extend({ file: z.int() })),
        },
      },
      async (request, reply) => {
        const { file } = await request.services[service].finish(request.body);
        return { message: localized(request, reply, 'files.received'), file };
      },
    );

    app.post(
      `${path}/cancel`,
      {
        config,
        validatorCompiler: describedBody,
        schema: {
          summary: `Cancels an upload: nothing of it stays${note}`,
          tags,
          body: uploadEnd,
          response: responses('It is gone', done),
        },
      },
      async (request, reply) => {
        await request.services[service].cancel(request.body);
        return { message: localized(request, reply, 'files.cancelled') };
      },
    );

    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/octet-stream',
        async (_request: unknown, body: unknown) => body,
      );

      scope.post<{ Body: AsyncIterable<Uint8Array> | undefined }>(
        `${path}/pieces`,
        {
          config: { ...config, slowBody: true },
          validatorCompiler: describedBody,
          schema: {
            summary: `Stores a piece of a file${note}`,
            description:
              'The body begins with 256 bytes: the JSON object {"upload":"…","piece":0}, filled up with spaces. The content of the piece follows.',
            tags,
            consumes: ['application/octet-stream'],
            body: z.any(),
            response: responses('It is stored', z.object({ piece: z.int() })),
          },
        },
        async ({ body, services }) => {
          const { upload, piece, content } = await readPiece(body);
          await services[service].put({ upload, piece, content });
          // One that was there already
          for await (const rest of content) void rest;
          return { piece };
        },
      );
    });
  }
};
