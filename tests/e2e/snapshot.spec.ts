import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { startStaticHost } from '#workshop/stand-ins/proxies.ts';
import { slowness } from '../timeouts/slowness.ts';
import { languages } from './routes.ts';
import { test as base } from './site.ts';

/** A snapshot of the site with the sample content: its folder, and the origin of nginx that serves it. */
const test = base.extend<object, { copy: { folder: string; host: string } }>({
  copy: [
    async ({ site }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'diwan-snapshot-'));
      await promisify(execFile)(process.execPath, ['server/manage/main.ts', 'snapshot', folder], {
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          DATA_DIR: site.dataDir,
          PUBLIC_URL: site.url,
          ONION_URL: `http://${'a'.repeat(55)}d.onion`,
        },
      });
      const nginx = await startStaticHost(folder);
      await use({ folder, host: nginx.url.replace('127.0.0.1', 'localhost') });
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 * slowness() },
  ],
});

/** Opens a page of the snapshot by links alone: from the home page of a language. */
async function openHome(page: Page, root: string, language: 'ar' | 'en') {
  await page.goto(`${root}/${language === 'ar' ? '' : 'en/'}index.html`);
}

const titleOf = { ar: 'تلزيم تقديم إطارات وبطاريات للآليات', en: 'Supply of tyres and batteries' };
/** Without hamzas, with vowel signs and the article, in another number. */
const typed = { ar: 'الاطارَات بطارية', en: 'battery TYRE' };

for (const from of ['file:', 'http:'] as const) {
  for (const language of languages) {
    test(`a snapshot is read and searched from ${from} (${language})`, async ({ page, copy }) => {
      const root = from === 'file:' ? pathToFileURL(copy.folder).href : copy.host;
      await openHome(page, root, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.locator('script[src]').count()).toBe(0);
      const font = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].some(({ status }) => status === 'loaded');
      });
      expect(font).toBe(true);

      await page
        .locator('.footer-links')
        .getByRole('link', { name: message(language, 'tenders.title') })
        .click();
      const first = page.locator('main .card a').first();
      const title = await first.innerText();
      await first.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('.needs-script:visible')).toHaveCount(0);
      const picture = page.locator('.article-image img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await page.locator('.top-bar form input').fill(typed[language]);
      await page.locator('.top-bar form button').click();
      const result = page.locator('.results').getByRole('link', { name: titleOf[language] }).first();
      await expect(page.locator('main input[name=q]')).toHaveValue(typed[language]);
      await result.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf[language]);

      await page.locator('.footer-promise .button').click();
      await expect(page.locator('main')).toContainText(message(language, 'snapshot.noForms'));
      for (const way of ['+961 1 000 000', 'info@example.org', '.onion'])
        await expect(page.locator('main')).toContainText(way);
      expect(await page.locator('main form').count()).toBe(0);

      await page.locator('.language-switch').click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
    });
  }
}

/** The addresses that a page names in its elements, those of other sites and parts of the page itself apart. */
function addressesIn(html: string, page: string): string[] {
  const named = [...html.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)].map(([, value = '']) => value);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(',').map((each) => each.trim().split(/\s/)[0] ?? ''),
  );
  return [...named, ...sets]
    .map((value) => new URL(value.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === new URL(page).origin)
    .map(({ origin, pathname }) => origin + pathname);
}

test('each address that a page of the snapshot names is there', async ({ copy, request }) => {
  const files = await readdir(copy.folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  const named = new Map<string, string>();
  for (const file of pages) {
    const page = `${copy.host}/${file}`;
    const html = await readFile(join(copy.folder, file), 'utf8');
    for (const address of [page, ...addressesIn(html, page)]) named.set(address, file);
  }
  const missing: string[] = [];
  for (const [address, file] of named) {
    const status = (await request.head(address)).status();
    if (status !== 200) missing.push(`${status} ${address} on ${file}`);
  }
  expect(missing).toEqual([]);
});

test('a search without a result says so', async ({ page, copy }) => {
  await page.goto(`${pathToFileURL(copy.folder).href}/search/index.html?q=xyzzy`);
  await expect(page.locator('#copy-results [role=status]')).toHaveText(message('ar', 'snapshot.foundNone'));
});
