import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { givePasswordAgain } from './admin-people-site.ts';
import { openAdmin, test } from './admin-site.ts';
import { submit } from './submit.ts';

const path = '/report-contact-edit';

const formulas = {
  name: '=1+1',
  phone: '+961 1 000 000',
  email: 'a@example.org',
  message: '@cmd,\n"quoted"',
};

test.beforeEach(async ({ adminSite, page }) => {
  await givePasswordAgain(page);
  await adminSite.sql('delete from submission_key; delete from submission');
  await submit(adminSite, 'contact', { name: 'رنا', phone: '70 123 456', message: 'الرسالة الأولى' });
  await submit(adminSite, 'contact', formulas);
  await submit(adminSite, 'contact', { name: 'Not chosen', phone: '1', message: 'Stays in the inbox' });
});

/** The calls of an export, with the bodies that they may have. */
const bodies: Record<string, RegExp> = {
  '/api/contacts/exported': /^\{"ids":\[\d+(,\d+)*\](,"current":"[^"]+")?\}$/,
  '/api/login/parameters': /^\{"email":"[^"]+"\}$/,
};

/** Requests that a page makes by itself: scripts, the number of unread messages, the router's list of pages. */
const backgroundRequest =
  /^\/(?:assets\/[\w-]+\.js|api\/inbox\/news|__manifest\?paths=(?:%2[CF]|[\w-])+&version=\w+)$/;

/** The result of a click in the inbox, after a warning, with the number of requests sent during it. */
async function exported(page: Page, button: string, action: string): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The audit trail records the numbers; beside them stands the password, the second time, which is run by a script
    const isFree =
      request.method() === 'GET'
        ? backgroundRequest.test(pathname + search)
        : bodies[pathname]?.test(request.postData() ?? '');
    if (!isFree) sent.push(request.url());
  });
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('alertdialog', { name: /غير مختوم/ });
  await expect(dialog).toContainText('قرص مشفّر');
  await expect(dialog).toContainText('لا يُرسل شيء من مضمونها إلى أيّ مكان');
  await dialog.getByRole('button', { name: action }).click();
  return sent;
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'اختيار: رنا' }).check();
  await page.getByRole('checkbox', { name: 'اختيار: =1+1' }).check();
  await expect(page.getByText('اختير اثنان')).toBeVisible();
}

/** The name proposed in the browser's save dialog, and the written content. */
type Saved = { name: string; text: string };

const wanted = (text: string) => {
  const [header, ...rows] = text.split('\r\n');
  expect(header).toBe(
    '\uFEFF"الرقم","تاريخ الورود","الاسم","رقم الهاتف","البريد الإلكتروني","نص الرسالة","وُضعت علامة «مقروء» في"',
  );
  expect(rows).toEqual([
    expect.stringMatching(
      /^"\d+","\d{4}-\d\d-\d\d \d\d:00","'=1\+1","'\+961 1 000 000","a@example\.org","'@cmd,\n""quoted""",""$/,
    ),
    expect.stringMatching(/^"\d+","\d{4}-\d\d-\d\d \d\d:00","رنا","70 123 456","","الرسالة الأولى",""$/),
    '',
  ]);
};

test('the selected ones go to a file where the browser prompts for its place', async ({ page }) => {
  await page.addInitScript(() => {
    const saved = { name: '', text: '' };
    Object.assign(window, {
      saved,
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        saved.name = suggestedName;
        return {
          createWritable: async () => ({
            write: async (file: Blob) => void (saved.text = await new Response(file).text()),
            close: async () => undefined,
          }),
        };
      },
    });
  });
  await openAdmin(page, path);
  await choose(page);
  const sent = await exported(page, 'حفظ بصيغة CSV', 'حفظ الملف');
  await expect(page.getByText('حُفظ الملف. احذفه بعد استعماله.')).toBeVisible();
  // The browser's own reading of a file takes its mark of encoding off.
  const { name, text } = await page.evaluate(() => (window as unknown as { saved: Saved }).saved);
  wanted(`\uFEFF${text}`);
  expect(name).toMatch(/^الرسائل الجديدة \d{4}-\d\d-\d\d\.csv$/);
  expect(sent).toEqual([]);
});

test('without such a dialog, the file is downloaded', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await openAdmin(page, path);
  await choose(page);
  const download = page.waitForEvent('download');
  const sent = await exported(page, 'حفظ بصيغة CSV', 'حفظ الملف');
  // An event does not wait for the password, a locator does
  await expect(page.getByText('حُفظ الملف. احذفه بعد استعماله.')).toBeVisible();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  wanted(await readFile(await file.path(), 'utf8'));
  expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test('a save that is cancelled, or fails, has a fitting notice', async ({ page }) => {
  await page.addInitScript(() => {
    let requested = 0;
    Object.assign(window, {
      showSaveFilePicker: () => {
        requested += 1;
        throw new DOMException('', requested === 1 ? 'AbortError' : 'NotAllowedError');
      },
    });
  });
  await openAdmin(page, path);
  await choose(page);
  await exported(page, 'حفظ بصيغة CSV', 'حفظ الملف');
  await expect(page.getByRole('button', { name: 'حفظ بصيغة CSV' })).toBeFocused();
  await exported(page, 'حفظ بصيغة CSV', 'حفظ الملف');
  await expect(page.getByText('تعذّر حفظ الملف.')).toBeVisible();
  await expect(page.getByText('حُفظ الملف.')).toHaveCount(0);
});

test('only the selected ones are printed, each in full', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: document.title });
  });
  await openAdmin(page, path);
  await choose(page);
  // The number of unread messages comes into the title after the page
  await expect(page).toHaveTitle(/^\(٣\) /);
  const title = await page.title();
  const sent = await exported(page, 'طباعة أو حفظ بصيغة PDF', 'متابعة إلى الطباعة');
  await expect(page.locator('.print-sheet')).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { printed: string }).printed)).toMatch(
    /^الرسائل الجديدة \d{4}-\d\d-\d\d$/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading')).toHaveText(['الرسائل الجديدة', '=1+1', /./, 'رنا', /./]);
  await expect(page.getByText('العدد: ٢')).toBeVisible();
  await expect(page.getByText('الرسالة الأولى').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Stays in the inbox')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  // Afterwards the page is as it was.
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheet')).toHaveCount(0);
  expect(await page.title()).toBe(title);
  expect(sent).toEqual([]);
});

test('the open one is printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAdmin(page, path);
  await page.getByRole('link', { name: /^رنا/ }).click();
  await exported(page, 'طباعة', 'متابعة إلى الطباعة');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('العدد: ١')).toBeVisible();
  await expect(page.getByText('الرسالة الأولى').filter({ visible: true })).toHaveCount(1);
});

test('all visible ones are selected together, and deselected together', async ({ page }) => {
  await openAdmin(page, path);
  const all = page.getByRole('checkbox', { name: 'اختيار كل المعروض' });
  await page.getByRole('checkbox', { name: 'اختيار: رنا' }).check();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.click();
  await expect(page.getByText('المختار ٣')).toBeVisible();
  await all.click();
  // With nothing chosen there is nothing to save.
  await expect(page.getByRole('button', { name: 'حفظ بصيغة CSV' })).toHaveCount(0);
});
