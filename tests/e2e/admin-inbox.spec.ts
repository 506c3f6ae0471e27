import { expect, type Locator, type Page } from '@playwright/test';
import { adminCalls } from './admin-calls.ts';
import { openAdmin, test } from './admin-site.ts';
import { question, read, reading, row, rows } from './inbox-page.ts';
import { submit } from './submit.ts';

const path = '/report-contact-edit';

const rana = {
  name: 'رنا الخوري',
  phone: '+961 70 123 456',
  email: 'rana@example.org',
  message: 'تحية طيبة،\n\nما المستندات المطلوبة؟',
};
const john = { name: 'John Haddad', phone: '٠١/٢٣٤ ٥٦٧', message: 'Whom should I call?' };

const bribe = {
  topic: 'bribe',
  involved_names: 'موظف في دائرة التراخيص',
  datetime: '2026-11-03T10:30',
  phone: '03 111 222',
  details: 'طُلب مني مبلغ\nأمام شاهدين.',
};

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

const notice = (page: Page, text: string): Locator =>
  page.getByRole('alertdialog').filter({ hasText: text }).first();

// Each test begins with an inbox of its own.
test.beforeEach(({ adminSite }) => adminSite.sql('delete from submission_key; delete from submission'));

test('an inquiry is shown in full, and names what was left out', async ({ page, adminSite }) => {
  await submit(adminSite, 'contact', rana);
  await submit(adminSite, 'contact', john);
  await openAdmin(page, path);
  // The newest first.
  await expect(rows(page)).toHaveText([new RegExp(`^${john.name}`), new RegExp(`^${rana.name}`)]);
  await expect(reading(page)).toHaveCount(0);
  const first = await read(page, rana.name);
  await expect(first).toHaveAccessibleName(rana.name);
  await expect(first.getByRole('link', { name: rana.phone })).toHaveAttribute('href', 'tel:+96170123456');
  await expect(first.getByRole('link', { name: rana.email })).toHaveAttribute('href', `mailto:${rana.email}`);
  const text = first.getByText('ما المستندات المطلوبة؟');
  await expect(text).toHaveText(rana.message, { useInnerText: true });
  await expect(text).toHaveAttribute('dir', 'auto');
  await expect(first.getByRole('time')).toHaveText(
    /^\p{L}+ [٠-٩]{1,2} [\p{L} ]+ [٠-٩]{4}، نحو الساعة [٠-٩]{2}:٠٠$/u,
  );
  const second = await read(page, john.name);
  await expect(second.getByRole('definition')).toHaveText(['01/234 567']);
  await expect(second).toContainText('لم يُذكر: البريد الإلكتروني');
});

test('a report is shown in full, with its topic in words', async ({ page, adminSite }) => {
  await submit(adminSite, 'report', { topic: 'abuse_of_power', details: 'Every Friday.' });
  await submit(adminSite, 'report', bribe);
  await openAdmin(page, `${path}?tab=reports`);
  const complete = await read(page, 'رشوة');
  await expect(complete.getByRole('definition')).toHaveText([
    'رشوة',
    bribe.involved_names,
    'الثلاثاء ٣ تشرين الثاني ٢٠٢٦، ١٠:٣٠',
    bribe.phone,
  ]);
  await expect(complete.getByText('أمام شاهدين')).toHaveText(bribe.details, { useInnerText: true });
  const bare = await read(page, 'إساءة استعمال السلطة');
  await expect(bare.getByRole('definition')).toHaveText(['إساءة استعمال السلطة']);
  await expect(bare).toContainText('لم يُذكر: أسماء الأشخاص المعنيّين، التاريخ والوقت، رقم الهاتف');
});

