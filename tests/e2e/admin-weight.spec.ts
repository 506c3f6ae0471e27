import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { adminAr } from '#shared/messages/admin/ar.ts';
import { adminEn } from '#shared/messages/admin/en.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { test } from './admin-site.ts';
import { languages, routes } from './routes.ts';
import { open } from './site.ts';

const build = join(import.meta.dirname, '../../build');
const folder = join(build, 'client/assets');

const assets = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));

type Manifest = { entry: Part; routes: Record<string, Part> };

type Part = { module: string; imports?: string[]; css?: string[] };

/** The build's list of routes and their files. */
const manifest = JSON.parse(
  readFileSync(join(build, 'manifest.js'), 'utf8').replace(/^[^{]*|;\s*$/g, ''),
) as Manifest;

function read(asset: string): string {
  return readFileSync(join(folder, asset), 'utf8');
}

/** The files of routes, and every further file that one of them names. */
function reachable(parts: Part[]): Set<string> {
  const found = new Set<string>();
  const named = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  const next = named.map((path) => basename(path));
  for (let asset = next.pop(); asset; asset = next.pop()) {
    if (found.has(asset)) continue;
    found.add(asset);
    const text = read(asset);
    next.push(...assets.filter((other) => text.includes(other)));
  }
  return found;
}

const isAdmin = (route: string) => /^(admin|edit)\//.test(route);

const publicFiles = reachable([
  manifest.entry,
  ...Object.keys(manifest.routes)
    .filter((route) => !isAdmin(route))
    .map((route) => manifest.routes[route] as Part),
]);

test('no public chunk holds a byte of the administrator area', () => {
  expect(Object.keys(manifest.routes).filter(isAdmin).length).toBeGreaterThan(12);
  const own = ['diwan-token', 'diwan-draft', 'react-aria', 'edit-card', 'bilingual-side'];
  const shared = Object.values(catalogue)
    .flatMap((messages) => Object.values<string>(messages))
    .join('\n');
  const messages = [...Object.values(adminAr), ...Object.values(adminEn)].filter(
    (text) => text.length > 20 && !shared.includes(text),
  );
  for (const file of publicFiles) {
    const text = read(file);
    const found = [...own, ...messages].filter((mark) => text.includes(mark));
    expect.soft(found, file).toEqual([]);
  }
});

test('no public page names a file or a route of the administrator area', async ({ page, request }) => {
  for (const address of languages.flatMap(routes)) {
    const html = await (await request.get(address)).text();
    expect.soft(html, address).not.toMatch(/app\/admin|admin\/|section-editor|signed-in-layout/);
  }
  const loaded = new Set<string>();
  page.on('request', (each) => loaded.add(basename(new URL(each.url()).pathname)));
  for (const address of ['/', '/en', '/articles', '/tender/3/ar', '/en/contact-us'])
    await open(page, address);
  const scripts = [...loaded].filter((path) => /\.(js|css)$/.test(path));
  expect(scripts.filter((path) => !publicFiles.has(path))).toEqual([]);
});

test('an editor’s first view costs at most 270 kB of script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto('/security-news-edit');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const sizes = [...scripts].map(
    (path) => brotliCompressSync(readFileSync(join(build, 'client', path))).length,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'script', description: `${Math.round(total / 1000)} kB` });
  expect(total).toBeLessThanOrEqual(270_000);
});
