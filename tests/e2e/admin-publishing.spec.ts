import { expect } from '@playwright/test';
import { openAdmin, store, test, workingCopy } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

const description = {
  description_ar: 'تُقبل الطلبات حتى ٢٠ آذار ٢٠٢٧.',
  description_en: 'Applications are taken until 21 March 2027.',
};

test('a draft is compared, published in part at a moment, and withdrawn', async ({
  page,
  problems,
  adminSite,
}) => {
  // The version that the dialog shows is refused
  problems.expect('/publish');
  const name = `published ${test.info().testId}`;
  const texts = { title_ar: name, title_en: name, ...description, publish: 'draft' } as const;
  const id = await store(adminSite, 'study', texts);
  await openAdmin(page, `/studies-edit?item=${id}`);
  const bar = page.getByRole('region', { name: 'النشر' });
  const dialog = page.getByRole('dialog');
  await expect(bar.locator('[data-state=draft]')).toHaveCount(2);

  // Another person saves while the dialog is open
  await bar.getByRole('button', { name: 'انشر…' }).click();
  await expect(dialog).toBeVisible();
  const theirs = `${description.description_ar} وتُرسل بالبريد.`;
  await store(adminSite, `update-study/${id}`, { description_ar: theirs, publish: 'draft' });
  await dialog.getByRole('button', { name: 'انشر' }).click();
  await dialog.getByRole('button', { name: 'انشر مع ذلك' }).click();
  const comparison = page.getByRole('region', { name: 'عدّل شخص آخر' });
  await expect(comparison).toBeFocused();
  await expect(comparison).toContainText(theirs);
  await expect(bar.getByRole('status')).toContainText('لم يُنشر شيء');
  await expect(bar.locator('[data-state=draft]')).toHaveCount(2);
  await comparison.getByRole('button').first().click();
  await expect(page.getByRole('article')).toContainText(theirs);

  await bar.getByRole('button', { name: 'انشر…' }).click();
  const english = dialog.getByRole('group', { name: 'النصّ الإنكليزي' });
  await english.getByRole('radio', { name: 'لاحقًا' }).check();
  await english.getByLabel('اليوم والساعة، بتوقيت بيروت').fill('2099-03-29T00:30');
  await dialog.getByRole('button', { name: 'انشر' }).click();
  await expect(english.getByRole('alert')).toContainText('لا وجود لهذه الساعة');
  await expectNoBarrierAsShown(page, 'the dialog of publication');
  await english.getByLabel('اليوم والساعة، بتوقيت بيروت').fill('2099-12-01T10:00');
  await dialog.getByRole('button', { name: 'انشر' }).click();
  await expect(dialog.getByRole('row', { name: 'تواريخ' })).toContainText('21 March 2027');
  await expectNoBarrierAsShown(page, 'the comparison');
  await dialog.getByRole('button', { name: 'انشر مع ذلك' }).click();
  await expect(bar.getByRole('status')).toHaveText('نُشر: النصّ العربي. حُدّد موعد النشر: النصّ الإنكليزي.');
  await expect(bar.getByRole('button', { name: 'انشر…' })).toBeFocused();
  expect((await workingCopy(adminSite, `studies/${id}`))['sides']).toMatchObject({
    ar: { state: 'published' },
    en: { state: 'scheduled', publish_at: '2099-12-01T08:00:00.000Z' },
  });

  const more = bar.getByRole('button', { name: 'إجراءات أخرى' });
  await more.click();
  await page.getByRole('menuitem', { name: 'سحب من الموقع مع ذكر السبب…' }).click();
  await dialog.getByRole('button', { name: 'اسحب' }).click();
  await expect(dialog.getByText('Write the reason in this language, too.')).toBeVisible();
  await expectNoBarrierAsShown(page, 'the dialog of a withdrawal');
  await dialog.getByLabel('السبب').fill('أُلغيت.');
  await dialog.getByLabel('Reason').fill('Cancelled.');
  await dialog.getByRole('button', { name: 'اسحب' }).click();
  await expect(bar.locator('[data-side=ar]')).toHaveAttribute('data-state', 'withdrawn');
});

test('an announced correction shows readers the words that changed', async ({ page, adminSite }) => {
  const title = `تصحيح ${test.info().testId}`;
  const id = await store(adminSite, 'study', { title_ar: title, title_en: 'Correction', ...description });
  const changed = {
    description_ar: description.description_ar.replace('٢٠', '٢٥'),
    publish: 'draft',
  } as const;
  await store(adminSite, `update-study/${id}`, changed);
  await openAdmin(page, `/studies-edit?item=${id}`);
  const bar = page.getByRole('region', { name: 'النشر' });
  const dialog = page.getByRole('dialog');
  await bar.getByRole('button', { name: 'انشر…' }).click();
  await dialog.getByLabel('تصحيح معلن').check();
  await dialog.getByRole('button', { name: 'انشر' }).click();
  await dialog.getByRole('button', { name: 'انشر مع ذلك' }).click();
  await expect(bar.getByRole('status')).toContainText('نُشر');
  await page.goto(`/studies/${id}/ar`);
  const corrections = page.locator('.corrections');
  await expect(corrections.locator('del')).toHaveText(/٢٠$/);
  await expect(corrections.locator('ins')).toHaveText(/٢٥$/);
  await expectNoBarrierAsShown(page, 'a corrected item');
});
