import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { fill, formPath, panelOf, samples, send, verify } from './contact-form.ts';
import { languages, layouts, unknownPath } from './routes.ts';
import { hydrated, open, test } from './site.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

/** Bytes as they are sent to a browser that takes Brotli; a kB is 1,000 bytes (the budgets of the brief, §8). */
const budgets = {
  /** The home page before it is touched: its HTML, its style and whatever script comes with it. */
  firstView: 25_000,
  style: 10_000,
  /** All that a page loads before a form is used; the framework takes 93 kB of it. */
  script: 110_000,
  /** Scripts that come when the contact form is touched: the form's own, its messages and the captcha. */
  touched: 25_000,
  /** Scripts that seal a form in the browser. */
  sealing: 25_000,
  /** With the whole Latin file, which a page fetches for a letter that the cut ones lack. */
  fonts: { ar: 90_000, en: 65_000 },
  /** The first picture of the home page, on any screen. */
  hero: 25_000,
};

type Served = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** The bytes sent for a URL, not decompressed. */
async function served(url: string): Promise<Served> {
  const sent = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { path: new URL(url).pathname, headers: response.headers, body: await buffer(response) };
}

/** A popular response is recompressed in the background. */
async function recompressed(url: string): Promise<Served> {
  const plain = brotliDecompressSync((await served(url)).body);
  const loose = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  for (let requested = 0; requested < 12; requested += 1) await served(url);
  let page = await served(url);
  await expect
    .poll(async () => {
      page = await served(url);
      return page.body.length;
    })
    .toBeLessThan(loose.length);
  return page;
}

/** Fails with the list of the parts, the heaviest first. */
function expectWithin(what: string, budget: number, parts: Served[]): void {
  const total = parts.reduce((sum, { body }) => sum + body.length, 0);
  const heaviest = parts.toSorted((one, other) => other.body.length - one.body.length);
  const list = heaviest.map(({ path, body }) => `${body.length} ${basename(path) || '/'}`).join('\n');
  test.info().annotations.push({ type: what, description: `${(total / 1000).toFixed(1)} kB` });
  expect.soft(total, `${what}:\n${list}\n`).toBeLessThanOrEqual(budget);
}

/** URLs of a kind that a page requests, from now on. */
function watch(page: Page, kind: string): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === kind) requested.add(request.url());
  });
  return requested;
}

const all = (urls: Iterable<string>) => Promise.all([...urls].map(served));

/** The addresses in a page's tags that match. */
function named(html: string, tag: RegExp, site: string): string[] {
  return [...html.matchAll(tag)].map(([, address = '']) => new URL(address, site).href);
}

const styleTag = /<link rel="stylesheet" href="([^"]+)"/g;
const scriptTag = /<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g;

for (const language of languages) {
  const home = language === 'ar' ? '/' : '/en';

  test(`the home page costs little before it is touched (${language})`, async ({ site }) => {
    const page = await recompressed(site.url + home);
    expect(page.headers['content-encoding']).toBe('br');
    const html = brotliDecompressSync(page.body).toString();
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(style.length).toBeGreaterThan(0);
    expectWithin('style', budgets.style, [{ ...page, path: 'style', body: brotliCompressSync(style) }]);
    const [head = '', body = ''] = html.split('</head>');
    expect(named(head, styleTag, site.url), 'the style of the first view is in the page').toEqual([]);
    expect(named(body, styleTag, site.url).map((url) => basename(url))).toEqual([
      expect.stringMatching(/^later-/),
      expect.stringMatching(/^contact-section-/),
      expect.stringMatching(/^later-/),
    ]);
    const script = await all(named(html, scriptTag, site.url));
    expectWithin('first view', budgets.firstView, [page, ...script]);
  });

  test(`no public page loads more script or fonts than it may (${language})`, async ({ page }) => {
    for (const address of layouts(language).filter((each) => !each.endsWith(unknownPath))) {
      const scripts = watch(page, 'script');
      const fonts = watch(page, 'font');
      await open(page, address);
      await page.evaluate(() => document.fonts.ready);
      expectWithin(`script of ${address}`, budgets.script, await all(scripts));
      expectWithin(`fonts of ${address}`, budgets.fonts[language], await all(fonts));
      page.removeAllListeners('request');
    }
  });
}

