import { robots } from '../seo/robots.ts';
import { fetchUrl, type HttpResponse } from './fetch-url.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Checks that visitors reach this site at its public URL, and that responses arrive unchanged and uncached. */
export async function checkProxy({ config }: InspectedSite): Promise<Finding[]> {
  const { publicUrl } = config;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetchUrl(`${publicUrl}${path}`, headers);
  let ready: HttpResponse;
  try {
    ready = await get('/readyz');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'no response';
    return [
      warning(
        `${publicUrl} cannot be reached from here (${reason})`,
        'start the site; check DNS and the proxy',
      ),
    ];
  }
  if (ready.status === 503)
    return [
      failure(
        `${publicUrl} responds, but is not ready`,
        'check the database, the storage and the free disk space',
      ),
    ];
  const listed = await get('/robots.txt');
  if (ready.body !== '{"status":"ready"}' || listed.body !== robots(publicUrl)) {
    return [
      failure(
        `${publicUrl} is served by another program`,
        'point the proxy to this site, and set PUBLIC_URL to the site’s own URL',
      ),
    ];
  }
  const found = await pages(get, config.onionUrl);
  return found.length > 0 ? found : [ok(`${publicUrl} reaches this site, and responses arrive unchanged`)];
}

type Get = (path: string, headers?: Record<string, string>) => Promise<HttpResponse>;

async function pages(get: Get, onionUrl: string | undefined): Promise<Finding[]> {
  const found: Finding[] = [];
  const english = await get('/', { 'cookie': 'language=en', 'sec-fetch-site': 'none' });
  const home = await get('/', { 'accept-encoding': 'gzip' });
  if (home.status !== 200 && home.headers.location === english.headers.location) {
    found.push(
      failure(
        'the proxy serves one visitor’s response to another',
        'make it cache only what Cache-Control allows, and respect Vary',
      ),
    );
  }
  if (home.status === 200 && home.headers['content-encoding'] === undefined) {
    found.push(warning('pages arrive uncompressed', 'make the proxy forward Accept-Encoding'));
  }
  if (home.headers['content-security-policy'] === undefined) {
    found.push(
      failure('Content-Security-Policy does not arrive', 'make the proxy forward all response headers'),
    );
  }
  if (onionUrl && home.headers['onion-location'] !== `${onionUrl}/`) {
    found.push(
      warning(
        'Onion-Location does not arrive, or leads elsewhere',
        'make the proxy forward all response headers, and restart the site after ONION_URL was set',
      ),
    );
  }
  // The captcha question differs for each visitor
  const [form, again] = [await get('/contact-us'), await get('/contact-us')];
  if (form.status === 200 && form.body === again.body) {
    found.push(
      failure('the proxy caches responses marked no-store', 'make it cache only what Cache-Control allows'),
    );
  }
  return found;
}
