import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { expectNoOverflow } from './barriers.ts';
import { inLanguage, languages, sections } from './routes.ts';
import { open, read, test } from './site.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');

const addresses = (page: Page) =>
  titles(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const language of languages) {
  const viewMore = { ar: 'عرض المزيد', en: 'View More' }[language];
  const news = inLanguage(language, '/security-news');

  test(`each of the nine lists shows its newest items first, after open ones, twelve at most (${language})`, async ({
    page,
    request,
  }) => {
    for (const { key, list, detail } of sections) {
      const response = await request.get(`/api/${key}?limit=12&language=${language}&first=pinned`);
      const found = await response.json();
      const items: { id: number }[] = found.activities ?? found.articles;
      expect(items.length, key).toBeGreaterThanOrEqual(8);
      await read(page, inLanguage(language, list));
      await expect
        .soft(page.getByRole('heading', { level: 1 }), key)
        .toHaveText(message(language, `${key}.title`));
      expect.soft(await addresses(page), key).toEqual(items.map(({ id }) => `${detail}/${id}/${language}`));
      const more = Number(response.headers()['x-total-count']) > 12;
      await expect.soft(page.getByRole('link', { name: viewMore }), key).toHaveCount(Number(more));
    }
  });

  test(`a card shows its item's picture, title, date, text and ways to share (${language})`, async ({
    page,
    request,
  }) => {
    const [item] = (await (await request.get('/api/security-news?limit=1')).json()).activities;
    await open(page, news);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('link', { name: item[`title_${language}`], exact: true })).toBeVisible();
    await expect(card.getByText(item[`date_${language}`], { exact: true })).toBeVisible();
    const text = card.locator('.card-description');
    expect(await text.evaluate((element) => element.textContent)).toBe(item[`description_${language}`]);
    await expect(text, 'line breaks are kept').toHaveCSS('white-space', /pre-line/);
    await expect(card.locator('.card-image')).toHaveCSS('height', '300px');
    await expect(card.locator('.card-text')).toHaveCSS('max-height', '400px');
    await expect(
      card.getByRole('group', { name: message(language, 'action.share') }).getByRole('link'),
    ).toHaveCount(4);
  });
}

test('View More appends twelve, focuses the first of them and announces their number', async ({ page }) => {
  await open(page, '/security-news');
  const first = await addresses(page);
  expect(first).toHaveLength(12);
  await page.getByRole('link', { name: 'عرض المزيد' }).click();
  await expect(titles(page)).toHaveCount(24);
  expect((await addresses(page)).slice(0, 12)).toEqual(first);
  await expect(titles(page).nth(12)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toContainText('12');
  for (const count of [36, 42]) {
    await page.getByRole('link', { name: 'عرض المزيد' }).click();
    await expect(titles(page)).toHaveCount(count);
  }
  await expect(page.getByRole('link', { name: 'عرض المزيد' }), 'the last page leads no further').toHaveCount(
    0,
  );
  expect(new Set(await addresses(page)).size).toBe(42);
});

test('Back from an item finds the longer list where it was left', async ({ page }) => {
  await open(page, '/en/security-news');
  await page.getByRole('link', { name: 'View More' }).click();
  await expect(titles(page)).toHaveCount(24);
  const chosen = titles(page).nth(20);
  await chosen.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  const title = await chosen.innerText();
  await chosen.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The title is there before the history has the page
  await expect(page).toHaveURL(/\/security-news\/\d+\/en$/);

  await page.goBack();
  await expect(titles(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), left)).toBeLessThan(100);
});

test('the second page of a list has an address of its own', async ({ page }) => {
  await open(page, '/security-news');
  const first = await addresses(page);
  await open(page, '/security-news?page=2');
  const second = await addresses(page);
  expect(second).toHaveLength(12);
  expect(second.filter((address) => first.includes(address))).toEqual([]);
  await page.getByRole('link', { name: message('ar', 'action.newest') }).click();
  await expect(page).toHaveURL('/security-news');
  await expect.poll(() => addresses(page)).toEqual(first);
});

test('a page that is no number shows the first one', async ({ page }) => {
  await read(page, '/security-news');
  const first = await addresses(page);
  for (const number of ['abc', '-1', '0', '1.5', '']) {
    await read(page, `/security-news?page=${number}`);
    expect.soft(await addresses(page), number).toEqual(first);
  }
});

test('long texts fit their cards, are cut between two lines, and scroll by keyboard', async ({
  page,
  ownSite,
}) => {
  await ownSite.sql(`
    update content_item set title_ar = '${'ع'.repeat(160)}', description_ar = '${'x'.repeat(600)}', image = null where section = 'articles' and id = 8;
    update content_item set title_ar = 'طويل', description_ar = '${'كلمة '.repeat(200)}' where section = 'articles' and id = 9;
  `);
  for (const view of ['/articles?view=register', '/articles']) {
    await open(page, ownSite.url + view);
    await expectNoOverflow(page, view);
  }
  const cut = await page.locator('.card-text').evaluateAll((all) => {
    const scrolled = all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    const lines = scrolled.map((text) => {
      const edge = text.getBoundingClientRect().bottom;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ top, bottom, height }) => {
        return height < 60 && top < edge - 4 && bottom > edge + 4;
      }).length;
    });
    return { most: Math.max(...scrolled.map(({ clientHeight }) => clientHeight)), lines: Math.max(...lines) };
  });
  expect(cut).toEqual({ most: 400, lines: 0 });

  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'طويل', exact: true }) });
  await card.getByRole('link', { name: 'طويل', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => card.locator('.card-text').evaluate((text) => text.scrollTop)).toBeGreaterThan(0);
});
