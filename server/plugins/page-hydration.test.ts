import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { waitToHydrate, withData } from './page-hydration.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/f.woff2"/></head>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'window.routes = {"root":route0};\nimport("/assets/entry.js");</script>',
].join('');

test('a page waits with its modules, and keeps what else it fetches beforehand', () => {
  const waiting = waitToHydrate(page);
  expect(waiting).not.toContain('modulepreload');
  expect(waiting).not.toContain('type="module"');
  expect(waiting).toContain('<link rel="preload" href="/f.woff2"/>');
  expect(waiting).toContain('import("/assets/manifest.js"),import("/assets/root.js")');
  expect(waiting).toContain('([,,route0])=>{window.routes = {"root":route0};');
});

test('a page that names its own routes alone waits too', () => {
  expect(waitToHydrate(page.replace('import "/assets/manifest.js";', ';'))).toContain(
    'Promise.all([0,import("/assets/root.js")])',
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

test('data that is fetched is handed over before the page starts, and is asked for once', () => {
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
