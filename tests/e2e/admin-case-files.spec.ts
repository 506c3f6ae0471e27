import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import * as tar from 'modern-tar';
import { pdfOf } from '../requests/pdf-of.ts';
import { pdfPages } from '../requests/pdf-pages.ts';
import { givePasswordAgain } from './admin-people-site.ts';
import { type AdminSite, openAdmin, test } from './admin-site.ts';
import { attachFile } from './attach-file.ts';
import { question, read, reading } from './inbox-page.ts';
import { solvedCaptcha, submit } from './submit.ts';

test.beforeEach(({ adminSite }) => adminSite.sql('delete from submission_key; delete from submission'));

/** A report with files, as their sender's browser sends them. */
async function reportWith(site: AdminSite, files: Record<string, Uint8Array>): Promise<string> {
  const receipt = await submit(site, 'report', { topic: 'bribe', details: 'مع مستندات' });
  await attach(site, receipt, files);
  return receipt;
}

async function attach({ url }: AdminSite, receipt: string, files: Record<string, Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    const recaptcha = await solvedCaptcha(url, 'receipt');
    await attachFile({ url: () => url, holder: { receipt, recaptcha }, file: { name, content } });
  }
}

/** Paths of all sealed pieces. */
async function sealedPieces({ dataDir }: AdminSite): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  return names.filter((name) => name.endsWith('.sealed')).map((name) => join(dataDir, name));
}

/** Dark pixels of the page that is shown. */
const ink = (page: Page) =>
  page.locator('.case-file-page canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0);
    const { data } = context!.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, at) => at % 4 === 0 && value < 128).length;
  });

