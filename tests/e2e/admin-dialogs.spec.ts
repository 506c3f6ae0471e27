import { expect } from '@playwright/test';
import { adminCalls, smallPicture } from './admin-calls.ts';
import { editItem, openAdmin, store, test, workingCopy } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

test('an announcement becomes a notice about another one, by keys alone', async ({ page, adminSite }) => {
  const [first, second] = ['first', 'second'].map((word) => `${word} ${test.info().testId}`);
  const about = await store(adminSite, 'tender', { title_ar: first!, title_en: first! });
  const id = await store(adminSite, 'tender', { title_ar: second!, title_en: second! });
  await openAdmin(page, `/tenders-edit?item=${id}`);
  const more = page.getByRole('button', { name: 'إجراءات أخرى' });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'إشعار متعلّق بإعلان آخر…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'إشعار متعلّق بإعلان آخر' });
  await dialog.getByRole('radio', { name: 'ملحق' }).press('ArrowDown');
  await dialog.getByRole('button', { name: 'احفظ' }).press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('searchbox').pressSequentially(first!);
  await dialog.getByRole('radio', { name: first! }).press('Space');
  await expectNoBarrierAsShown(page, 'the dialog of notices');
  await dialog.getByRole('button', { name: 'احفظ' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  expect((await workingCopy(adminSite, `tenders/${id}`))['related']).toMatchObject({
    kind: 'extension',
    concerns: { section: 'tenders', id: about },
  });
});

test('the focal point and the description of a picture are set by keys alone', async ({
  page,
  problems,
  adminSite,
}) => {
  problems.expect('/api/media/');
  const title = `point ${test.info().testId}`;
  const id = await store(adminSite, 'directorate-activity', { title_ar: title, title_en: title });
  await page.request.post(`/api/update-directorate-activity/${id}`, {
    headers: { authorization: `Bearer ${adminSite.token}` },
    multipart: { image: smallPicture },
  });
  const card = await editItem(page, '/directorate-activities-edit', id);
  const details = card.getByRole('button', { name: 'مركز الصورة ووصفها…' });
  await details.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'مركز الصورة ووصفها' });
  await dialog.getByRole('slider', { name: 'من اليسار إلى اليمين' }).press('ArrowRight');
  await dialog.getByLabel('الوصف بالعربية').fill('صورة');
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('هذا النصّ لا يصف الصورة');
  await dialog.getByLabel('الوصف بالعربية').fill('مدخل المقرّ');
  await expectNoBarrierAsShown(page, 'the details of a picture');
  await dialog.getByRole('button', { name: 'حفظ', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();
  const { image } = await workingCopy(adminSite, `directorate-activities/${id}`);
  const { items } = await adminCalls(page.request, adminSite.token).get<{ items: unknown[] }>(
    `media?image=${String(image)}`,
  );
  expect(items).toMatchObject([{ focal: { x: 0.55, y: 0.5 }, alt_ar: 'مدخل المقرّ' }]);
});