test('tab and state stand in the address, and the address leads back to them', async ({
  page,
  adminSite,
}) => {
  await submit(adminSite, 'contact', rana);
  await openAdmin(page, path);
  await expect(tab(page, 'الرسائل')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('radio', { name: 'مقروءة' }).click();
  await expect(page).toHaveURL(`${path}?state=read`);
  await expect(page.getByText('لا رسائل مقروءة.')).toBeVisible();
  // The tab's number is that of the new ones.
  await tab(page, 'البلاغات').click();
  await expect(page).toHaveURL(`${path}?tab=reports`);
  await expect(page.getByText('لا بلاغات جديدة.')).toBeVisible();
  await page.getByRole('radio', { name: 'مقروءة' }).click();
  await expect(page).toHaveURL(`${path}?tab=reports&state=read`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'البلاغات المقروءة' })).toBeVisible();
  await tab(page, 'الرسائل').click();
  await expect(page).toHaveURL(path);
  await expect(row(page, rana.name)).toBeVisible();
});

test('one is marked as read after a question, then deleted for good after another', {
  tag: '@both-engines',
}, async ({ page, request, adminSite }) => {
  const names = ['first', 'second', 'third'];
  for (const name of names) await submit(adminSite, 'contact', { ...john, name });
  await openAdmin(page, path);
  await expect(tab(page, 'الرسائل')).toHaveText(/٣/);
  const mark = (await read(page, 'second')).getByRole('button', { name: 'وضع علامة «مقروء»' });
  await mark.click();
  await expect(question(page)).toContainText('هل تريد وضع علامة «مقروء» على هذه الرسالة؟');
  await expect(question(page)).toContainText('second');
  await expect(question(page)).toContainText('يُحذف نهائيًا بعد ٩٠ يومًا');
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
  await mark.click();
  await question(page).getByRole('button', { name: 'وضع علامة «مقروء»' }).click();
  await expect(notice(page, 'وُضعت على الرسالة علامة «مقروء».')).toBeVisible();
  // The newest stand first, so the next one is the oldest.
  await expect(reading(page)).toHaveAccessibleName('first');
  await expect(reading(page)).toBeFocused();
  await expect(row(page, 'second')).toHaveCount(0);
  await expect(tab(page, 'الرسائل')).toHaveText(/٢/);

  await page.getByRole('radio', { name: 'مقروءة ١' }).click();
  const second = await read(page, 'second');
  await expect(second.getByText('وُضعت علامة «مقروء» في')).toBeVisible();
  await second.getByRole('button', { name: 'حذف نهائي' }).click();
  await expect(question(page)).toContainText('هل تريد حذف هذه الرسالة نهائيًا؟ لا يمكن التراجع عن ذلك.');
  await question(page).getByRole('button', { name: 'حذف نهائي' }).click();
  await expect(notice(page, 'حُذفت الرسالة')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'الرسائل المقروءة' })).toBeFocused();
  await expect(page.getByText('لا رسائل مقروءة.')).toBeVisible();
  const calls = adminCalls(request, adminSite.token);
  expect(await calls.get('contacts?state=read')).toEqual([]);
  expect(await calls.get('contacts?state=active')).toMatchObject([{ name: 'third' }, { name: 'first' }]);
});

test('a read one can be kept from deletion, and marked as unread', async ({ page, adminSite }) => {
  await submit(adminSite, 'contact', john);
  await adminSite.sql(`update submission set state = 'read', read_on = '2026-11-20'`);
  await openAdmin(page, `${path}?state=read`);
  const one = await read(page, john.name);
  await one.getByRole('button', { name: 'حفظ بلا أجل' }).click();
  await question(page).getByLabel('السبب').selectOption('court');
  await question(page).getByRole('button', { name: 'حفظ بلا أجل' }).click();
  await expect(notice(page, 'حُفظت الرسالة، فلا تُحذف تلقائيًا.')).toBeVisible();
  await expect(one).toContainText('السبب: القضية أمام المحكمة أو النيابة العامة. موعد المراجعة:');
  await expect(one.getByRole('button', { name: 'حذف نهائي' })).toBeDisabled();
  await one.getByRole('button', { name: 'إعادة إلى الجديدة' }).click();
  await expect(page.getByText('لا رسائل مقروءة.')).toBeVisible();
  await page.getByRole('radio', { name: 'جديدة ١' }).click();
  await read(page, john.name);
  await expect(one.getByRole('button', { name: 'وضع علامة «مقروء»' })).toBeVisible();
});

