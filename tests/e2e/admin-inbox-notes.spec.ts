import { expect } from '@playwright/test';
import { givePasswordAgain } from './admin-people-site.ts';
import { type AdminSite, openAdmin, test } from './admin-site.ts';
import { rows } from './inbox-page.ts';
import { credentials } from './site-template.ts';
import { submit } from './submit.ts';

const path = '/report-contact-edit';

test.beforeEach(({ adminSite }) => adminSite.sql('delete from submission_key; delete from submission'));

test('long unread ones have a warning, and read ones a note on their deletion', async ({
  page,
  adminSite,
}) => {
  await submit(adminSite, 'contact', { name: 'A', phone: '1', message: 'M' });
  await submit(adminSite, 'report', { topic: 'other', details: 'D' });
  await openAdmin(page, path);
  await expect(page.getByText('ما عليه علامة «مقروء» يُحذف نهائيًا بعد ٩٠ يومًا.')).toBeVisible();
  const warning = page.getByRole('region', { name: 'بعضها ينتظر من يقرأه منذ أكثر من ٣٠ يومًا' });
  await expect(rows(page)).toHaveCount(1);
  await expect(warning).toHaveCount(0);
  await adminSite.sql("update submission set day = '2026-01-01'");
  await page.reload();
  await expect(warning).toContainText('الرسائل: ١. البلاغات: ١.');
  await expect(warning).toContainText('لا يُحذف من تلقاء نفسه أبدًا');
});

test('the days are those of the settings, in whole numbers from 1 to 3650', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/api/site-settings');
  await givePasswordAgain(page);
  await openAdmin(page, '/site-settings-edit');
  const panel = page.getByRole('region', { name: 'مدّة حفظ الرسائل' });
  await panel.getByRole('button', { name: 'تعديل' }).click();
  const days = panel.getByLabel('تُحذف الرسائل المقروءة بعد هذا العدد من الأيام');
  const save = () => panel.getByRole('button', { name: 'حفظ التغييرات' }).click();
  for (const wrong of ['أسبوع', '0', '2.5', '']) {
    await days.fill(wrong);
    await save();
    await expect(days).toHaveAccessibleDescription(/يرجى كتابة عدد صحيح من الأيام، من ١ إلى ٣٬٦٥٠\./);
    await expect(days).toHaveValue(wrong);
  }
  await days.fill('١٢٠');
  await save();
  await expect(panel.getByRole('button', { name: 'تعديل' })).toBeVisible();
  await expect(panel.getByText('١٢٠', { exact: true })).toBeVisible();
  await openAdmin(page, path);
  await page.getByText('ما عليه علامة «مقروء» يُحذف نهائيًا بعد ١٢٠ يومًا.').waitFor();
  await page.getByRole('link', { name: 'تغيير المدّة' }).click();
  await panel.getByRole('button', { name: 'تعديل' }).click();
  await days.fill('90');
  await save();
  // Fewer days wait for a week, and a holder can cancel them
  const pending = page.getByRole('status', { name: 'تغييرات معلّقة' });
  await expect(pending).toContainText('٩٠');
  await expect(panel.getByText('١٢٠', { exact: true })).toBeVisible();
  await pending.getByRole('button').click();
  await expect(pending).toBeEmpty();
  await adminSite.sql(`delete from site_setting where key = 'retention'`);
});

/** A token of a second administrator, who came by an invitation and was not granted the key. */
async function withoutKey({ url, token }: AdminSite): Promise<string> {
  const post = async (name: string, body: object) => {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { token: string };
  };
  const email = `${crypto.randomUUID()}@example.org`;
  const password = 'willow-market-anchor-17';
  const invitation = await post('administrators/invite', { email, current: credentials.password });
  await post('invitation/accept', { token: invitation.token, password });
  return (await post('login', { email, password })).token;
}

test('an administrator without the key sees a calm note, with who can grant it', async ({
  page,
  adminSite,
  problems,
}) => {
  problems.expect('/api/contacts');
  problems.expect('/api/reports');
  await submit(adminSite, 'contact', { name: 'Sealed', phone: '1', message: 'M' });
  const token = await withoutKey(adminSite);
  await page.addInitScript((own) => localStorage.setItem('diwan-token', own), token);
  await openAdmin(page, path);
  const note = page.getByRole('region', { name: 'لم تُمنح المفتاح بعد' });
  await expect(note).toContainText('لا يقرؤها إلا من يحمل المفتاح');
  await expect(page.getByText('Sealed')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('tab', { name: 'البلاغات' }).click();
  await expect(note).toBeVisible();
  await note.getByRole('link').click();
  await expect(page).toHaveURL('/administrators-edit');
});
