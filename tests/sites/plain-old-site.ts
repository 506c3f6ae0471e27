import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { sections } from '#shared/site/sections.ts';

/** A value is sent as JSON; a function writes the response itself. */
type PlainResponse = object | ((response: ServerResponse) => void);

/**
 * A site that knows the specification's public calls and nothing else: no pages, no totals, no versions. It
 * is empty but for the given responses, by path (`/api/articles`); they may be changed while it runs.
 */
export async function plainOldSite(given: Record<string, PlainResponse> = {}) {
  const responses: Record<string, PlainResponse> = {
    ...Object.fromEntries(
      sections.map(({ calls, listKeys: [key] }) => [`/api/${calls.list}`, { [key]: [] }]),
    ),
    '/api/managers': [],
    '/api/about-manager-main': { content: null },
    '/api/about-manager-details': { content: null },
    ...given,
  };
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const result = responses[url.split('?')[0] ?? ''];
    if (typeof result === 'function') result(response);
    else if (result) response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { origin: new URL(`http://127.0.0.1:${port}`), responses, requested };
}

/** An item as the plainest site has it. */
export function plainItem(id: number, more: object = {}) {
  const texts = {
    title_en: `Item ${id}`,
    title_ar: `بند ${id}`,
    description_en: 'One\nTwo',
    description_ar: '',
  };
  return { id, image: null, ...texts, date_en: '1 May', date_ar: 'أوّل أيّار', ...more };
}
