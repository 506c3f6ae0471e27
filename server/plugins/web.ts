import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors.ts';
import { languages, localPath } from '#shared/languages.ts';
import { pages } from '#shared/pages.ts';
import type { Services } from '../services.ts';
import { tagReads } from './entity-tag.ts';
import { statusOf } from './error-handler.ts';
import { takeData, waitToHydrate } from './page-hydration.ts';
import { pagePolicy } from './page-policy.ts';
import { redirection } from './page-redirects.ts';

/** What the pages are given: the same as `Site` of the pages' own side of the wall. */
type Site = {
  services: Services;
  publicUrl: string;
  report: (error: unknown) => void;
  statusOf: (error: unknown) => number;
};

export type WebHandler = (request: Request, sender: { address: string }) => Promise<Response>;

export type CreateWebHandler = (site: Site) => WebHandler;

type Options = {
  services: Services;
  publicUrl: string;
  /** Only built pages state a content security policy: the development server's scripts would fail it. */
  built: boolean;
  /** The pages as the build left them, or as the development server has them at this moment. */
  createHandler: () => Promise<CreateWebHandler>;
};

/** Seconds after which a page that failed may be there again. */
const retryAfter = 5;

/** How a browser sends a form by itself. */
const formType = 'application/x-www-form-urlencoded';

/** Answers whatever address is left with a page: the host's one way into the pages. */
export async function servePages(
  app: FastifyInstance,
  { services, publicUrl, built, createHandler }: Options,
) {
  const site: Site = {
    services,
    publicUrl,
    report: (error) => app.log.error({ err: error }, 'a page failed'),
    statusOf,
  };
  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const handle = (await createHandler())(site);
    const answer = await handle(asWebRequest(request, publicUrl), { address: request.ip });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    reply.code(answer.status).headers(Object.fromEntries(answer.headers));
    if (answer.status !== 200) reply.header('cache-control', 'no-store');
    if (answer.status === 503) reply.header('retry-after', retryAfter);
    if (!built) reply.removeHeader('content-security-policy');
    if (!isPage || !built) return answer.text();
    const whole = await answer.text();
    // What is made for one visitor alone cannot be fetched again
    const taken = answer.headers.has('cache-control') || answer.status >= 500 ? undefined : takeData(whole);
    const from = taken && `/page-data/${taken.hash}?of=${encodeURIComponent(request.url)}`;
    const page = waitToHydrate(taken?.html ?? whole, from);
    const { imageHosts } = await services.settings.all();
    reply.header('content-security-policy', pagePolicy(page, imageHosts));
    return page;
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const elsewhere = redirection(request.url, request.headers);
    if (request.url === '/') reply.header('vary', 'Cookie, Sec-Fetch-Site');
    if (elsewhere) return reply.redirect(elsewhere.address, elsewhere.status);
    return answerPage(request, reply);
  }

  await app.register(async (scope) => {
    tagReads(scope);
    const page = { schema: { hide: true } };

    scope.get('/*', { ...page, config: { access: 'public' } }, (request, reply) => show(request, reply));

    scope.get<{ Params: { hash: string }; Querystring: { of?: string } }>(
      '/page-data/:hash',
      { ...page, config: { access: 'public' } },
      async ({ params, query }, reply) => {
        const of = URL.parse(query.of ?? '', publicUrl);
        if (of?.origin !== new URL(publicUrl).origin) throw new AppError('not-found', 'error.notFound');
        const answer = await (await createHandler())(site)(new Request(of), { address: '' });
        const taken = takeData(await answer.text());
        // The page has changed since: it stays as it was written, which needs no script
        if (taken?.hash !== params.hash) throw new AppError('not-found', 'error.notFound');
        return reply
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-type': 'text/plain; charset=utf-8',
          })
          .send(taken.data);
      },
    );

    // The forms: nothing is logged of who opens them. Without a script the answer is the page again
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_, body, done) => done(null, body));
    for (const language of languages) {
      const address = localPath(language, pages['contact-us']);
      const form = { ...page, config: { access: 'public', unlogged: true } } as const;
      scope.post(address, form, (request, reply) => answerPage(request, reply));
      for (const shown of [address, `${address}.data`]) {
        scope.get(shown, form, (request, reply) => show(request, reply));
      }
    }
  });
}

function asWebRequest({ method, url, body }: FastifyRequest, publicUrl: string): Request {
  const address = new URL(url, publicUrl);
  if (method !== 'POST') return new Request(address);
  const headers = { 'content-type': formType };
  return new Request(address, { method, headers, body: typeof body === 'string' ? body : '' });
}
