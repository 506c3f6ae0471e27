import { expect } from '@playwright/test';
import { fingerprint } from '#server/crypto/sealing/fingerprint.ts';
import { message } from '#shared/messages/messages.ts';
import { sealingKeysRoute } from '#shared/site/public-routes.ts';
import { openAdmin, test } from './admin-site.ts';
import { captchaBox, fill, formPath, kinds, panelOf, samples, send, verify } from './contact-form.ts';
import { read, reading } from './inbox-page.ts';
import { becomesOld } from './old-browser.ts';
import { open } from './site.ts';
import { submit } from './submit.ts';

const titles = { contact: samples.contact.name, report: 'رشوة' };
const longest = { contact: samples.contact.message, report: samples.report.details };

for (const kind of kinds) {
  test(`a ${kind} leaves the browser sealed, and reads as it was written`, async ({ page, adminSite }) => {
    await adminSite.sql('delete from submission_key; delete from submission');
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page, adminSite.url + formPath('ar', kind));
    const form = panelOf(page, 'ar', kind);
    await fill(form, samples[kind]);
    await expect(form.getByText(message('ar', 'seal.browser'))).toBeVisible();
    await verify(form, 'ar');
    await send(form, 'ar');
    await expect(form.getByRole('heading', { name: message('ar', `form.${kind}Sent`) })).toBeFocused();
    const receipt = (await form.getByText(/^(\w{4}-){5}\w{4}$/).textContent()) ?? '';
    const sent = bodies.join('\n');
    for (const text of [...Object.values(samples[kind]), receipt, receipt.replaceAll('-', '')])
      for (const spelling of [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)])
        expect.soft(sent, `${text} in what was sent`).not.toContain(spelling);
    await openAdmin(page, `/report-contact-edit?tab=${kind}s`);
    await read(page, titles[kind]);
    await expect(reading(page)).toContainText(longest[kind]);
  });
}

test('talk and files of a receipt leave the browser sealed, and reach the officer', async ({
  page,
  adminSite,
}) => {
  await adminSite.sql('delete from submission_key; delete from submission');
  const code = await submit(adminSite, 'report', { topic: 'bribe', details: 'Of a plain client' });
  const bodies: Buffer[] = [];
  page.on('request', (request) => bodies.push(request.postDataBuffer() ?? Buffer.alloc(0)));
  await open(page, `${adminSite.url}/en/receipt`);
  await page.getByLabel(message('en', 'receipt.code')).fill(code);
  await captchaBox(page.locator('main'), 'en').check();
  await page.getByRole('button', { name: message('en', 'receipt.open') }).click();
  await expect(page.getByText(message('en', 'seal.browser'))).toBeVisible();
  await page.getByLabel(message('en', 'receipt.write')).fill('What I forgot');
  await page.getByRole('button', { name: message('en', 'form.send') }).click();
  await expect(page.getByText(message('en', 'receipt.sent'), { exact: true })).toBeVisible();
  await page.getByLabel(message('en', 'uploads.choose')).setInputFiles({
    name: 'ledger.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('the second ledger'),
  });
  const upload = page.getByRole('listitem').filter({ hasText: 'ledger.txt' });
  await expect(upload).toContainText(message('en', 'uploads.received'));
  const sent = Buffer.concat(bodies).toString();
  for (const text of ['What I forgot', 'ledger', code, code.replaceAll('-', '')])
    expect.soft(sent, `${text} in what was sent`).not.toContain(text);

  await openAdmin(page, '/report-contact-edit?tab=reports');
  await read(page, titles.report);
  await expect(reading(page)).toContainText('What I forgot');
  await expect(reading(page)).toContainText('ledger.txt');
});

test('an old browser lets the site seal, says so, and its receipt works', async ({ page, adminSite }) => {
  await adminSite.sql('delete from submission_key; delete from submission');
  const old = await page.context().newPage();
  await becomesOld(old);
  const paths: string[] = [];
  old.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await open(old, adminSite.url + formPath('ar', 'report'));
  const form = panelOf(old, 'ar', 'report');
  await fill(form, samples.report);
  await expect(form.getByText(message('ar', 'seal.oldBrowser'), { exact: true })).toBeVisible();
  await expect(form.getByText(message('ar', 'seal.browser'))).toHaveCount(0);
  await verify(form, 'ar');
  await send(form, 'ar');
  await expect(form.getByRole('heading', { name: message('ar', 'form.reportSent') })).toBeFocused();
  const code = (await form.getByText(/^(\w{4}-){5}\w{4}$/).textContent()) ?? '';
  await form.getByText(message('ar', 'receipt.kept'), { exact: true }).click();

  await open(old, `${adminSite.url}/receipt`);
  await old.getByLabel(message('ar', 'receipt.code')).fill(code);
  await captchaBox(old.locator('main'), 'ar').check();
  await old.getByRole('button', { name: message('ar', 'receipt.open') }).click();
  await expect(old.getByText(message('ar', 'seal.oldBrowser'), { exact: true })).toBeVisible();
  await old.getByLabel(message('ar', 'receipt.write')).fill('ما نسيته');
  await old.getByRole('button', { name: message('ar', 'form.send') }).click();
  await expect(old.getByText(message('ar', 'receipt.sent'), { exact: true })).toBeVisible();
  expect(paths).toEqual(expect.arrayContaining(['/api/report', '/api/receipt', '/api/receipt/messages']));
  expect(paths.filter((path) => path.startsWith('/api/sealed'))).toEqual([]);

  await openAdmin(page, '/report-contact-edit?tab=reports');
  await read(page, titles.report);
  await expect(reading(page)).toContainText(longest.report);
  await expect(reading(page)).toContainText('ما نسيته');
});

test('a key that changed since the page was opened is shown before anything is sent', async ({
  page,
  adminSite,
}) => {
  await open(page, adminSite.url + formPath('en', 'contact'));
  const form = panelOf(page, 'en', 'contact');
  await fill(form, samples.contact);
  await verify(form, 'en');
  await form.getByText(message('en', 'seal.fingerprint')).click();
  const before = await form.locator('code').textContent();
  const document = await (await fetch(adminSite.url + sealingKeysRoute.pattern)).json();
  // As it would be after a rotation, once
  const other = 'B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9_AsrhtHHw';
  const key = { ...document.keys[0], public_key: other, fingerprint: fingerprint(other) };
  await page.route(`**${sealingKeysRoute.pattern}`, (route) =>
    route.fulfill({ json: { ...document, keys: [key] } }),
  );
  await send(form, 'en');
  await expect(form.getByRole('alert')).toContainText(message('en', 'form.keyChanged'));
  await expect(form.locator('code')).toHaveText(key.fingerprint);
  expect(key.fingerprint).not.toBe(before);
});
