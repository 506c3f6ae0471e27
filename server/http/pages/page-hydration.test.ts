import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { waitToHydrate, withData } from './page-hydration.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css: [] },
  routes: {
    root: { id: 'root', hasLoader: false, module: '/assets/root.js', imports: [], css: [] },
    index: { id: 'index', hasLoader: true, module: '/assets/index.js', imports: [], css: [] },
    home: { id: 'home', hasLoader: true, module: '/assets/home.js', imports: [], css: ['/a.css'] },
  },
};
const page = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/f.woff2"/></head>',
  '<script type="module" async="">;\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\n',
  `  window.__reactRouterManifest = ${JSON.stringify(manifest, null, 2)};\n`,
  '  window.__reactRouterRouteModules = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");</script>',
].join('');

test('a page delays its modules, and still preloads its fonts', () => {
  const waiting = waitToHydrate(page);
  expect(waiting).not.toContain('<link rel="modulepreload"');
  expect(waiting).not.toContain('type="module"');
  expect(waiting).toContain('<link rel="preload" href="/f.woff2"/>');
});

test('what the framework starts from stands in the page, without its defaults', () => {
  const { entry, routes } = startOf(waitToHydrate(page)).manifest;
  expect(entry.module).toBe('/assets/entry.js');
  expect(routes['root']).toEqual({ id: 'root', module: '/assets/root.js', imports: [] });
  expect(routes['home']).toMatchObject({ hasLoader: true, css: ['/a.css'] });
});

test('modules are imported one after the other', async () => {
  const pending: { address: string; resolve: (module: object) => void }[] = [];
  const { listeners } = start(waitToHydrate(page), {
    load: (address: string) => new Promise((resolve) => void pending.push({ address, resolve })),
  });
  listeners.get('keydown')?.({});
  expect(pending.map(({ address }) => address)).toEqual(['/assets/root.js']);
  pending[0]?.resolve({});
  await new Promise(setImmediate);
  expect(pending.map(({ address }) => address)).toEqual(['/assets/root.js', '/assets/home.js']);
});

test('a page that starts in another way than expected is left as it is', () => {
  const other = '<script type="module" async="">start();</script>';
  expect(waitToHydrate(other)).toBe(other);
});

test('data that is fetched is handed over, and the page starts from its routes', async () => {
  const given: string[] = [];
  const streamController = { enqueue: (text: string) => given.push(text), close: () => given.push('end') };
  const window: Record<string, unknown> = { __reactRouterContext: { streamController } };
  const { listeners, loaded } = start(waitToHydrate(page, '/page-data/a?of=%2Fen'), {
    window,
    fetch: async (address: string) => ({ ok: true, text: async () => address }),
  });
  listeners.get('keydown')?.({});
  await new Promise(setImmediate);
  expect(given).toEqual(['/page-data/a?of=%2Fen', 'end']);
  expect(loaded.at(-1)).toBe('/assets/entry.js');
  expect(Object.keys(window['__reactRouterRouteModules'] ?? {})).toEqual(['root', 'home']);
});

test('a page’s data arrives as it is, whatever it holds, and ends no script', () => {
  const data = '[1,"</script><!-- $& \u2028 \\ \u0022"]\n';
  const html = withData('<!DOCTYPE html><html><body>…</body></html>', data);
  const [, textContent = '', script = ''] =
    /…<script type="application\/json">([^<]*)<\/script><script>([^<]*)<\/script><\/body><\/html>$/.exec(
      html,
    ) ?? [];
  const given: string[] = [];
  const streamController = { enqueue: (text: string) => given.push(text), close: () => given.push('end') };
  const document = { currentScript: { previousSibling: { textContent } } };
  new Script(script).runInNewContext({ document, window: { __reactRouterContext: { streamController } } });
  expect(given).toEqual([data, 'end']);
  expect(withData('', 'other').replace('other', '')).toBe(withData('', ''));
});

type Start = {
  data?: string;
  manifest: { entry: { module: string }; routes: Record<string, Record<string, unknown>> };
};

/** The data that a page's loader starts from. */
function startOf(html: string): Start {
  const [, text = ''] = /id="hydration">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text) as Start;
}

const loader = new Script(
  readFileSync(join(import.meta.dirname, '../../../app/hydration-loader.js'), 'utf8').replaceAll(
    'import(',
    'load(',
  ),
);

/** Runs the loader of a page as a browser. @returns its listeners, and the modules that it loads. */
function start(
  html: string,
  { activeElement = {}, ...globals }: { activeElement?: object; [name: string]: unknown },
) {
  const listeners = new Map<string, (event: object) => void>();
  const loaded: string[] = [];
  loader.runInNewContext({
    AbortController,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    document: {
      readyState: 'interactive',
      activeElement: { matches: () => false, ...activeElement },
      head: { append: () => {} },
      createElement: () => ({}),
      getElementById: () => ({ textContent: JSON.stringify(startOf(html)) }),
    },
    location: { pathname: '/', search: '' },
    load: async (address: string) => void loaded.push(address),
    window: {},
    ...globals,
  });
  return { listeners, loaded };
}

/** Starts a page whose data has this status; returns what it did. */
async function started(
  status: number,
  { type = 'navigate', activeElement = {}, before = [] as string[] } = {},
) {
  const counts = { reloads: 0, fetches: 0 };
  const target = { closest: (name: string) => (name === 'a' ? {} : null) };
  const location = { pathname: '/', search: '', reload: () => (counts.reloads += 1) };
  const { listeners } = start(waitToHydrate(page, '/page-data/a'), {
    performance: { getEntriesByType: () => [{ type }] },
    location,
    fetch: async () => {
      counts.fetches += 1;
      return { ok: false, status };
    },
    activeElement,
  });
  for (const event of [...before, 'pointerover', 'keydown']) {
    if (event === 'popstate') location.pathname = '/en';
    listeners.get(event)?.({ target });
    await new Promise(setImmediate);
  }
  return counts;
}

test('a page whose data has changed since is loaded once more by itself', async () => {
  expect(await started(404)).toEqual({ reloads: 1, fetches: 1 });
  expect(await started(503)).toEqual({ reloads: 0, fetches: 2 });
});

test.each([
  ['it was loaded anew already', { type: 'reload' }],
  ['a link was followed', { before: ['click'] }],
  ['somebody is in a field', { activeElement: { matches: () => true } }],
])('a page whose data has changed stays where %s', async (_name, state) => {
  expect(await started(404, state)).toEqual({ reloads: 0, fetches: 2 });
});

test('a page whose data has changed keeps typed text, and stops fetching', async () => {
  expect(await started(404, { before: ['input'] })).toEqual({ reloads: 0, fetches: 1 });
});

test('a step back before the start, to a page that is not in this document, loads that page', async () => {
  expect(await started(503, { before: ['popstate'] })).toMatchObject({ reloads: 1 });
});
