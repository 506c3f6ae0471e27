import { expect, type Page, type Route } from '@playwright/test';
import { navigationTimeoutMs } from '#shared/limits.ts';
import { message, type PageMessageKey } from '#shared/messages/messages.ts';
import { inLanguage, languages, sections } from './routes.ts';
import { open, test } from './site.ts';

type Language = (typeof languages)[number];

/** Failures in place of a page's data. */
const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 500, body: 'It fell over.' }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>A portal</title>' }),
  (route) => route.fulfill({ contentType: 'text/x-script', body: '[{"_1":2},"another build",3]' }),
  async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
];

type Failing = { path: string; title: PageMessageKey; failed: PageMessageKey };

const pages: Failing[] = [
  ...sections.map(
    ({ key, list }): Failing => ({ path: list, title: `${key}.title`, failed: `${key}.listFailed` }),
  ),
  { path: '/about-directorate', title: 'about-directorate.title', failed: 'state.failed' },
  { path: '/anthem', title: 'anthem.title', failed: 'state.failed' },
  { path: '/about-manager', title: 'about-manager.title', failed: 'manager.failed' },
  { path: '/code-conduct', title: 'code-conduct.title', failed: 'state.failed' },
  { path: '/contact-us?tab=report', title: 'contact-us.title', failed: 'state.failed' },
  { path: '/managers', title: 'managers.title', failed: 'managers.failed' },
];

/** Goes to a page by its link in the footer. */
async function follow(page: Page, language: Language, path: string) {
  const link = page
    .getByRole('contentinfo')
    .locator(`a[href="${inLanguage(language, path)}"]`)
    .first();
  await link.click();
}

async function expectFailed(page: Page, language: Language, { path, title, failed }: Failing) {
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  await expect(alert, path).toContainText(message(language, failed));
  await expect(alert, path).toBeFocused();
  await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(message(language, title));
  await expect(page, path).toHaveURL(inLanguage(language, path));
  await expect(page.getByRole('banner').first(), path).toBeVisible();
  await expect(page.getByRole('navigation', { name: message(language, 'nav.label') }), path).toBeVisible();
}

test('a page that fails after a click has its own error in its frame', async ({ page, problems }) => {
  problems.expect('.data');
  await open(page, '/');
  let requested = languages.indexOf('ar');
  await page.route(/\.data(?:\?|$)/, (route) => failures[requested++ % failures.length]!(route));
  for (const each of pages) {
    await follow(page, 'ar', each.path);
    await expectFailed(page, 'ar', each);
  }
  await page.unroute(/\.data(?:\?|$)/);
  await page.getByRole('button', { name: message('ar', 'state.retry') }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('an item that fails after a click has an error in its frame, with the way back', async ({
  page,
  problems,
}) => {
  problems.expect('.data');
  const list = '/en/tenders';
  await open(page, list);
  await page.route(/\.data(?:\?|$)/, (route) => route.abort());
  const item = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const title = await item.innerText();
  await item.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(message('en', 'tenders.notFound'));
  await expect(alert).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(/\.data(?:\?|$)/);
  await alert.getByRole('link', { name: message('en', 'action.goBack') }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without a network the frame stays, and Retry finds the page once there is one', async ({
  page,
  context,
  problems,
}) => {
  // As if the network had gone with the first view: nothing is known of the routes of the page's links
  await page.route('**/__manifest*', (route) => route.abort());
  await open(page, '/managers');
  await context.setOffline(true);
  const articles = { path: '/articles', title: 'articles.title', failed: 'articles.listFailed' } as const;
  await follow(page, 'ar', '/articles');
  await expectFailed(page, 'ar', articles);
  const retry = page.getByRole('button', { name: message('ar', 'state.retry') });
  await retry.click();
  await expectFailed(page, 'ar', articles);
  expect([...problems.lines].filter((line) => line.includes('TrustedHTML'))).toEqual([]);
  await context.setOffline(false);
  await page.unroute('**/__manifest*');
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/articles');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('ar', 'managers.title'));
  problems.lines.clear();
});

test('a click shows its page’s heading and title at once; what never comes has failed', async ({
  page,
  problems,
}) => {
  await page.clock.install();
  await open(page, '/en/tenders');
  const title = page.getByRole('heading', { level: 1 });
  await page.route(/\.data(?:\?|$)/, () => {});
  const item = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const name = await item.innerText();
  await item.click();
  await expect(title).toHaveText(name);
  await expect(page).toHaveTitle(name);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(message('en', 'state.loadingNews'));
  await follow(page, 'en', '/articles');
  await expect(title).toHaveText(message('en', 'articles.title'));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(message('en', 'state.loading'));
  await page.clock.fastForward(navigationTimeoutMs);
  await expectFailed(page, 'en', {
    path: '/articles',
    title: 'articles.title',
    failed: 'articles.listFailed',
  });
  await expect(page).toHaveTitle(message('en', 'articles.title'));
  problems.lines.clear();
});

test('a page whose data has changed hydrates by itself, and typed text stays', async ({ page, problems }) => {
  problems.expect('/page-data/');
  const gone = (route: Route) => route.fulfill({ status: 404, json: { message: 'Gone.' } });
  await page.route('**/page-data/**', gone, { times: 1 });
  await page.goto('/articles');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');

  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.route('**/page-data/**', async (route) => typed.then(() => gone(route)));
  await page.goto('/');
  const field = page.getByRole('textbox', { name: message('ar', 'form.name') });
  await field.fill('رنا');
  const responded = page.waitForResponse('**/page-data/**');
  resolve();
  await responded;
  await page.mouse.move(10, 10);
  await expect(field).toHaveValue('رنا');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({
    type: 'navigate',
  });
});

test('where the script of the next page is gone, as after an upgrade, its document is loaded', async ({
  page,
  problems,
}) => {
  // The document asks for it again, perhaps at the end of the test
  problems.expect('/assets/section-list-');
  await open(page, '/managers');
  await page.route(/\/assets\/section-list-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await follow(page, 'ar', '/articles');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/articles');
  problems.lines.clear();
});
