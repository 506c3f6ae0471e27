import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { open, test } from './site.ts';

for (const language of languages) {
  test(`on paper an item is a letter, with its head and its address (${language})`, async ({
    page,
    site,
  }) => {
    await open(page, `/recruitment/3/${language}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(`${site.url}/recruitment/3/${language}`, { exact: true })).toBeVisible();
    const head = page.locator('.letterhead');
    await expect(head.getByText('المديرية الوطنية')).toBeVisible();
    await expect(head.getByText('National Directorate')).toBeVisible();
    await expect(head.getByText(message(language, 'recruitments.title'))).toBeVisible();
    await expect(foot).toContainText({ ar: 'موقع نموذجي', en: 'A sample website' }[language]);
    await expect(foot).toContainText({ ar: 'شارع المثال', en: 'Sample Street' }[language]);
    await expect(page.locator('.top-bar')).toBeHidden();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
    await expect(foot.getByRole('list')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test(`the home page is printed on six sheets at most (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/'));
    const paper = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    const sheets = paper.match(/\/Type\s*\/Page\b/g)?.length;
    expect(sheets).toBeGreaterThan(1);
    expect(sheets).toBeLessThanOrEqual(6);
  });

  test(`on paper the texts of a list’s cards are not truncated (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/security-news'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const cut = await page
      .locator('.card-text')
      .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length);
    expect(cut).toBe(0);
    await expect(page.locator('body'), 'also from a dark screen').toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test(`with forced colours controls and cards keep their outlines (${language})`, async ({ page }) => {
    // With less motion the pictures do not move on to the next dot
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page, inLanguage(language, '/'));
    const bare = await page.locator('.button, .card').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .filter(
          (each) =>
            getComputedStyle(each).borderTopStyle === 'none' ||
            getComputedStyle(each).borderTopWidth === '0px',
        )
        .map((each) => each.className),
    );
    expect(bare).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const dots = page.locator('.hero-dot');
    const underlines = await dots.evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot, '::before').borderBlockEndWidth),
    );
    expect(underlines).toEqual(['8px', '4px', '4px', '4px', '4px', '4px']);

    // A colour that is not the ground's marks one group and one tab, and no others
    await open(page, inLanguage(language, '/contact-us'));
    const marked = (selector: string) =>
      page.locator(selector).evaluateAll((all) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        return all.map((each) => getComputedStyle(each).borderBlockEndColor !== ground);
      });
    expect(await marked('.tab')).toEqual([true, false]);
    await open(page, inLanguage(language, '/managers'));
    expect(await marked('.nav-wide .nav-label')).toEqual([true, false, false, false, false]);
  });
}

test('without web fonts the bar of a wide screen stays as high, and the name is not cut into letters', async ({
  page,
  problems,
}) => {
  problems.expect('.woff2');
  await page.setViewportSize({ width: 1320, height: 700 });
  await page.route(/\.woff2$/, (route) => route.abort());
  await open(page, '/en/search');
  const bar = page.getByRole('navigation', { name: message('en', 'nav.label') });
  const { height } = (await bar.boundingBox()) ?? {};
  // 76 pixels and a line
  expect(height).toBe(77);
});
