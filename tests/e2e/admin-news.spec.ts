import { expect } from '@playwright/test';
import { openAdmin, test } from './admin-site.ts';
import { submit } from './submit.ts';

// Other tests of this site's worker may have left unread ones.
test.beforeEach(({ adminSite }) => adminSite.sql('delete from submission_key; delete from submission'));

test('a report shows within a minute, in the menu and in the title, and is heard where that is wanted', async ({
  page,
  adminSite,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const Tone = OscillatorNode;
    window.OscillatorNode = class extends Tone {
      override start(at?: number) {
        tones.push(this.frequency.value);
        super.start(at);
      }
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones.length);
  // A report is new only beside a first count
  const counted = page.waitForResponse('**/api/inbox/news');
  await openAdmin(page, '/account-edit');
  await counted;
  await expect(page).toHaveTitle(/^حسابي/);
  await expect(page.locator('.nav-wide .unread-badge')).toHaveCount(0);

  await submit(adminSite, 'report', { topic: 'bribe', details: 'Zq7Xk' });
  await page.clock.runFor(60_000);
  await expect(page.locator('.nav-wide .unread-badge')).toHaveText(/^١/);
  await expect(page).toHaveTitle(/^\(١\) حسابي/);
  await expect(page.getByRole('status').filter({ hasText: 'ورد جديد. غير مقروء: ١' })).toHaveCount(1);
  expect(await tones()).toBe(0);
  expect(await page.content()).not.toContain('Zq7Xk');

  await page.getByRole('checkbox', { name: 'صوت قصير أيضًا، في هذا المتصفّح' }).check();
  await expect.poll(tones).toBe(2);
  await submit(adminSite, 'contact', { name: 'Layla', phone: '01 234 567', message: 'Hello' });
  await page.clock.runFor(60_000);
  await expect(page).toHaveTitle(/^\(٢\) /);
  await expect.poll(tones).toBe(4);
});
