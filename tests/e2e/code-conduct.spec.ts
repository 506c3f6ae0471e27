import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { open, read, test } from './site.ts';

for (const language of languages) {
  const address = inLanguage(language, '/code-conduct');

  test(`the code of conduct bears its date, and names its PDFs with their sizes (${language})`, async ({
    page,
    request,
  }) => {
    await read(page, address);
    const date = page.getByRole('main').getByRole('time');
    await expect(date).toContainText({ ar: '٣٠ تشرين الثاني ٢٠٢١', en: '30 November 2021' }[language]);
    await expect(date).toHaveAttribute('datetime', '2021-11-30');
    for (const [key, file] of [
      ['conduct.downloadAr', 'ar'],
      ['conduct.downloadEn', 'en'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: message(language, key) });
      await expect(link).toHaveAttribute('hreflang', file);
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toBe('application/pdf');
      const body = await response.body();
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      const kilobytes = /(\d+) kB/.exec(await link.innerText())?.[1];
      expect(kilobytes, 'the size that the link states').toBe(String(Math.ceil(body.length / 1000)));
    }
  });

  const width = { ar: 1440, en: 360 }[language];

  test(`its contents lead to its parts at ${width} pixels (${language})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address);
    const main = page.getByRole('main');
    if (width < 1024) await main.locator('summary').click();
    const contents = main.locator('a[href^="#"], a[href*="#section"]').filter({ visible: true });
    const parts = main.locator('section[id]');
    expect(await contents.count()).toBe(await parts.count());
    await contents.last().click();
    await expect(page).toHaveURL(/#section-\d+$/);
    await expect(parts.last().getByRole('heading')).toBeInViewport();
    const covered = await parts
      .last()
      .getByRole('heading')
      .evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect();
        return (
          !heading.contains(document.elementFromPoint(left + 2, top + height / 2)) &&
          document.elementFromPoint(left + 2, top + height / 2)?.closest('nav') !== null
        );
      });
    expect(covered, 'the menu does not cover the heading').toBe(false);
  });
}

test('a PDF is downloaded from the page', async ({ page }) => {
  await open(page, '/code-conduct');
  const download = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('link', { name: message('ar', 'conduct.downloadAr') })
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
