import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages, sections } from './routes.ts';
import { hydrated, open, read, test } from './site.ts';

/** The catalogue of the specification's §8, to the letter. */
const catalogue = {
  'manager-activities': ["Failed to fetch General Manager's Activities", 'No activities to display'],
  'security-news': ['Failed to fetch Security News', 'No news to display'],
  'sports-news': ['Failed to fetch Sports News', 'No sports news to display'],
  'directorate-activities': ['Failed to fetch Directorate Activities', 'No activities to display'],
  'recruitments': ['Failed to load recruitments.', 'No Announcements to display'],
  'admin-news': ['Failed to load administrative news', 'No news to display'],
  'tenders': ['Failed to load tenders', 'No Announcements to display'],
  'articles': ['Failed to load articles', 'No Articles to display'],
  'studies': ['Failed to load studies', 'No Studies to display'],
} as const;

const failure = (language: 'ar' | 'en', key: keyof typeof catalogue) =>
  language === 'en' ? catalogue[key][0] : message('ar', `${key}.listFailed`);

const emptiness = (language: 'ar' | 'en', key: keyof typeof catalogue) =>
  language === 'en' ? catalogue[key][1] : message('ar', `${key}.listEmpty`);

for (const language of languages) {
  test(`an empty list has a note, in every section and on the home page (${language})`, async ({
    page,
    emptySite,
  }) => {
    for (const { key, list } of sections) {
      await read(page, emptySite.url + inLanguage(language, list));
      await expect
        .soft(page.getByRole('main').getByText(emptiness(language, key), { exact: true }), key)
        .toBeVisible();
      await expect.soft(page.getByRole('article'), key).toHaveCount(0);
      const home = page.getByRole('main').getByRole('link', { name: message(language, 'state.backHome') });
      await expect.soft(home, key).toHaveAttribute('href', inLanguage(language, '/'));
    }
    await read(page, emptySite.url + inLanguage(language, '/'));
    for (const { key } of sections) {
      // The manager's has its way to the list all the same; the others share one line
      const title = { name: message(language, `${key}.title`), exact: true };
      const block =
        key === 'manager-activities'
          ? page.getByRole('region', title)
          : page.getByRole('listitem').filter({ has: page.getByRole('link', title) });
      await expect
        .soft(block.getByText(emptiness(language, key), { exact: true }), `home: ${key}`)
        .toBeVisible();
    }
  });

  test(`a year without items says so, and leads to the search (${language})`, async ({ page }) => {
    await read(page, inLanguage(language, '/tenders?year=1999'));
    const main = page.getByRole('main');
    const year = { ar: '١٩٩٩', en: '1999' }[language];
    await expect(main.getByText(message(language, 'list.noneInYear', { year }))).toBeVisible();
    const search = main.getByRole('link', { name: message(language, 'search.title'), exact: true });
    await expect(search).toHaveAttribute('href', inLanguage(language, '/search'));
  });

  test(`a list that fails to load has an error, in every section (${language})`, async ({
    page,
    brokenSite,
  }) => {
    for (const { key, list } of sections) {
      expect.soft(await read(page, brokenSite.url + inLanguage(language, list)), key).toBe(503);
      const alert = page.getByRole('main').getByRole('alert');
      await expect.soft(alert, key).toContainText(failure(language, key));
    }
  });
}

test('Retry shows a list once it can be had', async ({ page, problems, ownSite }) => {
  await ownSite.sql('alter table content_item rename to gone');
  problems.expect('/studies');
  await open(page, `${ownSite.url}/studies`);
  const retry = page.getByRole('button', { name: message('ar', 'state.retry') });
  const responded = page.waitForResponse((response) => response.url().includes('.data'));
  await retry.click();
  await responded;
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  await ownSite.sql('alter table gone rename to content_item');
  await retry.click();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('on the home page each list that fails has an error, and the rest is shown', async ({
  page,
  problems,
  ownSite,
}) => {
  await ownSite.sql('alter table content_item rename to gone');
  problems.expect('/en');
  const response = await page.goto(ownSite.url + '/en');
  expect.soft(response?.status()).toBe(503);
  for (const { key } of sections) {
    const block = page.getByRole('region', { name: message('en', `${key}.title`), exact: true });
    await expect.soft(block.getByRole('alert'), key).toContainText(failure('en', key));
  }
  await expect(page.getByRole('link', { name: message('en', 'action.readMore') })).toHaveCount(3);
  await hydrated(page);
  await ownSite.sql('alter table gone rename to content_item');
  await page
    .getByRole('button', { name: message('en', 'state.retry') })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(27);
});

test('while a list is loading the page has a note and placeholders', async ({ page }) => {
  await open(page, '/managers');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/articles\.data/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').locator('a[href="/articles"]').click();
  const loading = 'جاري التحميل...';
  await expect(page.getByRole('main').getByRole('status')).toHaveText(loading);
  await expect(page.locator('.skeleton')).toHaveCount(3);
  release();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByText(loading)).toHaveCount(0);
});

test('a next page that fails to load has an error, leaves the list, and can be retried', async ({
  page,
  problems,
}) => {
  problems.expect('/api/security-news');
  await open(page, '/en/security-news');
  await page.route(/\/api\/security-news/, (route) => route.abort());
  await page.getByRole('link', { name: message('en', 'action.viewMore') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    message('en', 'security-news.listFailed'),
  );
  await expect(page.getByRole('article')).toHaveCount(12);
  const retry = page.getByRole('main').getByRole('link', { name: message('en', 'state.retry') });
  await expect(retry, 'the link that failed, still in focus').toBeFocused();
  await expect(page.getByRole('main').locator('.list-more').locator('a, button')).toHaveCount(1);
  await page.unroute(/\/api\/security-news/);
  await retry.click();
  await expect(page.getByRole('article')).toHaveCount(24);
});
