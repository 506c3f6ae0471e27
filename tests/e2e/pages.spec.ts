import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { read, test } from './site.ts';

for (const language of languages) {
  test(`about the directorate: principles, six tasks, central units and eight regional directorates (${language})`, async ({
    page,
  }) => {
    await read(page, inLanguage(language, '/about-directorate'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      { ar: 'نبذة عن المديرية الوطنية ومهامها', en: 'The National Directorate and what it does' }[language],
      message(language, 'about.principles'),
      message(language, 'about.tasks'),
      message(language, 'about.organisation'),
    ]);
    await expect(main.locator('.tasks').getByRole('listitem')).toHaveCount(6);
    await expect(main.locator('.regions').getByRole('listitem')).toHaveCount(8);
    await expect(main.locator('.units').getByRole('listitem').first()).toBeVisible();
    const readMore = main.getByRole('link', { name: message(language, 'action.readMore') });
    await expect(readMore, 'this page does not lead to itself').toHaveCount(0);
  });

  test(`the contact page promises confidence and names the direct ways (${language})`, async ({ page }) => {
    await read(page, inLanguage(language, '/contact-us'));
    const main = page.getByRole('main');
    await expect(main).toContainText(
      {
        ar: 'لا يطّلع على الرسائل والبلاغات إلا المخوّلون.',
        en: 'Only authorised agents can see the inquiries and reports that are submitted.',
      }[language],
    );
    // In the form and beside it.
    const called = main.getByRole('link', { name: '+961 1 000 000', exact: true });
    await expect(called).toHaveCount(2);
    await expect(called.last()).toHaveAttribute('href', 'tel:+9611000000');
    await expect(main.getByRole('link', { name: '+961 1 000 112', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'info@example.org', exact: true }).last()).toBeVisible();
    await expect(main).toContainText({ ar: 'بيروت', en: 'Beirut' }[language]);
  });
}
