import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#shared/languages.ts';
import { adminPages, adminPath, loginPath } from '#shared/site/admin-navigation.ts';
import { everyPage } from '#shared/site/every-page.ts';
import { href, routeHref, urlOf } from '#shared/site/href.ts';
import { feedRoute } from '#shared/site/public-routes.ts';
import { sections } from '#shared/site/sections.ts';
import { openChromium } from '../lib/open-chromium.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { administrator } from '../lib/running-program.ts';
import { signIn } from '../lib/signed-in.ts';
import type { Stage } from '../lib/stage.ts';
import { textFiller } from './filled-texts.ts';
import { payloads, stranger } from './script-payloads.ts';

/** The number of payloads in one text, each time behind another one. */
const together = 20;

/** Number of concurrently open pages. */
const tabs = 3;

/** Any stored text is shown as text, on every page, in Chromium and without the help of a content security policy. */
export const storedScript = proof({
  promise: 'No text that is stored runs as a script where it is shown',
  full: { first: 200 },
  quick: { first: 20 },
  planted: {
    what: 'texts that are not escaped',
    edits: [
      {
        in: 'servePages',
        find: 'const $body = await $answer.text()',
        put: "const $body = (await $answer.text()).replaceAll('&lt;', '<').replaceAll('&gt;', '>');",
      },
    ],
  },
  async run(stage, { first }) {
    const site = await stage.start({ dataDir: stage.folder(), environment: { SAMPLE_CONTENT: 'on' } });
    const { context, hits } = await openBrowser(stage);
    let visits = 0;
    const inspect = async (page: Page, path: string) => {
      hits.push(...(await traces(page)));
      expectThat(hits.length === 0, `${path}: ${hits[0]}`);
    };
    const visit = async (page: Page, path: string) => {
      visits += 1;
      await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
      await inspect(page, path);
      if (path.endsWith('.xml')) return;
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await inspect(page, path);
    };
    const visitAll = async (paths: string[]) => {
      const waiting = [...paths];
      const take = async () => {
        const page = await context.newPage();
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(page, path);
        await page.close();
      };
      await Promise.all(Array.from({ length: tabs }, take));
    };

    const pages = everyPage.filter(({ section }) => !section);
    const everywhere = languages.flatMap((language) => [
      ...pages.map((page) => urlOf(page, { language })),
      href('contact-us', { language, tab: 'report' }),
    ]);
    const fill = textFiller(site, await signIn(site.url));
    let texts = 0;
    for (let start = 0; start < first; start += together) {
      const { fields, items } = await fill(payloads.slice(start, start + together).join('\n'));
      texts = fields;
      await visitAll([...everywhere, ...items]);
    }
    await visitAll(
      sections.flatMap(({ key: section }) =>
        languages.flatMap((language) => [
          href('section-list', { section, language }),
          routeHref(feedRoute, { section, language }),
        ]),
      ),
    );
    await browseAdministration(await context.newPage(), site.url, { visit, inspect });
    return `${Math.min(first, payloads.length)} payloads × ${texts} text fields, looked at in Arabic and English on ${visits} pages in Chromium, its content security policy switched off: 0 executed, 0 calls to another machine, 0 event handlers or script addresses in a page`;
  },
});

/** A browser without the policy, so that escaping alone has to hold, and what it was made to do. */
async function openBrowser(stage: Stage): Promise<{ context: BrowserContext; hits: string[] }> {
  const quiet = ['--disable-background-networking', '--disable-component-update'];
  const browser = await openChromium(stage, '--disable-gpu', ...quiet);
  const context = await browser.newContext({ bypassCSP: true });
  const hits: string[] = [];
  await context.exposeFunction('diwanHit', (payload: number) => hits.push(`payload ${payload} ran`));
  context.on('dialog', (dialog) => void (hits.push('a dialog opened'), dialog.dismiss()));
  context.on('request', (request) => {
    if (request.url().startsWith(stranger)) hits.push(`${request.url()} was asked for`);
  });
  await context.route(`${stranger}/**`, (route) => route.abort());
  return { context, hits };
}

/** Markup that only a payload can have brought. */
function traces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      '[onerror],[onload],[onbegin],[ontoggle],[onfocus],[href^="javascript:" i],[src^="javascript:" i],[srcdoc]';
    return [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 200));
  });
}

/** Opens every page of the administrator area, in both languages, as a signed-in administrator. */
async function browseAdministration(
  page: Page,
  url: string,
  { visit, inspect }: Record<'visit' | 'inspect', (page: Page, path: string) => Promise<void>>,
): Promise<void> {
  await page.goto(`${url}${loginPath}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('input[type=email]').fill(administrator.email);
  await page.locator('input[type=password]').fill(administrator.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((address) => address.pathname !== loginPath);
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('diwan-admin-language', chosen), language);
    for (const path of [...Object.values(adminPages), ...sections.map(({ key }) => adminPath(key))]) {
      await visit(page, path);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      // Requests after the page itself, such as its lists
      await inspect(page, path);
    }
  }
}
