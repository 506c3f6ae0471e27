import { pipeline, Readable } from 'node:stream';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, brotliQualities, compressBody, minCompressedLength } from './encodings.ts';

/** For streamed responses. */
const streams = {
  br: () =>
    zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQualities.fast } }),
  zstd: () => zlib.createZstdCompress(),
  gzip: () => zlib.createGzip(),
};

/**
 * Compresses uncached texts of a kilobyte and more: cached responses are stored compressed, and files by the build or
 * by their format. Request bodies are never decompressed: a small one may expand to a flood.
 */
export function compressResponses(app: FastifyInstance): void {
  // Registered after the route's own hooks: the ETag is of the uncompressed body
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], compress].flat();
  });
}

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isLong = typeof payload === 'string' && Buffer.byteLength(payload) >= minCompressedLength;
  // A file's length is known before it is sent
  const isMade = payload instanceof Readable && !reply.hasHeader('content-length');
  if (!isLong && !isMade) return payload;
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']?.toString() ?? '');
  if (!encoding) return payload;
  reply.headers({
    'content-encoding': encoding,
    'vary': [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
  });
  // A disconnect or a failure ends both streams
  if (isMade) return pipeline(payload, streams[encoding](), () => {});
  const compressed = await compressBody(Buffer.from(payload as string), encoding);
  reply.header('content-length', compressed.length);
  return compressed;
}
