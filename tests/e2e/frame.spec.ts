import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages, pagePaths, routes, sections } from './routes.ts';
import { open, read, test } from './site.ts';

const locales = { ar: 'ar-EG', en: 'en-US' };

/** The names at the breadcrumb's end, by path. */
const names = {
  '/about-directorate': 'about-directorate.title',
  '/managers': 'managers.title',
  '/anthem': 'anthem.title',
  '/about-manager': 'about-manager.title',
  '/contact-us': 'contact-us.title',
  '/code-conduct': 'code-conduct.title',
  '/search': 'search.title',
  '/verify': 'verify.title',
  '/receipt': 'contact-us.title',
} as const;

for (const language of languages) {
  test(`the top bar shows the date in Beirut (${language})`, async ({ page }) => {
    const beirut = new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'full',
      timeZone: 'Asia/Beirut',
    });
    const before = beirut.format();
    await read(page, inLanguage(language, '/managers'));
    const shown = (await page.locator('.top-bar-date').innerText()).trim();
    expect([before, beirut.format()]).toContain(shown);
  });

  test(`the breadcrumb is Main / Pages / the page on every page but the items’ (${language})`, async ({
    page,
  }) => {
    const expected = [
      ...pagePaths
        .filter((path) => path !== '/')
        .map((path) => [inLanguage(language, path), names[path]] as const),
      ...sections.map(({ key, list }) => [inLanguage(language, list), `${key}.title`] as const),
    ];
    for (const [address, name] of expected) {
      await read(page, address);
      const trail = page.getByRole('navigation', {
        name: message(language, 'breadcrumb.label'),
        exact: true,
      });
      const steps = trail.getByRole('listitem');
      await expect
        .soft(steps, address)
        .toHaveText([
          { ar: 'الرئيسية', en: 'Main' }[language],
          { ar: 'الصفحات', en: 'Pages' }[language],
          message(language, name),
        ]);
      await expect.soft(steps.last(), address).toHaveAttribute('aria-current', 'page');
      await expect.soft(trail.getByRole('link'), address).toHaveAttribute('href', inLanguage(language, '/'));
    }
  });

  test(`the footer has its parts, and the help in one order on every page (${language})`, async ({
    page,
  }) => {
    for (const address of routes(language)) {
      await read(page, address);
      const footer = page.getByRole('contentinfo');
      const help = footer
        .getByRole('heading', { name: { ar: 'للتواصل والمساعدة', en: 'Help resources' }[language] })
        .locator('xpath=following-sibling::ul[1]');
      await expect.soft(help.getByRole('link'), address).toHaveText(
        {
          ar: [
            'اتصل بنا',
            'راسلنا بالبريد الإلكتروني',
            'اتصل هاتفيًا',
            'قدّم بلاغًا',
            'غرفة العمليات',
            'المكتب الإعلامي',
          ],
          en: [
            'Contact us',
            'Send an e-mail',
            'Call us',
            'Issue a report',
            'Operations room',
            'Media department',
          ],
        }[language],
      );
    }
    const footer = page.getByRole('contentinfo');
    const social = footer.getByRole('list', { name: message(language, 'footer.social') });
    await expect(social.getByRole('link')).toHaveCount(3);
    await expect(social.getByRole('link').first()).toHaveAttribute('target', '_blank');
    for (const { list } of sections) {
      await expect.soft(footer.locator(`a[href="${inLanguage(language, list)}"]`)).toBeVisible();
    }
    const verify = footer.getByRole('link', { name: message(language, 'verify.title') });
    await expect(verify).toHaveAttribute('href', inLanguage(language, '/verify'));
    await expect(footer).toContainText({ ar: 'بيروت', en: 'Beirut' }[language]);
    await expect(footer.getByRole('link', { name: 'info@example.org', exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: '+961 1 000 000', exact: true })).toBeVisible();
    await expect(footer).toContainText({ ar: '© ٢٠٢٤', en: '© 2025' }[language]);
  });
}

test('telephone and e-mail read from left to right', async ({ page }) => {
  await open(page, '/');
  const bar = page.locator('.top-bar');
  for (const [name, href] of [
    ['+961 1 000 112', 'tel:+9611000112'],
    ['info@example.org', 'mailto:info@example.org'],
  ] as const) {
    const link = bar.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    const [first, last] = await link.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const left = (at: number) => {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return [left(0), left(text.length - 1)];
    });
    expect(first, `${name} begins at the left`).toBeLessThan(last ?? 0);
  }
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/articles');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: message('ar', 'site.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
