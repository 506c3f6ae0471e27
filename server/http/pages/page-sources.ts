import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { CreateWebHandler } from './page-renderer.ts';

const root = join(import.meta.dirname, '../../..');

/** The pages as `npm start` built them. */
export async function builtPages(): Promise<() => Promise<CreateWebHandler>> {
  const build = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  return async () => build.createWebHandler as CreateWebHandler;
}

/** The pages straight from their sources, with Vite's hot reload in front of everything else. */
export async function developedPages(app: FastifyInstance): Promise<() => Promise<CreateWebHandler>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      // A change in these restarts this process, and the open page reloads once it is back
      watch: { ignored: ['**/server/**', '**/shared/**'] },
    },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next());
  });
  return async () => {
    const module = await vite.ssrLoadModule('/app/web-handler.ts');
    return module['createWebHandler'] as CreateWebHandler;
  };
}
