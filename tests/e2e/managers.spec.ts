import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { hydrated, open, test } from './site.ts';

for (const language of languages) {
  const address = inLanguage(language, '/managers');

  test(`nine successive directors with their Arabic names and terms of office (${language})`, async ({
    page,
  }) => {
    await open(page, address);
    const cards = page.getByRole('main').locator('.manager-card');
    await expect(cards).toHaveCount(9);
    for (const card of await cards.all()) {
      const name = card.getByRole('heading', { level: 2 });
      await expect(name).toHaveText(/^[\u0600-\u06FF\s]+$/);
      await expect(name).toHaveAttribute('lang', 'ar');
      await expect(name).toHaveAttribute('dir', 'rtl');
      await expect(card).toContainText({ ar: 'مدة الولاية', en: 'Term of Office' }[language]);
    }
    const today = page.getByText({ ar: 'حتى اليوم', en: 'till today' }[language], { exact: true });
    await expect(today).toHaveCount(1);
    await expect(cards.filter({ has: today })).toContainText('اللواء نديم رابية');
  });

  test(`without directors the page says so (${language})`, async ({ page, emptySite }) => {
    await page.goto(emptySite.url + address);
    await expect(page.getByRole('main')).toContainText(
      { ar: message('ar', 'managers.empty'), en: 'No managers to display' }[language],
    );
  });

  test(`directors that cannot be had can be asked for again (${language})`, async ({
    page,
    problems,
    ownSite,
  }) => {
    problems.expect(address);
    await ownSite.sql('alter table manager rename to gone');
    const answer = await page.goto(ownSite.url + address);
    expect(answer?.status()).toBe(503);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(
      { ar: message('ar', 'managers.failed'), en: 'Failed to fetch managers' }[language],
    );
    await hydrated(page);
    await ownSite.sql('alter table gone rename to manager');
    await alert.getByRole('button', { name: message(language, 'state.retry') }).click();
    await expect(page.locator('.manager-card')).toHaveCount(9);
  });
}
