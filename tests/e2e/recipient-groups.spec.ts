import { expect } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { addFactor, colleague, dialog, fetchUrl, notice, signIn, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { fill, formPath, panelOf, samples, send, verify } from './contact-form.ts';
import { read } from './inbox-page.ts';
import { postUntilTaken, replyOf, right, shownForm } from './plain-form.ts';
import { open } from './site.ts';

/** From the settings of the sample content. */
const oversight = 'هيئة الرقابة النموذجية';

test('a report reaches the oversight body alone where its sender chooses that, with and without script', async ({
  page,
  browser,
  peopleSite,
  problems,
}) => {
  // The password is asked for first
  problems.expect('/keys/begin');
  const { email, password, fingerprint } = await colleague(peopleSite, { roles: ['officer'], sections: [] });
  await openAdmin(page, '/administrators-edit');
  await page.getByRole('button', { name: `إنشاء مفتاح جهة الرقابة: ${email}` }).click();
  const question = dialog(page, 'هل تريد إنشاء مفتاح جهة الرقابة مع هذا الشخص؟');
  await expect(question.locator('code')).toHaveText(fingerprint);
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'إنشاء مفتاح جهة الرقابة' }).click();
  await expect(notice(page, 'صار للجهة مفتاحها.')).toBeVisible();
  await expect(page.getByRole('listitem', { name: email })).toContainText('يقرأ لجهة الرقابة');

  await openAdmin(page, '/site-settings-edit');
  const panel = page.getByRole('region', { name: 'جهة الرقابة' });
  await panel.getByRole('button', { name: 'تعديل', exact: true }).click();
  await panel.getByLabel('يستطيع مقدّم البلاغ أن يختار جهة الرقابة').check();
  await panel.getByRole('button', { name: 'حفظ التغييرات' }).click();
  await expect(notice(page, 'حُدّث المحتوى.')).toBeVisible();

  const sender = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await open(sender, peopleSite.url + formPath('ar', 'report'));
  const form = panelOf(sender, 'ar', 'report');
  await fill(form, { ...samples.report, details: 'عن أحد المخوّلين' });
  await form.getByRole('radio', { name: new RegExp(`^${oversight}`) }).check();
  await verify(form, 'ar');
  await send(form, 'ar');
  await expect(form.getByRole('heading', { name: message('ar', 'form.reportSent') })).toBeVisible();
  await sender.context().close();

  const plain = await browser.newPage({
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  });
  await plain.goto(peopleSite.url + formPath('en', 'report'));
  const plainForm = shownForm(plain);
  await expect(plainForm.getByRole('radio', { name: /^The directorate’s officers/ })).toBeChecked();
  await fill(plainForm, samples.report);
  await plainForm.getByRole('radio', { name: /^Both/ }).check();
  await replyOf(plainForm).fill(String(await right(plainForm, 'en')));
  await postUntilTaken(plain, 'en');
  await plain.context().close();

  const token = await signIn(peopleSite, { email, password });
  await addFactor(peopleSite, token, password);
  const theirs = (await fetchUrl(peopleSite, 'reports', { token })).body;
  expect(theirs).toMatchObject([
    { details: samples.report.details, recipients: ['directorate', 'oversight'] },
    { details: 'عن أحد المخوّلين', recipients: ['oversight'] },
  ]);
  await addFactor(peopleSite, peopleSite.token, 'cedar-harbour-lantern-42');
  await openAdmin(page, '/report-contact-edit?tab=reports');
  const article = await read(page, 'رشوة');
  await expect(article).toContainText('المخوّلون في المديرية');
  await expect(page.getByText('عن أحد المخوّلين')).toHaveCount(0);
});
