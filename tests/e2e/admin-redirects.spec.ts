import { expect } from '@playwright/test';
import { inEnglish, notice } from './admin-people-site.ts';
import { openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrierAsShown, expectNoOverflow } from './barriers.ts';

const long = `/${'a'.repeat(150)}`;

test('a path that was not found is redirected in one click, a table gives its refused rows back, and a check names dead links', async ({
  page,
  problems,
  adminSite: { url, ...adminSite },
}) => {
  problems.expect('/api/redirects');
  const visit = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });
  await visit('/news/old.html');
  await visit(long);
  await inEnglish(page.context());
  await openAdmin(page, '/redirects-edit');
  await expect(page.getByText('There are no redirects yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Make a redirect of /news/old.html' }).click();
  await expect(page.getByLabel('Old path')).toHaveValue('/news/old.html');
  const target = page.getByLabel('Leads to');
  await expect(target).toBeFocused();
  await target.fill('tenders');
  await target.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please write a path of this site');
  await expect(target).toHaveValue('tenders');
  await target.fill('/tenders');
  await target.press('Enter');
  await expect(notice(page, 'The redirect of /news/old.html is saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a redirect of /news/old.html' })).toHaveCount(0);
  expect((await visit('/news/old.html')).headers.get('location')).toBe('/tenders');

  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`/loop-a,/loop-b\n/loop-b,/loop-a\n${long},${long}/more`),
  });
  await expect(page.getByText('Taken from the file: 2. Refused: 1.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Refused rows' })).toContainText('This leads back');
  await page.getByRole('button', { name: 'Edit the redirect of /loop-a' }).click();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarrierAsShown(page, `the redirects at ${width}`);
    await expectNoOverflow(page, `the redirects at ${width}`);
  }
  await page.getByRole('button', { name: 'Remove the redirect of /news/old.html' }).click();
  await notice(page, 'The redirect of /news/old.html is removed.')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('button', { name: 'Remove the redirect of /news/old.html' })).toBeVisible();

  const text = `See ${url}/nowhere.`;
  await store({ url, ...adminSite }, 'study', {
    title_en: 'A study',
    title_ar: 'دراسة',
    description_en: text,
  });
  await openAdmin(page, '/checks-edit');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(notice(page, 'The check is done.')).toBeVisible();
  const links = page.getByRole('region', { name: 'Links that lead nowhere (1)' });
  await expect(links).toContainText('/nowhere');
  await expect(links.getByRole('link', { name: 'A study' })).toHaveAttribute(
    'href',
    /^\/studies-edit\?item=/,
  );
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarrierAsShown(page, `the checks at ${width}`);
    await expectNoOverflow(page, `the checks at ${width}`);
  }
});
