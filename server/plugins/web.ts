import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { tagReads } from './entity-tag.ts';
import { waitToHydrate } from './page-hydration.ts';
import { pagePolicy } from './page-policy.ts';
import { redirection } from './page-redirects.ts';

/** What the pages are given: the same as `Site` of the pages' own side of the wall. */
type Site = { services: Services; publicUrl: string; report: (error: unknown) => void };

export type WebHandler = (request: Request) => Promise<Response>;

export type CreateWebHandler = (site: Site) => WebHandler;

type Options = {
  services: Services;
  publicUrl: string;
  /** Only built pages state a content security policy: the development server's scripts would fail it. */
  built: boolean;
  /** The pages as the build left them, or as the development server has them at this moment. */
  createHandler: () => Promise<CreateWebHandler>;
};

/** Answers whatever address is left with a page: the host's one way into the pages. */
export async function servePages(
  app: FastifyInstance,
  { services, publicUrl, built, createHandler }: Options,
) {
  const site: Site = {
    services,
    publicUrl,
    report: (error) => app.log.error({ err: error }, 'a page failed'),
  };
  await app.register(async (scope) => {
    tagReads(scope);
    scope.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      const elsewhere = redirection(request.url, request.headers);
      if (request.url === '/') reply.header('vary', 'Cookie, Sec-Fetch-Site');
      if (elsewhere) return reply.redirect(elsewhere.address, elsewhere.status);

      const handle = (await createHandler())(site);
      const answer = await handle(new Request(new URL(request.url, publicUrl)));
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
      reply.code(answer.status).headers(Object.fromEntries(answer.headers));
      if (answer.status !== 200) reply.header('cache-control', 'no-store');
      if (!built) reply.removeHeader('content-security-policy');
      if (!isPage || !built) return answer.text();
      const page = waitToHydrate(await answer.text());
      const { imageHosts } = await services.settings.all();
      reply.header('content-security-policy', pagePolicy(page, imageHosts));
      return page;
    });
  });
}
