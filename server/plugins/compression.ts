import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses answers of a kilobyte and more. Requests are never unpacked: a small one may hold a flood. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
}
