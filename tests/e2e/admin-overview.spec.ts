import { expect, type Page } from '@playwright/test';
import { adminCalls } from './admin-calls.ts';
import { dialog, inEnglish, notice } from './admin-people-site.ts';
import { openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrierAsShown, expectNoOverflow } from './barriers.ts';

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the overview leads to what waits, to the items behind a number, and through the trash back', async ({
  page,
  adminSite,
  request,
}) => {
  const calls = adminCalls(request, adminSite.token);
  const titled = (title_en: string) => ({ title_ar: 'عنوان', title_en });
  await calls.postForm('study', {
    ...titled('A study without Arabic'),
    title_ar: '',
    ...Object.fromEntries(
      ['description_ar', 'description_en', 'date_ar', 'date_en'].map((name) => [name, 'x']),
    ),
    publish: 'draft',
  });
  const deleted = await store(adminSite, 'study', titled('A deleted study'));
  await request.delete(`${adminSite.url}/api/study/${deleted}`, {
    headers: { authorization: `Bearer ${adminSite.token}` },
  });

  await inEnglish(page.context());
  const queries = ['تجديد جواز السفر', 'x'.repeat(100), ...'abcdefgh'].map((query, index) => {
    return { language: index === 0 ? 'ar' : 'en', query, count: 20 - index, days: 5 };
  });
  await page.route('**/api/search/unanswered', (route) => route.fulfill({ json: { queries } }));
  await openAdmin(page, '/overview-edit');
  const unanswered = block(page, 'What visitors looked for and did not find');
  await expect(unanswered.getByRole('listitem').first()).toContainText('20 times on 5 days, Arabic');
  await expect(unanswered.getByRole('link').first()).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent('تجديد جواز السفر')}`,
  );
  await unanswered.getByText('And more: 2').click();
  await expect(unanswered.getByRole('link', { name: 'h', exact: true })).toBeVisible();
  const waiting = block(page, 'Waiting for me').getByRole('link', { name: 'A study without Arabic' });
  await expect(waiting).toHaveAttribute('href', /^\/studies-edit\?item=\d+$/);
  const missing = block(page, 'Coverage').getByRole('link', { name: /^Studies: Missing in Arabic, \d+$/ });
  await expect(missing).toHaveAttribute('href', '/studies-edit?lacks=ar');
  const change = block(page, 'Last changes').getByRole('listitem').first();
  await expect(change).toContainText(/Content removed\s*A deleted study\s*Studies, number/);
  await expect(change.getByRole('link', { name: 'A deleted study' })).toHaveAttribute('href', '/trash-edit');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarrierAsShown(page, `the overview at ${width}`);
    await expectNoOverflow(page, `the overview at ${width}`);
  }

  await page.getByRole('link', { name: /^Trash \(\d+\)$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeFocused();
  await expectNoBarrierAsShown(page, 'the trash');
  await page.getByRole('button', { name: 'Delete for good: A deleted study' }).click();
  const question = dialog(page, 'Delete this item for good?');
  await expect(question).toContainText('A deleted study');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Restore: A deleted study' }).click();
  await expect(notice(page, '“A deleted study” is restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore: A deleted study' })).toHaveCount(0);
  expect(await calls.get<{ title_en: string }>(`study/${deleted}`)).toMatchObject({
    title_en: 'A deleted study',
  });
});
