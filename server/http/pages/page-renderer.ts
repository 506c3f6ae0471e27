import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { requestCost } from '#server/services/calm/flood-watch.ts';
import { languages } from '#shared/languages.ts';
import type { PreviewedItem } from '#shared/publishing/preview.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import type { Services } from '../../composition.ts';
import { isUnavailable } from '../../errors/unavailable.ts';
import { withAlerts } from '../alerts/alert-banner.ts';
import { tagReads } from '../conditional/entity-tag.ts';
import { statusOf } from '../errors/error-handler.ts';
import { formType } from '../limits/form-posts.ts';
import { isPagePath, isSignedInPath } from '../routes/page-path.ts';
import { redirectOf } from '../routes/page-redirect.ts';
import { isUnknownUrl, unknownUrl } from '../routes/readable-url.ts';
import { pagePolicy } from './content-security-policy.ts';
import { createDataHashes, pageWithData } from './data-hashes.ts';
import { serveForms } from './form-pages.ts';
import { hashFile } from './hash-file.ts';
import { onionLocation } from './onion-location.ts';
import { pageCaching } from './page-caching.ts';
import { hashOfData, waitToHydrate, withData } from './page-hydration.ts';
import { servePreviews } from './preview-pages.ts';
import { type ReceivedFiles, receiveFiles } from './receive-files.ts';
import { createPageQueues, type QueueName, queueOf } from './render-queues.ts';

/** The pages' context: the same as `Site` of the pages' own side of the wall. */
type Site = {
  publicUrl: string;
  onionUrl?: string | undefined;
  report: (error: unknown) => void;
  statusOf: (error: unknown) => number;
};

/** A page's response comes with the data that its script starts from. */
type PageResponse = Pick<Response, 'status' | 'headers' | 'text'> & { data?: string | undefined };

type Visitor = {
  address: string;
  services: Services;
  preview?: PreviewedItem;
  /** The fragment cache of pages that are kept as files, without their script. */
  fragments?: Map<string, string>;
  files?: ReceivedFiles | undefined;
  /** The reason for which a form is not taken. */
  refusal?: AppError | undefined;
};

export type WebHandler = (request: Request, visitor: Visitor) => Promise<PageResponse>;

export type CreateWebHandler = (site: Site) => WebHandler;

type Options = {
  services: Services;
  publicUrl: string;
  /** The origin of the onion service, to which Tor Browser offers to go. */
  onionUrl?: string | undefined;
  /** Seconds for which a CDN may keep a page without asking. */
  cachePages?: number;
  /** Only built pages state a content security policy: the development server's scripts would fail it. */
  built: boolean;
  /** The pages of the build, or those that the development server has at present. */
  createHandler: () => Promise<CreateWebHandler>;
};

/** Seconds after which a page that failed may be there again. */
const retryAfter = 5;

