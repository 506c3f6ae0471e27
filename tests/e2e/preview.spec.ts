import { expect } from '@playwright/test';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { type AdminSite, openAdmin, store, test } from './admin-site.ts';
import { expectNoBarrier, expectNoBarrierAsShown, expectNoOverflow } from './barriers.ts';
import { languages } from './routes.ts';

const texts = {
  ar: { title: 'مسودة لم تُنشر بعد', body: 'هذا النص لم يره أحد.' },
  en: { title: 'A draft that nobody has seen', body: 'This text is not public.' },
};

/** A draft, and the link with which it is read. */
async function linkToDraft(site: AdminSite): Promise<{ id: number; url: string }> {
  const id = await store(site, 'article', {
    title_ar: texts.ar.title,
    title_en: texts.en.title,
    description_ar: texts.ar.body,
    description_en: texts.en.body,
    publish: 'draft',
  });
  const response = await fetch(`${site.url}/api/previews`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ section: 'articles', id }], days: 7 }),
  });
  const { url } = (await response.json()) as { url: string };
  return { id, url: new URL(url).pathname };
}

test('a draft is read by its link without an account, a script or a trace', async ({
  adminSite,
  browser,
}) => {
  const { id, url } = await linkToDraft(adminSite);
  const reader = await browser.newContext({ baseURL: adminSite.url, javaScriptEnabled: false });
  const page = await reader.newPage();
  await page.goto(url);
  for (const language of languages) {
    const { title, body } = texts[language];
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(body)).toBeVisible();
    const bar = page.getByRole('complementary', { name: adminMessage(language, 'preview.bar') });
    await expect(bar).toContainText(adminMessage(language, 'preview.bar'));
    // Neither what names the page to others nor what shares it
    await expect(page.locator('link[rel=canonical], script, .article-actions')).toHaveCount(0);
    await expectNoOverflow(page, `a preview (${language})`);
    if (language === 'ar') await bar.getByRole('link', { name: 'English' }).click();
  }
  await page.goto(`/articles/${id}/en`);
  await expect(page.getByText(texts.en.body)).toHaveCount(0);
  await reader.close();

  const other = await browser.newContext({ baseURL: adminSite.url });
  const seen = await other.newPage();
  for (const language of languages) {
    await seen.goto(`${url}?language=${language}`);
    await expectNoBarrier(seen, language, 'a preview');
  }
  await other.close();
});

test('the editor shows the working copy in a frame that leads nowhere, and gives and withdraws links', async ({
  page,
  problems,
  adminSite,
}) => {
  const { id } = await linkToDraft(adminSite);
  await openAdmin(page, `/articles-edit?item=${id}`);
  await page.getByText(adminMessage('ar', 'previews.title'), { exact: true }).click();
  const shown = page.frameLocator(`iframe[title="${adminMessage('ar', 'previews.frame')}"]`);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(texts.ar.title);
  await page
    .getByRole('group', { name: adminMessage('ar', 'previews.language') })
    .getByText('English')
    .click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);
  await shown.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await shown.locator('.article-near a').first().click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(texts.en.title);
  await expect(page).toHaveURL(`/articles-edit?item=${id}`);
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole('button', { name: adminMessage('ar', 'previews.make') }).click();
  const field = page.getByLabel(adminMessage('ar', 'previews.new'));
  const link = new URL(await field.inputValue()).pathname;
  expect((await fetch(adminSite.url + link)).status).toBe(200);
  await expectNoBarrierAsShown(page, 'the previews in the editor');
  const withdraw = adminMessage('ar', 'previews.withdraw');
  // The link made last is the first one, once the list has it
  await expect(page.getByRole('button', { name: withdraw })).toHaveCount(2);
  await page.getByRole('button', { name: withdraw }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: withdraw }).click();
  await expect(field).toHaveCount(0);
  expect((await fetch(adminSite.url + link)).status).toBe(404);

  // The browser reports each window and script that the frame's sandbox refuses
  for (const line of problems.lines) if (line.includes('sandboxed')) problems.lines.delete(line);
});