test('a failed action has a notice, and everything stays', async ({ page, adminSite, problems }) => {
  problems.expect('-delete');
  await submit(adminSite, 'report', bribe);
  await page.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
  await page.route('**/api/report/**', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
  await openAdmin(page, `${path}?tab=reports`);
  const act = async (name: string) => {
    await read(page, 'Bribe');
    await page.getByRole('article').getByRole('button', { name }).click();
    await question(page).getByRole('button', { name }).click();
  };
  await act('Mark as read');
  await expect(notice(page, 'Failed to mark as read')).toBeVisible();
  await expect(page.getByRole('article').getByRole('button', { name: 'Mark as read' })).toBeFocused();
  await adminSite.sql("update submission set state = 'read', read_on = '2026-11-01'");
  await page.getByRole('radio', { name: 'Read' }).click();
  // The list before has a row of the same name
  await expect(page.getByRole('heading', { name: 'Read reports' })).toBeVisible();
  await act('Delete permanently');
  await expect(notice(page, 'Failed to delete report')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a list that fails to load has an error, and loads on retry', async ({ page, adminSite, problems }) => {
  problems.expect('/api/contacts');
  problems.expect('/api/reports');
  await submit(adminSite, 'contact', rana);
  await page.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
  await page.route(/\/api\/(contacts|reports)/, (route) => route.abort());
  await openAdmin(page, path);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch contacts');
  await tab(page, 'Reports').click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch reports');
  await tab(page, 'Inquiries').click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch contacts');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, rana.name)).toBeVisible();
});

test('more than fifty come a page at a time, and none twice or never', async ({ page, adminSite }) => {
  await submit(adminSite, 'contact', john);
  const copy = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
      .map(
        (id) =>
          `insert into submission (kind, id, state, day, read_on, kept, size, version, key_id, body) select kind, ${id}, state, day, read_on, kept, size, version, 'copy ${id}', body from submission where id = (select min(id) from submission)`,
      )
      .join(';');
  // Copies do not open, but they are listed
  await adminSite.sql(copy(1001, 1052));
  await openAdmin(page, path);
  const links = rows(page);
  await expect(links).toHaveCount(50);
  await expect(page.getByText('٥٠ من ٥٣')).toBeVisible();
  // One comes and one goes in between.
  await adminSite.sql(copy(1053, 1053));
  await row(page, 'رسالة رقم ١٬٠٥٠').click();
  await reading(page).getByRole('button', { name: 'وضع علامة «مقروء»' }).click();
  await question(page).getByRole('button', { name: 'وضع علامة «مقروء»' }).click();
  await expect(row(page, 'رسالة رقم ١٬٠٥٣')).toBeVisible();
  await page.getByRole('button', { name: 'عرض المزيد' }).click();
  await expect(links).toHaveCount(53);
  expect(new Set(await links.evaluateAll((all) => all.map(({ id }) => id))).size).toBe(53);
  await expect(page.getByRole('button', { name: 'عرض المزيد' })).toHaveCount(0);
});

test('a damaged one has an explanation, and does not affect the others', async ({ page, adminSite }) => {
  await submit(adminSite, 'contact', rana);
  await submit(adminSite, 'contact', john);
  await adminSite.sql(
    `update submission set body = substr(body, 2) where id = (select max(id) from submission)`,
  );
  await openAdmin(page, path);
  await expect(row(page, rana.name)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'تالف' }).getByRole('checkbox'),
  ).toHaveCount(0);
  const damaged = await read(page, 'رسالة رقم');
  await expect(damaged).toContainText('تالف');
  await expect(damaged).toContainText('نسخة احتياطية');
  await damaged.getByRole('button', { name: 'وضع علامة «مقروء»' }).click();
  await question(page).getByRole('button', { name: 'وضع علامة «مقروء»' }).click();
  await expect(reading(page)).toHaveAccessibleName(rana.name);
  await page.getByRole('radio', { name: 'مقروءة ١' }).click();
  await read(page, 'رسالة رقم');
  await damaged.getByRole('button', { name: 'حذف نهائي' }).click();
  await question(page).getByRole('button', { name: 'حذف نهائي' }).click();
  await expect(page.getByText('لا رسائل مقروءة.')).toBeVisible();
});
