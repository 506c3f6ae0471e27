import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves what the build left in `root`: `assets/` carries the content's hash in each name and never changes,
 * the rest (icons, manifest) lives a day. Each is sent as compressed by the build, where it was.
 * @returns the addresses of the rest
 */
export async function serveStaticFiles(app: FastifyInstance, root: string): Promise<string[]> {
  if (!existsSync(root)) return [];
  // Routes of our own: the plugin's would not declare their access
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
  });
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { access: 'public' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(`assets/${request.params['*']}`, { maxAge: '365d', immutable: true }),
  );
  const loose = await looseFiles(root);
  for (const path of loose) {
    app.get(addressOf(path), { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(path, { maxAge: '1d' }),
    );
  }
  return loose.map(addressOf);
}

const addressOf = (path: string) => encodeURI(`/${path}`);

async function looseFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/'))
    .filter((path) => !path.startsWith('assets/') && !/(^|\/)\.|\.(br|gz)$/.test(path));
}