test('a PDF is shown page by page, and one that is damaged is only saved', async ({ page, adminSite }) => {
  await reportWith(adminSite, {
    'two.pdf': pdfPages({ count: 2, content: 'BT /F 48 Tf 72 700 Td (Invoice 118) Tj ET' }),
    'broken.pdf': Buffer.from('%PDF-1.7\n and no more'),
  });
  await openAdmin(page, '/report-contact-edit?tab=reports');
  await read(page, 'رشوة');
  const files = reading(page).getByRole('region', { name: 'ملفات المُرسِل' });
  await files.getByRole('button', { name: 'عرض two.pdf' }).click();
  const view = files.getByRole('group', { name: 'two.pdf' });
  await expect(view.getByRole('status')).toHaveText('الصفحة ١ من ٢');
  await expect(view.locator('canvas')).toContainText('Invoice 118');
  expect(await ink(page)).toBeGreaterThan(50);
  await view.getByRole('button', { name: 'الصفحة التالية' }).click();
  await expect(view.getByRole('status')).toHaveText('الصفحة ٢ من ٢');
  await expect(view.locator('canvas')).toContainText('Invoice 118');
  expect(await ink(page)).toBeGreaterThan(50);

  await files.getByRole('button', { name: 'عرض broken.pdf' }).click();
  await expect(files.getByText('لا يمكن عرض هذا الملف عرضًا آمنًا')).toBeVisible();
  const saved = page.waitForEvent('download');
  await files.getByRole('button', { name: 'حفظ broken.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('broken.pdf');
});

/** Opens a PDF that the sender of a report has attached. */
async function viewPdf(page: Page, site: AdminSite, content: Uint8Array) {
  await reportWith(site, { 'scan.pdf': content });
  await openAdmin(page, '/report-contact-edit?tab=reports');
  await read(page, 'رشوة');
  await reading(page).getByRole('button', { name: 'عرض scan.pdf' }).click();
  return reading(page).getByRole('group', { name: 'scan.pdf' });
}

test('a page of a PDF whose scans cannot be decoded says that parts are missing', async ({
  page,
  adminSite,
}) => {
  const scan = '/Subtype/Image/Width 8/Height 8/BitsPerComponent 1';
  const fax = '/Filter[/ASCIIHexDecode/CCITTFaxDecode]/DecodeParms[null<</K -1/Columns 8/Rows 8>>]';
  const data = 'ff001001>';
  const pdf = pdfOf({
    objects: {
      Fax: [`${scan}/ColorSpace/DeviceGray${fax}`, data],
      Stencil: [`${scan}/ImageMask true${fax}`, data],
      Bilevel: [`${scan}/ColorSpace/DeviceGray/Filter[/ASCIIHexDecode/JBIG2Decode]`, '00000000>'],
    },
    pages: [
      '80 0 0 80 72 72 cm /Fax Do',
      'BT /F 48 Tf 72 700 Td (Page 2) Tj ET',
      '80 0 0 80 72 72 cm /Stencil Do',
      '80 0 0 80 72 72 cm /Bilevel Do',
    ],
  });
  const view = await viewPdf(page, adminSite, pdf);
  const notice = view.getByText('تعذّر هنا عرض أجزاء من هذه الصفحة. احفظ الملف لتفتحه في مكان آخر.');
  const next = view.getByRole('button', { name: 'الصفحة التالية' });
  await expect(notice).toBeVisible();
  await next.click();
  await expect(view.locator('canvas')).toContainText('Page 2');
  await expect(notice).toBeHidden();
  await next.click();
  await expect(notice).toBeVisible();
  await next.click();
  await expect(view.getByRole('status')).toHaveText('الصفحة ٤ من ٤');
  await expect(notice).toBeVisible();
});

test('a page of a PDF without end is stopped, and the next one is drawn and enlarged', async ({
  page,
  adminSite,
}) => {
  // Each form draws the next one ten times: ten thousand million lines
  const levels = Array.from({ length: 10 }, (_none, level) => [
    `Form${level}`,
    ['/Subtype/Form/BBox[0 0 595 842]', level < 9 ? `/Form${level + 1} Do `.repeat(10) : '0 0 m 9 9 l S'],
  ]);
  const pdf = pdfOf({
    objects: Object.fromEntries(levels),
    pages: ['/Form0 Do', 'BT /F 48 Tf 72 700 Td (Invoice 118) Tj ET', '0 0 m 9 9 l S'],
    boxes: ['0 0 595 842', '0 0 595 842', '0 0 1 99999999'],
  });
  await page.clock.install();
  const view = await viewPdf(page, adminSite, pdf);
  await expect(view.locator('[aria-busy=true]')).toBeVisible();
  const stopped = view.getByText('استغرق عرض هذه الصفحة أكثر ممّا ينبغي فأُوقف.');
  const isStopped = async () => {
    await page.clock.fastForward(20_000);
    return stopped.isVisible();
  };
  await expect.poll(isStopped).toBe(true);
  await view.getByRole('button', { name: 'الصفحة التالية' }).click();
  const canvas = view.locator('canvas');
  await expect(canvas).toContainText('Invoice 118');
  expect(await ink(page)).toBeGreaterThan(50);
  const width = () => canvas.evaluate((element: HTMLCanvasElement) => element.width);
  const fitting = await width();
  await view.getByRole('button', { name: 'تكبير الصفحة' }).click();
  await expect.poll(width).toBe(2 * fitting);
  await view.getByRole('button', { name: 'تصغير الصفحة' }).click();
  await expect.poll(width).toBe(fitting);
  // A page of a hundred million points is drawn as long as a canvas can be
  await view.getByRole('button', { name: 'الصفحة التالية' }).click();
  const height = () => canvas.evaluate((element: HTMLCanvasElement) => element.height);
  await expect.poll(height).toBeGreaterThan(16_000);
});

test('a case that is forwarded has the files of its sender with it, but for one that is damaged', async ({
  page,
  adminSite,
  problems,
}) => {
  // The password is given in a second call
  problems.expect('/forward');
  problems.expect('/files/2');
  const content = crypto.getRandomValues(new Uint8Array(50_000));
  const receipt = await reportWith(adminSite, { 'عقد:التوريد.bin': content });
  const intact = new Set(await sealedPieces(adminSite));
  await attach(adminSite, receipt, { 'ضائع.bin': content });
  const lost = (await sealedPieces(adminSite)).filter((path) => !intact.has(path));
  for (const path of lost) await rm(path);
  const identity = await generateIdentity();
  await givePasswordAgain(page);
  await openAdmin(page, '/report-contact-edit?tab=reports');
  await read(page, 'رشوة');
  await reading(page).getByRole('button', { name: 'إحالة إلى الخارج' }).click();
  await question(page).getByLabel('إلى من').fill('النيابة العامة');
  await question(page)
    .getByLabel('مفتاحها العام')
    .fill(await identityToRecipient(identity));
  const saving = page.waitForEvent('download');
  await question(page).getByRole('button', { name: 'ختم وحفظ' }).click();
  await expect(page.getByText('حُفظ الملف المختوم، وفيه صفحة تسمّي ما تعذّر فتحه من الملفات.')).toBeVisible();
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const archive = await decrypter.decrypt(await readFile(await (await saving).path()));
  const [file, document, ...others] = await tar.unpackTar(archive);
  expect(others).toEqual([]);
  const text = new TextDecoder().decode(document?.data);
  expect(text).toContain('عقد:التوريد.bin');
  expect(text).toContain(createHash('sha256').update(content).digest('hex'));
  expect(text).toMatch(/ضائع\.bin[^]*تعذّر فتح هذا الملف، فلم يُرفَق/);
  expect(file?.header.name).toBe('files/1-عقد_التوريد.bin');
  expect(Buffer.from(file?.data ?? []).equals(content)).toBe(true);
});
