import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { inLanguage, languages } from './routes.ts';
import { open, read, test } from './site.ts';

const groups = [
  'personal_info',
  'programs',
  'languages',
  'promotions',
  'medals_received',
  'positions',
  'commendations',
] as const;

for (const language of languages) {
  const address = inLanguage(language, '/about-manager');

  test(`the general manager's profile shows its seven groups and leads to the activities (${language})`, async ({
    page,
  }) => {
    await read(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      { ar: 'اللواء نديم رابية', en: 'Major General Nadim Rabieh' }[language],
    );
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.toSorted()).toEqual(
      groups.map((group) => message(language, `manager.${group}`)).toSorted(),
    );
    const activities = main.getByRole('link', { name: message(language, 'manager.seeActivities') });
    await expect(activities).toHaveAttribute('href', inLanguage(language, '/manager-activities'));
  });

  test(`positions stand in two columns, the first with the half that is rounded up (${language})`, async ({
    page,
    request,
  }) => {
    const { content } = await (await request.get('/api/about-manager-details')).json();
    const all: string[] = Object.values<{ ar: string; en: string }>(content.positions).map(
      (each) => each[language],
    );
    expect(all.length % 2, 'the sample has an odd number').toBe(1);
    await open(page, address);
    const columns = page.getByRole('main').locator('.positions').getByRole('list');
    await expect(columns).toHaveCount(2);
    const half = Math.ceil(all.length / 2);
    await expect(columns.nth(0).getByRole('listitem')).toHaveText(all.slice(0, half));
    await expect(columns.nth(1).getByRole('listitem')).toHaveText(all.slice(half));
    const [first, second] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()];
    expect(first?.y).toBe(second?.y);
    const order = Math.sign((second?.x ?? 0) - (first?.x ?? 0));
    expect(order, 'the first column is where reading begins').toBe(language === 'ar' ? -1 : 1);
  });

  test(`a profile that fails to load has an error beside the rest (${language})`, async ({
    page,
    brokenSite,
  }) => {
    expect(await read(page, brokenSite.url + address)).toBe(503);
    const alerts = page.getByRole('main').getByRole('alert');
    await expect(alerts).toHaveCount(2);
    const [profile, details] = {
      ar: [message('ar', 'manager.failed'), message('ar', 'manager.detailsFailed')],
      en: ['An error occurred while fetching data.', "Failed to fetch General Manager's Details"],
    }[language];
    await expect(alerts.first()).toContainText(profile ?? '');
    await expect(alerts.last()).toContainText(details ?? '');
  });

  test(`without positions the profile has a note (${language})`, async ({ page, emptySite }) => {
    await read(page, emptySite.url + address);
    await expect(page.getByRole('main')).toContainText(
      { ar: message('ar', 'manager.noPositions'), en: 'No positions available' }[language],
    );
  });
}

test('a profile that fails to load can be retried', async ({ page, problems, ownSite }) => {
  problems.expect('/about-manager');
  await ownSite.sql(
    'alter table manager_profile rename to gone; alter table profile_record rename to gone_too',
  );
  await open(page, `${ownSite.url}/en/about-manager`);
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts).toHaveCount(2);
  await ownSite.sql(
    'alter table gone rename to manager_profile; alter table gone_too rename to profile_record',
  );
  await alerts
    .first()
    .getByRole('button', { name: message('en', 'state.retry') })
    .click();
  await expect(alerts).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nadim Rabieh');
});
