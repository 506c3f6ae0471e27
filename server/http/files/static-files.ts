import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { mediaType } from '#server/services/files/media-type.ts';
import { acceptedEncodings } from '../compression/encodings.ts';
import { matchesTag } from '../conditional/is-fresh.ts';

/** Media types of the build's files beside pictures. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Encodings of the build, best first, with their file extensions. */
const encoders = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Compiles the run of passwords (`app/admin/password/`): no other file of the site may compile WebAssembly. */
const compiler = /^assets\/password-worker-[\w-]+\.js$/;

const compilerPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

/**
 * Serves the build's files in `root`: those in `assets/` have a content hash in the name and never change, others
 * (icons) are cacheable for a day. Each is sent as compressed by the build, from the page cache. The list of files is
 * read at the start, so a request never causes a file lookup.
 * @returns the paths outside `assets/`
 */
export async function serveStaticFiles(app: FastifyInstance, root: string): Promise<string[]> {
  if (!existsSync(root)) return [];
  const there = new Set(await filesBelow(root));
  const files = new Set([...there].filter((path) => !/(^|\/)\.|\.(br|gz)$/.test(path)));
  const open = { config: { may: 'read-public' }, schema: { hide: true } } as const;

  async function send(request: FastifyRequest, reply: FastifyReply, path: string, cacheControl: string) {
    const bytes = await read(join(root, path));
    const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const encodings = encoders.filter(({ ending }) => there.has(path + ending));
    reply.headers({ 'cache-control': cacheControl, 'etag': tag });
    if (compiler.test(path)) reply.header('content-security-policy', compilerPolicy);
    if (encodings.length > 0) reply.header('vary', 'accept-encoding');
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    reply.type(typeOf(path));
    const taken = acceptedEncodings(request.headers['accept-encoding']?.toString() ?? '');
    const chosen = encodings.find(({ encoding }) => taken.includes(encoding));
    if (!chosen) return reply.send(bytes);
    reply.header('content-encoding', chosen.encoding);
    return reply.send(await read(join(root, path + chosen.ending)));
  }

  app.get<{ Params: { '*': string } }>('/assets/*', open, (request, reply) => {
    const path = `assets/${request.params['*']}`;
    if (!files.has(path)) throw new AppError('not-found', 'error.notFound');
    return send(request, reply, path, year);
  });
  const loose = [...files].filter((path) => !path.startsWith('assets/'));
  for (const path of loose)
    app.get(addressOf(path), open, (request, reply) => send(request, reply, path, day));
  return loose.map(addressOf);
}

const addressOf = (path: string) => encodeURI(`/${path}`);

export const typeOf = (path: string) => types[extname(path)] ?? mediaType(path) ?? 'application/octet-stream';

/** @throws AppError `not-found` if a later build has removed it. */
async function read(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('not-found', 'error.notFound') : error;
  });
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/'));
}
