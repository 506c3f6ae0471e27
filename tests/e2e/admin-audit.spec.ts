import { expect } from '@playwright/test';
import { defaultSettings } from '#server/services/settings/default-settings.ts';
import { fetchUrl, inEnglish, invite, type PeopleSite, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { expectNoBarrierAsShown, showIn } from './barriers.ts';
import { credentials } from './site-template.ts';

/** More saves than a page holds entries. */
async function saveOften({ token, ...site }: PeopleSite) {
  const json = { value: defaultSettings.social };
  for (let save = 1; save <= 55; save += 1) {
    await fetchUrl(site, 'site-settings/social', { method: 'POST', token, json });
  }
}

test('the trail is read page by page, by keyboard, and its query is in the URL', async ({
  page,
  peopleSite,
}) => {
  await invite(peopleSite, 'colleague@example.org');
  await saveOften(peopleSite);
  await inEnglish(page.context());
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, '/audit-edit');
  const entries = page.getByRole('region', { name: 'Audit trail' }).getByRole('listitem');
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText(/Settings saved\s*Social networks/);
  await expect(entries.first()).toContainText(credentials.email);
  await expect(page.getByRole('status').filter({ hasText: 'Entries 1 to 50 of 59' })).toBeVisible();

  await page.getByRole('button', { name: 'Older' }).press('Enter');
  await expect(entries).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Older' })).toBeFocused();
  await expect(entries.last()).toContainText(/Content imported\s*Sample content.*The site by itself/s);

  await page.getByLabel('What').selectOption('Invitation made');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('colleague@example.org');
  await expect(page).toHaveURL('/audit-edit?action=invitation.given');
  await page.getByLabel('By').selectOption('The site by itself');
  await expect(page.getByText('There are no such entries.')).toBeVisible();
  await page.goBack();
  await expect(entries).toHaveCount(1);
});

test('axe finds nothing, and nothing is too wide', async ({ page, peopleSite }) => {
  await invite(peopleSite, 'a-colleague-with-a-very-long-address@directorate.example.org');
  await saveOften(peopleSite);
  await openAdmin(page, '/audit-edit?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سجلّ العمليات');
  await expect(page.getByText(/من ٥١ إلى ٥٩/)).toBeVisible();
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await showIn(page, colorScheme);
    await expectNoBarrierAsShown(page, `the audit trail, ${width} pixels, ${colorScheme}`);
  }
});
