import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { waitToHydrate, withData } from './page-hydration.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/f.woff2"/></head>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'window.routes = {"root":route0};\nimport("/assets/entry.js");</script>',
].join('');

test('a page delays its modules, and still preloads its fonts', () => {
  const waiting = waitToHydrate(page);
  expect(waiting).not.toContain('<link rel="modulepreload"');
  expect(waiting).not.toContain('type="module"');
  expect(waiting).toContain('<link rel="preload" href="/f.woff2"/>');
  expect(waiting).toContain('["/assets/a.js"].map(href=>');
  expect(waiting).toContain('of ["/assets/manifest.js","/assets/root.js"]');
  expect(waiting).toContain('([,[,route0]])=>{window.routes = {"root":route0};');
});

test('modules are imported one after the other', async () => {
  const pending: { address: string; resolve: (module: object) => void }[] = [];
  const listeners = start(waitToHydrate(page), {
    load: (address: string) => new Promise((resolve) => void pending.push({ address, resolve })),
  });
  listeners.get('keydown')?.({});
  expect(pending.map(({ address }) => address)).toEqual(['/assets/manifest.js']);
  pending[0]?.resolve({});
  await new Promise(setImmediate);
  expect(pending.map(({ address }) => address)).toEqual(['/assets/manifest.js', '/assets/root.js']);
});

test('a page that names its own routes alone waits too', () => {
  expect(waitToHydrate(page.replace('import "/assets/manifest.js";', ';'))).toContain(
    'of ["/assets/root.js"]',
  );
});

test('the loader is a script that a browser can read', () => {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(waitToHydrate(page)) ?? [];
  // Compiled, never run
  expect(() => new Script(script)).not.toThrow();
});

test('a page that starts in another way than expected is left as it is', () => {
  const other = '<script type="module" async="">start();</script>';
  expect(waitToHydrate(other)).toBe(other);
});

test('data that is fetched is handed over before the page starts, and is fetched once', () => {
  const waiting = waitToHydrate(page, '/page-data/a?of=%2Fen');
  expect(waiting.split('fetch("/page-data/a?of=%2Fen")')).toHaveLength(2);
});

test('a page’s data arrives as it is, whatever it holds, and ends no script', () => {
  const data = '[1,"</script><!-- $& \u2028 \\ \u0022"]\n';
  const html = withData('<!DOCTYPE html><html><body>…</body></html>', data);
  const [, script = ''] = /…<script>([\s\S]*?)<\/script><\/body><\/html>$/.exec(html) ?? [];
  const given: string[] = [];
  const streamController = { enqueue: (text: string) => given.push(text), close: () => given.push('end') };
  new Script(script).runInNewContext({ window: { __reactRouterContext: { streamController } } });
  expect(given).toEqual([data, 'end']);
});

/** Runs the loader of a page as a browser. @returns its listeners. */
function start(
  html: string,
  { activeElement = {}, ...globals }: { activeElement?: object; [name: string]: unknown },
): Map<string, (event: object) => void> {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html.replaceAll('import(', 'load(')) ?? [];
  const listeners = new Map<string, (event: object) => void>();
  new Script(script).runInNewContext({
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    document: {
      readyState: 'loading',
      activeElement: { matches: () => false, ...activeElement },
      head: { append: () => {} },
      createElement: () => ({}),
    },
    location: { pathname: '/', search: '' },
    ...globals,
  });
  return listeners;
}

/** Starts a page whose data has this status; returns what it did. */
async function started(
  status: number,
  { type = 'navigate', activeElement = {}, before = [] as string[] } = {},
) {
  const counts = { reloads: 0, fetches: 0 };
  const target = { closest: (name: string) => (name === 'a' ? {} : null) };
  const location = { pathname: '/', search: '', reload: () => (counts.reloads += 1) };
  const listeners = start(waitToHydrate(page, '/page-data/a'), {
    performance: { getEntriesByType: () => [{ type }] },
    location,
    load: async () => ({}),
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
