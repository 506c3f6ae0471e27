import { expect } from '@playwright/test';
import { inLanguage, languages, routes } from './routes.ts';
import { open, test } from './site.ts';

// A whole round of the site: a busy machine takes its time.
test.describe.configure({ timeout: 90_000 });

for (const language of languages) {
  const addresses = routes(language);
  // Three parts, so that both workers have their share.
  for (const part of [0, 1, 2]) {
    test(`no page is wider than its screen, from 320 to 1440 pixels (${language}, part ${part + 1})`, async ({
      page,
      problems,
    }) => {
      problems.expect('/no-such-page');
      for (const address of addresses.filter((_, place) => place % 3 === part)) {
        await page.goto(address);
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(excess, `${address} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    });

    test(`no letter is spaced or cut, and no target is under 24 pixels (${language}, part ${part + 1})`, async ({
      page,
      problems,
    }) => {
      problems.expect('/no-such-page');
      await page.setViewportSize({ width: 360, height: 800 });
      for (const address of addresses.filter((_, place) => place % 3 === part)) {
        await page.goto(address);
        const found = await page.evaluate(() => {
          const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
          const name = (element: Element) =>
            `${element.tagName}.${element.className} "${element.textContent?.slice(0, 30)}"`;
          const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(visible);
          const spaced = all.filter((each) => getComputedStyle(each).letterSpacing !== 'normal');
          const cut = all.filter((each) => {
            const { overflowY, lineHeight, fontSize } = getComputedStyle(each);
            const hasWords = [...each.childNodes].some((node) => node instanceof Text && node.data.trim());
            const clips = overflowY !== 'visible' && each.clientHeight > 1;
            return clips && hasWords && Number.parseFloat(lineHeight) < 1.75 * Number.parseFloat(fontSize);
          });
          // A link within a sentence is as high as its line (WCAG 2.5.8).
          const small = all.filter((each) => {
            if (!each.matches('a, button, summary, input, select, textarea')) return false;
            const { width, height } = each.getBoundingClientRect();
            if (width <= 1 || (width >= 24 && height >= 24)) return false;
            return getComputedStyle(each).display !== 'inline';
          });
          return { spaced: spaced.map(name), cut: cut.map(name), small: small.map(name) };
        });
        expect.soft(found, address).toEqual({ spaced: [], cut: [], small: [] });
      }
    });
  }

  test(`on paper an item stands alone, with its address (${language})`, async ({ page, site }) => {
    await open(page, `/recruitment/3/${language}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(`${site.url}/recruitment/3/${language}`, { exact: true })).toBeVisible();
    await expect(page.locator('.top-bar')).toBeHidden();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test(`on paper a list shows its cards whole (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/security-news'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const cut = await page
      .locator('.card-text')
      .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length);
    expect(cut).toBe(0);
    await expect(page.locator('body'), 'also from a dark screen').toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test(`with forced colours controls and cards keep their outlines (${language})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
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
  });
}
