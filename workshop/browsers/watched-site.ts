import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startSite } from '#tests/e2e/start-site.ts';
import { watchPage } from './watch-page.ts';

const administrator = { email: 'editor@example.org', password: 'cedar-harbour-lantern-42' };

/** The script that every page loads first, and where it reports. */
const script = '/watch-page.js';
const reports = '/watch-page';

const elsewhereText = '<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>';

export type WatchedSite = {
  url: string;
  /** The site to which the quick exit leads. */
  elsewhere: string;
  administrator: typeof administrator;
  /** The problems that pages reported since the last call. */
  problems: () => string[];
  stop: () => Promise<void>;
};

/**
 * A site of its own behind a small proxy, which adds one script to the head of each page: it reports console errors,
 * uncaught errors, breaches of the content security policy and requests to other machines. WebDriver for WebKitGTK has
 * no events that would tell them.
 */
export async function startWatchedSite(): Promise<WatchedSite> {
  let problems: string[] = [];
  const origin = { port: 0 };
  const proxy = createServer((incoming, response) => {
    respond(incoming, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0);
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const elsewhere = `http://127.0.0.1:${port}/`;
  const site = await startSite({
    PUBLIC_URL: url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  origin.port = Number(new URL(site.url).port);
  await site.sql(
    `update site_setting set value = json_set(value, '$.leaveTo', '${elsewhere}') where key = 'contact'`,
  );

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.headers.host?.startsWith('127.')) return void response.end(elsewhereText);
    if (incoming.url === script)
      return void response
        .setHeader('content-type', 'text/javascript')
        .end(`(${String(watchPage)})('${reports}');`);
    if (incoming.url === reports) {
      problems.push(String(await buffer(incoming)));
      return void response.writeHead(204).end();
    }
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const forwarded = request({
      port: origin.port,
      method: incoming.method,
      path: incoming.url,
      headers,
    });
    incoming.pipe(forwarded);
    const [received] = (await once(forwarded, 'response')) as [IncomingMessage];
    const { 'content-length': length, ...rest } = received.headers;
    const status = received.statusCode ?? 502;
    if (!rest['content-type']?.startsWith('text/html')) {
      response.writeHead(status, { ...rest, ...(length && { 'content-length': length }) });
      return void received.pipe(response);
    }
    response.writeHead(status, rest);
    const html = String(await buffer(received));
    response.end(html.replace('<head>', `<head><script src="${script}"></script>`));
  }

  return {
    url,
    elsewhere,
    administrator,
    problems() {
      const reported = problems;
      problems = [];
      return [...new Set(reported)];
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await site.stop();
    },
  };
}
