import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageAt, sectionAt } from '#shared/site/urls.ts';
import { createApp } from '../app.ts';
import { createServices } from '../composition.ts';
import type { Config } from '../config.ts';
import { connect } from '../db/connect.ts';
import { withAlerts } from '../http/alerts/alert-banner.ts';
import { statusOf } from '../http/errors/error-handler.ts';
import { servePages } from '../http/pages/page-renderer.ts';
import { builtPages } from '../http/pages/page-sources.ts';

const clientDir = join(import.meta.dirname, '../../build/client');

export type RenderedResponse = { status: number; type: string; location?: string; body: Buffer };

export type RenderedSite = Awaited<ReturnType<typeof openRenderedSite>>;

/**
 * The real site without a port, for what it sends to everybody. Nothing is cached, limited or logged, and no schedule runs.
 * @throws if it was not built.
 */
export async function openRenderedSite(config: Config) {
  const database = await connect(config);
  const services = createServices({ ...config, db: database.db, limits: false });
  await services.openKeys();
  await services.storage.open();
  const { publicUrl, onionUrl } = config;
  const createHandler = await builtPages();
  const site = { publicUrl, onionUrl, report: () => {}, statusOf };
  /** The fragments that pages have in common: those of items, and those of each section's list, which the menu marks. */
  const fragmentCaches = new Map<string, Map<string, string>>();
  const render = (await createHandler())(site);
  const app = await createApp({
    services,
    config: { ...config, production: false, limits: false, logLevel: 'silent' },
    web: (instance) => servePages(instance, { services, publicUrl, onionUrl, built: true, createHandler }),
  });

  return {
    services,

    /** The page of an item or of a list, straight from what renders it. */
    async sectionPage(url: string): Promise<{ status: number; html: string }> {
      const request = new Request(new URL(url, publicUrl));
      const { pathname } = new URL(request.url);
      const kind = pageAt(pathname)?.name === 'section-detail' ? '' : pathname;
      const fragments = fragmentCaches.get(kind) ?? new Map<string, string>();
      fragmentCaches.set(kind, fragments);
      const response = await render(request, { address: '', services, fragments });
      return { status: response.status, html: await withAlerts(await response.text(), { url, services }) };
    },

    /** The proof of an item's side as the site sends it, by the URL of its page. @throws AppError `not-found` without an entry. */
    async proof(page: string): Promise<Buffer> {
      const [id, language] = page.split('/').slice(-2);
      const side = language === 'ar' ? 'ar' : 'en';
      const proof = await services.publicationLog.proof(sectionAt(page).key, Number(id), side);
      return Buffer.from(JSON.stringify(proof));
    },

    /** The response to a path with its query; a file of the build is read from there. */
    async get(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<RenderedResponse> {
      const built = await builtFile(url);
      if (built) return { status: 200, type: url.endsWith('.css') ? 'text/css' : '', body: built };
      const { statusCode, headers, rawPayload } = await app.inject({ url, method });
      const location = headers.location?.toString();
      return {
        status: statusCode,
        type: headers['content-type']?.toString() ?? '',
        body: rawPayload,
        ...(location !== undefined && { location }),
      };
    },

    async close() {
      await app.close();
      await services.images.stop();
      await services.resealing.stop();
      await database.close();
    },
  };
}

/** Undefined where the build has no such file for browsers. */
async function builtFile(url: string): Promise<Buffer | undefined> {
  if (!/^\/(?:assets\/)?[\w.-]+\.\w+$/.test(url)) return undefined;
  return readFile(join(clientDir, url)).catch(() => undefined);
}
