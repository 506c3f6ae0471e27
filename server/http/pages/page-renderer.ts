import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { languages } from '#shared/languages.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';
import type { Services } from '../../composition.ts';
import { isUnavailable } from '../../errors/unavailable.ts';
import { tagReads } from '../conditional/entity-tag.ts';
import { statusOf } from '../errors/error-handler.ts';
import { formBodyLimit, formType, takePlainForms } from '../limits/form-posts.ts';
import { redirectOf } from '../routes/page-redirect.ts';
import { pagePolicy } from './content-security-policy.ts';
import { createDataNames, pageWithData } from './data-hashes.ts';
import { nameOfData, waitToHydrate, withData } from './page-hydration.ts';
import { createPageQueues, type QueueName, queueOf } from './render-queues.ts';

/** What the pages are given: the same as `Site` of the pages' own side of the wall. */
type Site = {
  publicUrl: string;
  report: (error: unknown) => void;
  statusOf: (error: unknown) => number;
};

/** With a page comes what its script starts from. */
type WebAnswer = Pick<Response, 'status' | 'headers' | 'text'> & { data?: string | undefined };

type Visitor = { address: string; services: Services };

export type WebHandler = (request: Request, visitor: Visitor) => Promise<WebAnswer>;

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

/** Answers whatever address is left with a page: the host's one way into the pages. */
export async function servePages(
  app: FastifyInstance,
  { services, publicUrl, built, createHandler }: Options,
) {
  const site: Site = {
    publicUrl,
    report: (error) => app.log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'a page failed'),
    statusOf,
  };
  const queues = createPageQueues();
  const dataNames = createDataNames(services.invalidation);
  let created: { by: CreateWebHandler; handle: WebHandler } | undefined;

  /** The pages' handler is made once: it works out the order of all routes. */
  async function handler(): Promise<WebHandler> {
    const by = await createHandler();
    if (created?.by !== by) created = { by, handle: by(site) };
    return created.handle;
  }

  /** @throws AppError `unavailable` where too many are waiting. */
  function ask(request: Request, visitor: Visitor, queue: QueueName = 'page'): Promise<WebAnswer> {
    return queues[queue](async () => {
      // Between two pages whatever else has come is looked at: what is kept in memory is answered meanwhile
      await turn();
      return (await handler())(request, visitor);
    }, visitor.address);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const answer = await ask(
      asWebRequest(request, publicUrl),
      { address: request.ip, services: request.services },
      queueOf(request),
    );
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    reply.code(answer.status).headers(Object.fromEntries(answer.headers));
    if (answer.status !== 200) reply.header('cache-control', 'no-store');
    if (answer.status === 503) reply.header('retry-after', retryAfter);
    if (!built) reply.removeHeader('content-security-policy');
    const body = await answer.text();
    if (!isPage) return body;
    const { data } = answer;
    // What is made for one visitor alone cannot be fetched again
    const own = answer.headers.has('cache-control') || answer.status >= 500;
    const apart = built && !own && data !== undefined;
    const html = apart || data === undefined ? body : withData(body, data);
    if (!built) return html;
    const address = apart
      ? routeHref(publicPrograms['page-data'], { hash: nameOfData(data), of: request.url })
      : undefined;
    const page = waitToHydrate(html, address);
    const { imageHosts } = await request.services.settings.all();
    reply.header('content-security-policy', pagePolicy(page, imageHosts));
    return page;
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const elsewhere = redirectOf(request.url, request.headers);
    if (request.url === '/') reply.header('vary', 'Cookie, Sec-Fetch-Site');
    if (elsewhere) return reply.redirect(elsewhere.url, elsewhere.status);
    return answerPage(request, reply);
  }

  await app.register(async (scope) => {
    tagReads(scope);
    const page = { schema: { hide: true } };

    scope.get('/*', { ...page, config: { may: 'read-public' } }, (request, reply) => show(request, reply));

    scope.get<{ Params: { hash: string }; Querystring: { of?: unknown } }>(
      routeHref(publicPrograms['page-data'], { hash: ':hash' }),
      { ...page, config: { may: 'read-public' } },
      async ({ params: { hash }, query, services: own }, reply) => {
        const path = pageWithData(query.of);
        if (path === undefined || dataNames.isOther(path, hash))
          throw new AppError('not-found', 'error.notFound');
        const { data = '' } = await ask(new Request(new URL(path, publicUrl)), {
          address: '',
          services: own,
        });
        // The page has changed since: it stays as it was written, which needs no script
        if (dataNames.remember(path, data) !== hash) throw new AppError('not-found', 'error.notFound');
        return reply
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-type': 'text/plain; charset=utf-8',
          })
          .send(data);
      },
    );

    // The forms: nothing is logged of who opens them. Without a script the answer is the page again
    takePlainForms(scope);
    for (const language of languages) {
      const address = href('contact-us', { language });
      const form = { ...page, config: { may: 'read-public', unlogged: true } } as const;
      const posted = { ...form, config: { ...form.config, ownForm: true }, bodyLimit: formBodyLimit };
      scope.post(address, posted, (request, reply) => answerPage(request, reply));
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