/** Renders a page for each URL that no other route has: the host's one way into the pages. */
export async function servePages(
  app: FastifyInstance,
  { services, publicUrl, onionUrl, cachePages = 0, built, createHandler }: Options,
) {
  const site: Site = {
    publicUrl,
    onionUrl,
    report: (error) => app.log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'a page failed'),
    statusOf,
  };
  const queues = createPageQueues(app.chargedSearch, (address) =>
    services.calm.count(requestCost.refused, address),
  );
  const dataHashes = createDataHashes(services.invalidation);
  let created: { create: CreateWebHandler; handle: WebHandler } | undefined;

  /** The pages' handler is created once: it computes the order of all routes. */
  async function handler(): Promise<WebHandler> {
    const create = await createHandler();
    if (created?.create !== create) created = { create, handle: create(site) };
    return created.handle;
  }

  /** @throws AppError `unavailable` where the queue is full. */
  function render(request: Request, visitor: Visitor, queue: QueueName = 'page'): Promise<PageResponse> {
    return queues[queue](async () => {
      // Cached responses are sent between two renderings
      await turn();
      return (await handler())(request, visitor);
    }, visitor.address);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, url = request.url): Promise<string> {
    const { texts, files } = await readForm(request);
    const response = await render(
      asWebRequest(request, new URL(url, publicUrl), texts),
      { address: request.ip, services: request.services, files, refusal: request.refusal ?? undefined },
      queueOf(request),
    );
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    reply.code(response.status).headers(Object.fromEntries(response.headers));
    if (response.status !== 200) reply.header('cache-control', 'no-store');
    if (response.status === 503) reply.header('retry-after', retryAfter);
    const wait = request.refusal?.details.retryAfter;
    if (wait !== undefined) reply.header('retry-after', wait);
    if (!built) reply.removeHeader('content-security-policy');
    const text = await response.text();
    if (!isPage) return text;
    const isPublic = !isSignedInPath(request.url);
    if (onionUrl && isPublic) reply.header('onion-location', onionLocation(onionUrl, request.url));
    const body = isPublic ? await withAlerts(text, request) : text;
    const { data } = response;
    // A page that was rendered for one visitor cannot be fetched again
    const isPrivate = response.headers.has('cache-control') || response.status >= 500;
    const separate = built && !isPrivate && data !== undefined;
    const html = separate || data === undefined ? body : withData(body, data);
    if (!built) return html;
    const address = separate
      ? routeHref(publicPrograms['page-data'], { hash: hashOfData(data), of: request.url })
      : undefined;
    const page = waitToHydrate(html, address);
    const { imageHosts } = await request.services.settings.all();
    reply.header('content-security-policy', pagePolicy(page, imageHosts, { showsFrames: !isPublic }));
    return page;
  }

  /** Sends the redirect of a path that no page has: only an unknown path is looked up before it is rendered. */
  async function show(request: FastifyRequest, reply: FastifyReply) {
    const moved = await services.redirectMap.find(request.url);
    if (moved && !isPagePath(moved.path)) return sendRedirect(reply, moved);
    const redirect = redirectOf(request.url, request.headers);
    if (request.url === '/') reply.header('vary', 'Cookie, Sec-Fetch-Site');
    if (redirect) return reply.redirect(redirect.url, redirect.status);
    const page = await sendPage(request, reply);
    if (reply.statusCode !== 404) return page;
    if (moved) return sendRedirect(reply, moved);
    if (!isUnknownUrl(request.url)) services.unknownPaths.count(request.url, request.headers);
    return page;
  }

  await app.register(async (scope) => {
    tagReads(scope, pageCaching(cachePages));
    const page = { schema: { hide: true } };

    scope.get('/*', { ...page, config: { may: 'read-public' } }, (request, reply) => show(request, reply));

    scope.get<{ Params: { hash: string }; Querystring: { of?: unknown } }>(
      routeHref(publicPrograms['page-data'], { hash: ':hash' }),
      { ...page, config: { may: 'read-public' } },
      async ({ params: { hash }, query, services: own }, reply) => {
        const path = pageWithData(query.of);
        if (path === undefined || dataHashes.isOther(path, hash))
          throw new AppError('not-found', 'error.notFound');
        const { data = '' } = await render(new Request(new URL(path, publicUrl)), {
          address: '',
          services: own,
        });
        // The page has changed since: it stays as it was written, which needs no script
        if (dataHashes.store(path, data) !== hash) throw new AppError('not-found', 'error.notFound');
        return reply
          .headers({
            'cache-control': 'public, max-age=31536000, immutable',
            'content-type': 'text/plain; charset=utf-8',
          })
          .send(data);
      },
    );

    servePreviews(scope, {
      built,
      render: async ({ ip: address, services: own }, path, preview) => {
        const visitor = { address, services: own, preview };
        const response = await render(new Request(new URL(path, publicUrl)), visitor);
        return { status: response.status, html: await response.text() };
      },
    });

    for (const language of languages) {
      const address = href('search', { language });
      const search = { ...page, config: { may: 'read-public', search: 'page' } } as const;
      for (const shown of [address, `${address}.data`]) {
        scope.get(shown, search, (request, reply) => show(request, reply));
      }
    }

    await serveForms(scope, {
      show,
      send: (request, reply) => sendPage(request, reply),
      sendUnknown: (request, reply) => sendPage(request, reply, unknownUrl(urlLanguage(request.url))),
      hasSubscriptions: services.subscriptions !== undefined,
    });
  });
}

/** @param texts of a form with files, whose own body was read. */
function asWebRequest(
  { method, body }: FastifyRequest,
  address: URL,
  texts?: Record<string, string>,
): Request {
  if (method !== 'POST') return new Request(address);
  const headers = { 'content-type': formType };
  const sent = texts ? new URLSearchParams(texts).toString() : body;
  return new Request(address, { method, headers, body: typeof sent === 'string' ? sent : '' });
}

type Form = { texts?: Record<string, string>; files?: ReceivedFiles | undefined };

/** The form of a request that came with files, on a route that takes them. */
async function readForm(request: FastifyRequest): Promise<Form> {
  const { slowBody, hashesFile } = request.routeOptions.config;
  if (!slowBody || !request.isMultipart()) return {};
  return hashesFile ? { texts: await hashFile(request) } : receiveFiles(request);
}

/** Permanent, and requested again each time: a page may have the path later. */
function sendRedirect(reply: FastifyReply, { location }: { location: string }) {
  return reply.removeHeader('content-type').header('cache-control', 'no-cache').redirect(location, 301);
}