test('the pages of both forms are as long, in each encoding', async ({ site }) => {
  for (const [language, encoding] of languages.flatMap((each) =>
    ['identity', 'gzip', 'br'].map((name) => [each, name] as const),
  )) {
    const lengthOf = async (tab: 'letter' | 'report') => {
      const url = `${site.url}${language === 'ar' ? '' : '/en'}/contact-us?tab=${tab}`;
      const sent = get(url, { headers: { 'accept-encoding': encoding } });
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const stated = response.rawHeaders.join('').length;
      return stated + (await buffer(response)).length;
    };
    // The longest page so far is known after some: their questions differ
    for (const tab of ['report', 'letter', 'report', 'letter'] as const) await lengthOf(tab);
    expect(await lengthOf('report'), `${language} ${encoding}`).toBe(await lengthOf('letter'));
  }
});

for (const width of [360, 768, 1440, 1920]) {
  test(`the first picture of the home page is light at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const pictures = watch(page, 'image');
    await open(page, '/');
    const hero = [...pictures].filter((url) => url.includes('/storage/hero/cedars'));
    expect(hero).toHaveLength(1);
    expectWithin(`first picture at ${width}`, budgets.hero, await all(hero));
  });
}

/** Modules that only some pages need, by a word that is unique to their script. */
const marks = {
  'the administrator area': 'diwan-token',
  captcha: 'PBKDF2',
  sealing: 'A key has the fingerprint of another.',
  rules: 'ZodError',
  carousel: 'roledescription',
  forms: 'form.chooseTopic',
  player: 'showModal',
};

/** The parts whose script has come. */
async function partsIn(scripts: Iterable<string>): Promise<string[]> {
  const texts = [...scripts].map((url) =>
    readFileSync(join(assets, basename(new URL(url).pathname)), 'utf8'),
  );
  return Object.keys(marks).filter((part) =>
    texts.some((text) => text.includes(marks[part as keyof typeof marks])),
  );
}

test('a script comes when it is needed, and not before', async ({ page }) => {
  const scripts = watch(page, 'script');
  await open(page, '/articles');
  expect(await partsIn(scripts)).toEqual([]);
  await open(page, '/en/contact-us');
  expect(await partsIn(scripts)).toEqual([]);
  await page.getByRole('textbox').first().fill('Rana');
  await expect.poll(() => partsIn(scripts)).toEqual(['captcha', 'forms']);
  await page.getByRole('button', { name: message('en', 'form.send') }).click();
  await expect.poll(() => partsIn(scripts)).toEqual(['captcha', 'sealing', 'rules', 'forms']);
  await open(page, '/');
  expect(await partsIn(scripts)).toEqual(['captcha', 'sealing', 'rules', 'carousel', 'forms']);
  await page
    .getByRole('link', { name: message('ar', 'action.listen') })
    .first()
    .click();
  await expect.poll(() => partsIn(scripts)).toContain('player');
  await open(page, '/login');
  expect(await partsIn(scripts)).toContain('the administrator area');
});

/** A script, the scripts that it imports, and those that they import. */
function importedBy(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(assets, name), 'utf8');
  for (const [, next = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    importedBy(next, found);
  return found;
}

test('what a touch of the contact form loads is light, and so is what seals', async ({ page }) => {
  const scripts = watch(page, 'script');
  await open(page, formPath('en', 'report'));
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts);
  const since = () => [...scripts].filter((url) => !before.has(url));
  const form = panelOf(page, 'en', 'report');
  await fill(form, samples.report);
  await verify(form, 'en');
  expectWithin('script after a touch', budgets.touched, await all(since()));
  await send(form, 'en');
  await expect(form.getByRole('heading', { name: message('en', 'form.reportSent') })).toBeFocused();
  const parts = new Set<string>();
  for (const url of scripts) if (/\/seal-/.test(url)) importedBy(basename(url), parts);
  const sealing = since().filter((url) => parts.has(basename(url)));
  expect(sealing).toContainEqual(expect.stringMatching(/\/hpke-/));
  expectWithin('script for sealing', budgets.sealing, await all(sealing));
});

test('a page that is not touched, in a browser that is never idle, loads its loader alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = watch(page, 'script');
  for (const address of ['/', '/articles', '/articles/3/ar', '/contact-us']) {
    await page.goto(address);
    expect(
      [...scripts].map((url) => basename(url)),
      address,
    ).toEqual([expect.stringMatching(/^hydration-loader-/)]);
  }
  await page.getByRole('link').first().focus();
  await hydrated(page);
  expect(scripts.size).toBeGreaterThan(1);
});

test('every script and style of the build is sent compressed, and cacheable for a year', async ({ site }) => {
  const files = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  for (const { path, headers, body } of await all(files.map((name) => `${site.url}/assets/${name}`))) {
    expect.soft(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    const file = join(assets, basename(path));
    // Some dozen bytes would only grow
    if (statSync(file).size < 200) continue;
    expect.soft(headers['content-encoding'], path).toBe('br');
    expect.soft(body.equals(readFileSync(`${file}.br`)), path).toBe(true);
  }
});
