import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { expectNoBarrier, expectNoOverflow, showIn, violations } from './barriers.ts';
import { inLanguage, languages, layouts } from './routes.ts';
import { open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  for (const address of [...layouts(language), inLanguage(language, '/studies?view=register&year=2025')]) {
    test(`${address} is accessible, and fits any screen`, async ({ page, problems }) => {
      problems.expect('/no-such-page');
      await open(page, address);
      await expectNoBarrier(page, language, address);
      await expectNoOverflow(page, address);
      await expectLegible(page, address);
    });
  }
}

/** No letter is spaced or cut, and no target is under 24 pixels. */
async function expectLegible(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
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
  expect.soft(found, what).toEqual({ spaced: [], cut: [], small: [] });
}

const menuOf = (page: Page, language: 'ar' | 'en') =>
  page.getByRole('navigation', { name: message(language, 'nav.label') });

test('an open group of the menu is accessible', async ({ page }) => {
  await open(page, '/managers');
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    await menuOf(page, 'ar')
      .getByText(message('ar', 'nav.directorate'), { exact: true })
      .filter({ visible: true })
      .click();
    expect.soft(await violations(page), colorScheme).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the open menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/en/managers');
  const menu = menuOf(page, 'en');
  await menu.locator(`summary[aria-label="${message('en', 'nav.menu')}"]`).click();
  await menu.getByText(message('en', 'nav.directorate'), { exact: true }).filter({ visible: true }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    expect.soft(await violations(page), colorScheme).toEqual([]);
  }
});

for (const language of languages) {
  test(`the anthem’s player is accessible (${language})`, async ({ page }) => {
    await open(page, inLanguage(language, '/anthem'));
    await page
      .getByRole('main')
      .getByRole('link', { name: message(language, 'action.listen') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarrier(page, language, 'the player');
  });

  test(`a failure and an empty list are accessible (${language})`, async ({
    page,
    problems,
    emptySite,
    brokenSite,
  }) => {
    const list = inLanguage(language, '/articles');
    await open(page, emptySite.url + list);
    await expectNoBarrier(page, language, 'an empty list');
    problems.expect(list);
    await open(page, brokenSite.url + list);
    await expectNoBarrier(page, language, 'a failed list');
  });
}
