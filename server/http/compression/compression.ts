import { pipeline, Readable } from 'node:stream';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, compressBody, minCompressedLength } from './encodings.ts';

/** For what is made while it is sent. */
const streams = {
  br: () => zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
  zstd: () => zlib.createZstdCompress(),
  gzip: () => zlib.createGzip(),
};

/**
 * Compresses texts of a kilobyte and more that are made for one caller: what many are given is kept compressed, and
 * files are so by the build, or by their kind. Requests are never unpacked: a small one may hold a flood.
 */
export function compressResponses(app: FastifyInstance): void {
  // With each route's own, which come last: a tag is made of what is not yet compressed
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
  // Whoever leaves, or what fails, ends both
  if (isMade) return pipeline(payload, streams[encoding](), () => {});
  const compressed = await compressBody(Buffer.from(payload as string), encoding);
  reply.header('content-length', compressed.length);
  return compressed;
}
