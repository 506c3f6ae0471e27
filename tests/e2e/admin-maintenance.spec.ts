import { expect } from '@playwright/test';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { fetchUrl, inEnglish, notice, type PeopleSite, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { expectNoBarrierAsShown, showIn } from './barriers.ts';
import { credentials } from './site-template.ts';

const variants = [
  ['light', 1440],
  ['dark', 320],
] as const;

const chooseWords = ({ token, ...site }: PeopleSite) =>
  fetchUrl(site, 'keys/recovery', {
    method: 'POST',
    token,
    json: { public_key: recoveryWords[0].publicKey, current: credentials.password },
  });

test('without recovery words the page warns that there are no backups, and links to them', async ({
  page,
}) => {
  await openAdmin(page, '/maintenance-edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('النسخ الاحتياطي');
  await expect(page.getByText('لا تُعدّ أي نسخة احتياطية')).toBeVisible();
  await expect(page.getByRole('button', { name: 'إعداد نسخة الآن' })).toHaveCount(0);
  await page.getByRole('link', { name: 'إنشاء كلمات الاسترداد' }).click();
  await expect(page).toHaveURL('/administrators-edit#keys');
});

test('a backup is made by keyboard, watched until it was tried out, and shown', async ({
  page,
  peopleSite,
}) => {
  await chooseWords(peopleSite);
  await inEnglish(page.context());
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, '/maintenance-edit');
  await expect(page.getByText('There is no backup yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).press('Enter');
  await expect(notice(page, 'The new backup is ready')).toBeVisible();
  await expect(page.getByText('The last backup is recent, and it can be restored.')).toBeVisible();
  const backup = page.getByRole('region', { name: 'The last good backup' });
  await expect(backup).toContainText(/Size\s*[\d.]+ MB/);
  await expect(backup).toContainText(/backups\/diwan-\d{8}T\d{6}Z-manual\.tar\.age/);
  await expect(page.getByRole('region', { name: 'The last trial restore' })).toContainText(/Files\s*[1-9]/);
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeFocused();
});

test('axe finds nothing, and nothing is too wide', async ({ page, peopleSite }) => {
  const inspect = async (what: string) => {
    for (const [colorScheme, width] of variants) {
      await page.setViewportSize({ width, height: 800 });
      await showIn(page, colorScheme);
      await expectNoBarrierAsShown(page, `${what}, ${width} pixels, ${colorScheme}`);
    }
  };
  await openAdmin(page, '/maintenance-edit');
  await expect(page.getByText('لا تُعدّ أي نسخة احتياطية')).toBeVisible();
  await inspect('without words');
  await chooseWords(peopleSite);
  await page.reload();
  await page.getByRole('button', { name: 'إعداد نسخة الآن' }).click();
  await expect(page.getByText('النسخة الأخيرة حديثة')).toBeVisible();
  await page.getByText('ما فائدة النسخة الاحتياطية؟').click();
  await inspect('with a backup');
});

test('calm mode begins by keyboard in the overview, readers are told, and it ends', async ({
  page,
  peopleSite,
}) => {
  await inEnglish(page.context());
  await openAdmin(page, '/overview-edit');
  const calm = page.getByRole('region', { name: 'Calm mode', exact: true });
  await expect(calm.getByRole('status')).toContainText('Off.');
  await calm.getByLabel('For how many hours').selectOption('1 hour');
  await calm.getByRole('button', { name: 'Begin calm mode' }).press('Enter');
  await expect(calm.getByRole('status')).toContainText(/^On, until /);
  await expectNoBarrierAsShown(page, 'calm mode');
  const headers = { accept: 'text/html' };
  const search = () => page.request.get(`${peopleSite.url}/en/search?q=word`, { headers });
  expect(await (await search()).text()).toContain('the search is resting');
  expect((await page.request.get(`${peopleSite.url}/en/contact-us`)).status()).toBe(200);
  await calm.getByRole('button', { name: 'End calm mode' }).press('Enter');
  await expect(calm.getByRole('button', { name: 'Begin calm mode' })).toBeVisible();
  expect((await search()).status()).toBe(200);
});
