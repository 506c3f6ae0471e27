import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { CreateWebHandler } from './page-renderer.ts';

const root = join(import.meta.dirname, '../../..');

const buildFile = join(root, 'build/server/index.js');
const built = () => import(pathToFileURL(buildFile).href);

/** False where the pages have yet to be built. */
export const areBuilt = () => existsSync(buildFile);

/** The pages as `npm start` built them. */
export async function builtPages(): Promise<() => Promise<CreateWebHandler>> {
  const { createWebHandler } = await built();
  return async () => createWebHandler as CreateWebHandler;
}

/** The path of the script with which a snapshot is searched. */
export async function copySearchPath(): Promise<string> {
  return String((await built()).copySearchPath);
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
