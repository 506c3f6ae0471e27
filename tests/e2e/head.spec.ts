import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { counterpart, languages, routes, unknownPath } from './routes.ts';
import { test } from './site.ts';

/** Metadata in the head that the server renders. */
const readHead = async (page: Page, request: APIRequestContext, address: string) => {
  const html = await (await request.get(address)).text();
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const content = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? '';
    return {
      title: document.title,
      description: content('description'),
      canonical: href('link[rel="canonical"]'),
      ar: href('link[rel="alternate"][hreflang="ar"]'),
      en: href('link[rel="alternate"][hreflang="en"]'),
      default: href('link[rel="alternate"][hreflang="x-default"]'),
      og: [
        'site_name',
        'type',
        'locale',
        'title',
        'description',
        'url',
        'image',
        'image:width',
        'image:height',
        'image:type',
        'image:alt',
      ].map((name) => content(`og:${name}`)),
      card: content('twitter:card'),
      image: content('og:image'),
      manifest: href('link[rel="manifest"]'),
      feed: href('link[type="application/atom+xml"]'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (each) => each.textContent,
      ),
    };
  }, html);
};

for (const language of languages) {
  const addresses = routes(language).filter((address) => !address.endsWith(unknownPath));

  test(`every page has its metadata, in both languages (${language})`, async ({ page, request, site }) => {
    const titles = new Map<string, string>();
    for (const address of addresses) {
      const found = await readHead(page, request, address);
      // The receipt's page bears the contact page's title: a history tells no more of it
      if (!address.endsWith('/receipt')) {
        expect.soft(titles.get(found.title), `the title of ${address} is its own`).toBeUndefined();
        titles.set(found.title, address);
      }
      expect.soft(found.title.length, address).toBeGreaterThan(5);
      expect.soft(found.description.length, address).toBeGreaterThan(20);
      expect.soft(found.description.length, address).toBeLessThanOrEqual(200);
      const arabic = language === 'ar' ? address : counterpart(address);
      const english = language === 'en' ? address : counterpart(address);
      expect.soft(new URL(found.canonical).href, address).toBe(new URL(address, site.url).href);
      expect.soft(new URL(found.ar).href, address).toBe(new URL(arabic, site.url).href);
      expect.soft(new URL(found.en).href, address).toBe(new URL(english, site.url).href);
      expect.soft(found.default, address).toBe(found.ar);
      expect
        .soft(
          found.og.filter((value) => value === ''),
          address,
        )
        .toEqual([]);
      expect.soft(found.og[2], address).toMatch(new RegExp(`^${language}_`));
      expect.soft(found.card, address).toBe('summary_large_image');
    }
  });

  test(`what a shared link shows can be fetched and is light (${language})`, async ({ page, request }) => {
    const images = new Set<string>();
    for (const address of addresses) {
      images.add((await readHead(page, request, address)).image);
    }
    for (const image of images) {
      expect(image).toMatch(/^https?:\/\//);
      const response = await request.get(image);
      expect.soft(response.status(), image).toBe(200);
      expect.soft(response.headers()['content-type'], image).toBe('image/jpeg');
      expect.soft((await response.body()).length, image).toBeLessThan(300_000);
    }
  });

  test(`pages carry structured data of their kind (${language})`, async ({ page, request }) => {
    for (const address of addresses) {
      const data = (await readHead(page, request, address)).data.map((text) => JSON.parse(text ?? ''));
      const types = data.map((each) => each['@type']);
      const home = address === '/' || address === '/en';
      const detail = /\/\d+\/(ar|en)$/.test(address);
      if (home) expect.soft(types, address).toContain('GovernmentOrganization');
      else expect.soft(types, address).toContain('BreadcrumbList');
      expect.soft(types.includes('NewsArticle'), address).toBe(detail);
      for (const each of data) expect.soft(each['@context'], address).toBe('https://schema.org');
    }
  });

  test(`the feeds and the manifest that pages name can be fetched (${language})`, async ({
    page,
    request,
  }) => {
    const feeds = new Set<string>();
    const manifests = new Set<string>();
    for (const address of addresses) {
      const { feed, manifest } = await readHead(page, request, address);
      if (feed) feeds.add(feed);
      manifests.add(manifest);
    }
    expect(feeds.size).toBe(9);
    for (const feed of feeds) {
      const response = await request.get(feed);
      expect.soft(response.status(), feed).toBe(200);
      expect.soft(await response.text(), feed).toContain('<entry>');
    }
    expect(manifests.size).toBe(1);
    for (const manifest of manifests) {
      const { icons } = await (await request.get(manifest)).json();
      for (const { src } of icons) expect.soft((await request.get(src)).status(), src).toBe(200);
    }
  });
}

test('the list of all routes, the administrator’s among them, cannot be fetched', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [address = ''] = /\/assets\/manifest-\w+\.js/.exec(html) ?? [];
  expect(address).not.toBe('');
  expect((await request.get(address)).status()).toBe(404);
});
