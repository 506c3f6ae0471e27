import { expect } from '@playwright/test';
import { openAdmin, test } from './admin-site.ts';
import { expectNoBarrier, expectNoOverflow } from './barriers.ts';

test('the plan for the worst case is a sheet of paper in each language', async ({ page }) => {
  await openAdmin(page, '/plan-edit');
  const sheets = page.getByRole('article');
  await expect(sheets).toHaveCount(2);
  await expect(sheets.first()).toContainText('editor@example.org');
  await expectNoBarrier(page, 'ar', 'the plan');
  await expectNoOverflow(page, 'the plan');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
