import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { open, read, test } from './site.ts';

for (const language of languages) {
  const address = inLanguage(language, '/managers');

  test(`nine successive directors with their Arabic names and terms of office (${language})`, async ({
    page,
  }) => {
    await read(page, address);
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

  test(`without directors the page has a note (${language})`, async ({ page, emptySite }) => {
    await read(page, emptySite.url + address);
    await expect(page.getByRole('main')).toContainText(
      { ar: message('ar', 'managers.empty'), en: 'No managers to display' }[language],
    );
  });

  test(`directors that fail to load have an error (${language})`, async ({ page, brokenSite }) => {
    expect(await read(page, brokenSite.url + address)).toBe(503);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      { ar: message('ar', 'managers.failed'), en: 'Failed to fetch managers' }[language],
    );
  });
}

test('their terms stand to scale on a line, the oldest at its start', async ({ page }) => {
  for (const language of languages) {
    await open(page, inLanguage(language, '/managers'));
    const line = (await page.locator('.term-line').boundingBox()) ?? { x: 0, width: 0 };
    const parts = await page.locator('.term-part').evaluateAll((each) =>
      each.map((part) => {
        const { left, width } = part.getBoundingClientRect();
        return { left, width };
      }),
    );
    const [newest = { left: 0, width: 0 }, oldest = newest] = [parts[0], parts[8]];
    const [left, right] = language === 'ar' ? [newest, oldest] : [oldest, newest];
    expect(left.left).toBeCloseTo(line.x, 0);
    expect(right.left + right.width).toBeCloseTo(line.x + line.width, 0);
    // 1970 to 1978, 1963 to 1970
    expect((parts[7]?.width ?? 0) / oldest.width).toBeCloseTo(8 / 7, 2);
  }
});

test('directors that fail to load can be retried', async ({ page, problems, ownSite }) => {
  problems.expect('/managers');
  await ownSite.sql('alter table manager rename to gone');
  await open(page, `${ownSite.url}/managers`);
  await ownSite.sql('alter table gone rename to manager');
  await page.getByRole('button', { name: message('ar', 'state.retry') }).click();
  await expect(page.locator('.manager-card')).toHaveCount(9);
});
