import { expect } from '@playwright/test';
import { direction, otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { expectNoOverflow } from './barriers.ts';
import { calls, inLanguage, languages, sections } from './routes.ts';
import { hydrated, open, read, test } from './site.ts';

/** The catalogue of the specification's §8, to the letter. */
const catalogue = {
  'manager-activities': 'Activity not found',
  'security-news': 'News Item not found',
  'sports-news': 'News Item not found',
  'directorate-activities': 'Activity not found',
  'recruitments': 'Recruitment not found',
  'admin-news': 'News Item not found',
  'tenders': 'Tender not found',
  'articles': 'Article not found',
  'studies': 'Study not found',
} as const;

for (const language of languages) {
  const goBack = { ar: 'رجوع', en: 'Go Back' }[language];

  test(`an unknown item has a message and a way back, in every section (${language})`, async ({ page }) => {
    for (const { key, list, detail } of sections) {
      expect.soft(await read(page, `${detail}/99999/${language}`), key).toBe(404);
      const alert = page.getByRole('main').getByRole('alert');
      const localizedMessage = language === 'en' ? catalogue[key] : message('ar', `${key}.notFound`);
      await expect.soft(alert, key).toContainText(localizedMessage);
      const back = alert.getByRole('link', { name: goBack });
      await expect.soft(back, key).toHaveAttribute('href', inLanguage(language, list));
      const way = page.getByRole('navigation', { name: message(language, 'breadcrumb.label') });
      const up = way.getByRole('link', { name: message(language, `${key}.title`), exact: true });
      await expect.soft(up, key).toHaveAttribute('href', inLanguage(language, list));
      await expect.soft(page.locator('meta[name="robots"]'), key).toHaveAttribute('content', 'noindex');
    }
  });

  test(`an item of the other language has a notice and a link there; one without a title is unknown (${language})`, async ({
    page,
    ownSite,
  }) => {
    const other = otherLanguage(language);
    await ownSite.sql(`
      update content_item set title_${language} = '', description_${language} = '' where id = 1;
      update content_item set title_ar = '', title_en = ' ' where id = 2;
    `);
    for (const { key, detail } of sections) {
      expect.soft(await read(page, `${ownSite.url}${detail}/1/${language}`), key).toBe(404);
      const main = page.getByRole('main');
      const localizedMessage = message(language, `${key}.inOtherLanguage`);
      await expect.soft(main.getByText(localizedMessage), key).toBeVisible();
      await expect.soft(main.getByRole('heading', { level: 1 }), key).toHaveAttribute('lang', other);
      const item = await (await page.request.get(`${ownSite.url}/api/${calls[key]}/1`)).json();
      const lines = item[`description_${other}`].split('\n').filter((line: string) => line.trim());
      const text = main.locator(`.stack[lang="${other}"][dir="${direction(other)}"] p`);
      expect.soft(await text.allTextContents(), `${key}: the text of the other language`).toEqual(lines);
      await expect
        .soft(main.getByRole('link', { name: message(language, `${key}.readInOtherLanguage`) }), key)
        .toHaveAttribute('href', `${detail}/1/${other}`);
      await expect.soft(page.locator('meta[name="robots"]'), key).toHaveAttribute('content', 'noindex');
      await expect.soft(page.locator(`link[hreflang="${language}"]`), key).toHaveCount(0);

      expect.soft(await read(page, `${ownSite.url}${detail}/2/${language}`), key).toBe(404);
      await expect.soft(main.getByRole('alert'), key).toContainText(message(language, `${key}.notFound`));
    }
  });
}

test('the longest word fits any screen, in an item and beside it', async ({ page, ownSite }) => {
  const word = 'x'.repeat(300);
  await ownSite.sql(
    `update content_item set title_ar = '${word}', description_ar = '- ${word}' where id = 3`,
  );
  for (const id of [3, 4]) {
    await page.goto(`${ownSite.url}/recruitment/${id}/ar`);
    await expectNoOverflow(page, `item ${id}`);
  }
});

test('an item that fails to load can be retried', async ({ page, problems, ownSite }) => {
  problems.expect(`/recruitment/2/en`);
  await ownSite.sql('alter table content_item rename to gone');
  const response = await page.goto(`${ownSite.url}/recruitment/2/en`);
  expect(response?.status()).toBe(503);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('link', { name: 'Go Back' })).toBeVisible();
  await expect(alert).toContainText(message('en', 'recruitments.notFound'));
  await hydrated(page);
  await ownSite.sql('alter table gone rename to content_item');
  await alert.getByRole('button', { name: message('en', 'state.retry') }).click();
  await expect(
    page.getByRole('heading', { name: { ar: 'محتوى الخبر', en: 'News Content' }.en }),
  ).toBeVisible();
});

test('an item that is loading shows it', async ({ page }) => {
  await open(page, '/en/studies');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/studies\/\d+\/(ar|en)\.data/, async (route) => {
    await released;
    await route.continue();
  });
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    { ar: 'يجري تحميل الخبر…', en: 'Loading news...' }.en,
  );
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('an id that is no number is an unknown item', async ({ page }) => {
  for (const id of ['0', '-1', '1.5', 'abc', '1e3', '%00', '9007199254740993']) {
    expect.soft(await read(page, `/articles/${id}/en`), id).toBe(404);
    const alert = page.getByRole('main').getByRole('alert');
    await expect.soft(alert, id).toContainText('Article not found');
  }
});

test('an address that is nearly that of an item is an unknown path and shows the home page', async ({
  page,
}) => {
  for (const address of [
    '/articles/1/fr',
    '/articles/1',
    '/en/articles/1/en',
    '/recruitments/1/ar',
    '/tenders/1/en',
  ]) {
    expect.soft(await read(page, address), address).toBe(404);
    const pictures = page.getByRole('region', { name: /صور من لبنان|Pictures of Lebanon/ });
    await expect.soft(pictures, address).toBeVisible();
  }
});
