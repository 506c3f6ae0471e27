import { expect, type Page } from '@playwright/test';
import { becomes, colleague, dialog, inEnglish, type PeopleSite, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' });

/** A draft of the study that a test is about. */
async function writeDraft(site: PeopleSite, token: string): Promise<number> {
  const body = new FormData();
  const texts = {
    title_ar: 'دراسة',
    title_en: 'A study',
    description_ar: 'جديد.',
    description_en: 'Something new.',
    date_ar: 'تشرين الثاني ٢٠٢٦',
    date_en: 'November 2026',
    publish: 'draft',
  };
  for (const [name, text] of Object.entries(texts)) body.append(name, text);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${site.url}/api/study`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

test('a writer hands in, reads why it came back, and an editor publishes what is handed in again', async ({
  page: editor,
  browser,
  peopleSite,
}) => {
  const { token } = await colleague(peopleSite, { roles: ['writer'] });
  const id = await writeDraft(peopleSite, token);
  const context = await browser.newContext({ baseURL: peopleSite.url });
  await becomes(context, token);
  await inEnglish(context);
  await inEnglish(editor.context());
  const writer = await context.newPage();
  await openAdmin(writer, `/studies-edit?item=${id}`);
  await bar(writer).getByRole('button', { name: 'Hand in…' }).click();
  const handIn = dialog(writer, 'Hand in for publication');
  await handIn.getByLabel('Note for whoever reads it').fill('The figures are new.');
  await expectNoBarrierAsShown(writer, 'the dialog of a hand-in');
  await handIn.getByRole('button', { name: 'Hand in' }).click();
  await expect(bar(writer)).toContainText('It waits to be published by somebody else.');
  await expect(writer.locator('.desk-row[data-open]')).toContainText('Handed in');

  await openAdmin(editor, '/overview-edit');
  await editor.getByRole('link', { name: 'A study' }).first().click();
  await expect(bar(editor)).toContainText('The figures are new.');
  await bar(editor).getByRole('button', { name: 'Read and decide…' }).click();
  const review = editor.getByRole('region', { name: 'Read and decide' });
  await expect(review.getByRole('heading', { name: 'Read and decide' })).toBeFocused();
  await expect(review).toContainText('Something new.');
  await expectNoBarrierAsShown(editor, 'the review of a hand-in');
  await review.getByRole('button', { name: 'Send back with a remark…' }).click();
  await review.getByRole('button', { name: 'Send back' }).click();
  await expect(review.getByRole('alert')).toHaveText('Write what is to be changed.');
  await review.getByLabel('Remark').fill('Say which year.');
  await review.getByRole('button', { name: 'Send back' }).click();
  await expect(bar(editor).getByRole('status')).toHaveText('Sent back.');

  await openAdmin(writer, `/studies-edit?item=${id}`);
  await expect(bar(writer)).toContainText('Say which year.');
  await bar(writer).getByRole('button', { name: 'Hand in…' }).click();
  await handIn.getByRole('button', { name: 'Hand in' }).click();
  await expect(bar(writer)).toContainText('It waits');

  await openAdmin(editor, `/studies-edit?item=${id}&hand_in=waiting`);
  await bar(editor).getByRole('button', { name: 'Read and decide…' }).click();
  await review.getByRole('button', { name: 'Publish…' }).click();
  await dialog(editor, 'Publish').getByRole('button', { name: 'Publish' }).click();
  await expect(bar(editor).locator('[data-state=published]')).toHaveCount(2);
  await context.close();
});
