import { robots } from '../seo/robots.ts';
import { fetchUrl, type HttpResponse } from './fetch-url.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Whether visitors reach this site at its public address, and get what it answers to them and nobody else. */
export async function checkProxy({ config }: InspectedSite): Promise<Finding[]> {
  const { publicUrl } = config;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetchUrl(`${publicUrl}${path}`, headers);
  let ready: HttpResponse;
  try {
    ready = await get('/readyz');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'no answer';
    return [
      warning(
        `${publicUrl} cannot be reached from here (${reason})`,
        'start the site; see that the name and the proxy lead to it',
      ),
    ];
  }
  if (ready.status === 503)
    return [
      failure(
        `${publicUrl} answers, but is not ready`,
        'see to the database, the storage and the room on the disk',
      ),
    ];
  const listed = await get('/robots.txt');
  if (ready.body !== '{"status":"ready"}' || listed.body !== robots(publicUrl)) {
    return [
      failure(
        `${publicUrl} is answered by something else`,
        'lead the proxy to this site, and give PUBLIC_URL the site’s own address',
      ),
    ];
  }
  const found = await pages(get);
  return found.length > 0 ? found : [ok(`${publicUrl} leads here, and what is answered arrives as it is`)];
}

type Get = (path: string, headers?: Record<string, string>) => Promise<HttpResponse>;

async function pages(get: Get): Promise<Finding[]> {
  const found: Finding[] = [];
  const english = await get('/', { 'cookie': 'language=en', 'sec-fetch-site': 'none' });
  const home = await get('/', { 'accept-encoding': 'gzip' });
  if (home.status !== 200 && home.headers.location === english.headers.location) {
    found.push(
      failure(
        'the proxy gives one visitor what another was answered',
        'let it keep only what says so, and heed Vary',
      ),
    );
  }
  if (home.status === 200 && home.headers['content-encoding'] === undefined) {
    found.push(warning('pages arrive unpacked', 'let the proxy pass Accept-Encoding on'));
  }
  if (home.headers['content-security-policy'] === undefined) {
    found.push(
      failure('Content-Security-Policy does not arrive', 'let the proxy pass all headers of an answer on'),
    );
  }
  // It asks each visitor a question of their own
  const [form, again] = [await get('/contact-us'), await get('/contact-us')];
  if (form.status === 200 && form.body === again.body) {
    found.push(
      failure('the proxy keeps answers that say no-store', 'let it keep only what says that it may be kept'),
    );
  }
  return found;
}
