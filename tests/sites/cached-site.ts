import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { servePages } from '#server/http/pages/page-renderer.ts';
import { plainPages } from '../requests/plain-pages.ts';
import { testApp } from './test-app.ts';

type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Options = { method?: string; headers?: Record<string, string>; body?: Buffer };

/** A site that listens as it does for visitors, with the response cache in front of it and plain pages behind it. */
export async function cachedSite(options: Parameters<typeof testApp>[0] = {}) {
  const site = await testApp({
    web: (app, services) =>
      servePages(app, {
        services,
        publicUrl: 'http://localhost',
        built: true,
        cachePages: options.config?.cachePages ?? 0,
        createHandler: async () => plainPages,
      }),
    ...options,
    config: { production: true, limits: false, ...options.config },
  });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { stats } = site.responseCache.store;

  /** Sends a request over the network; headers and body are those that were sent. */
  async function get(path: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Received> {
    const sent = request({ port, path, method, headers, agent }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  }

  return {
    ...site,
    port,
    stats,
    get,
    /** The number of responses that are rendered while these URLs are requested one after the other. */
    rendered: async (...paths: string[]): Promise<number> => {
      const before = stats.rendered;
      for (const path of paths) await get(path);
      return stats.rendered - before;
    },
    /** Creates an administrator, and returns a function that calls as one over the network. */
    editor: async () => {
      const { token } = await site.signIn();
      return (path: string, requested: { method: string; headers?: object; payload?: Buffer }) =>
        get(path, {
          method: requested.method,
          headers: { authorization: `Bearer ${token}`, ...requested.headers },
          ...(requested.payload && { body: requested.payload }),
        });
    },
  };
}
