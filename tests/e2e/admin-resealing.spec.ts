import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Resealed } from '#shared/accounts/resealing.ts';
import { givePasswordAgain, keysOf, notice, type PeopleSite, test } from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { attachFile, postAbout } from './attach-file.ts';
import {
  newContext,
  openInBrowsersAlone,
  people,
  press,
  reports,
  signInByForm,
} from './browser-keys-site.ts';
import { read, reading } from './inbox-page.ts';
import { credentials } from './site-template.ts';
import { solvedCaptcha, submit } from './submit.ts';

/** Topics of reports, as they are sent and as they are shown. */
const topics = { bribe: 'رشوة', stealing: 'سرقة', fraud: 'غشّ' };

/** Sends a report with a message and a file, each with the topic in it. */
async function sendReport(site: PeopleSite, topic: string): Promise<void> {
  const receipt = await submit(site, 'report', { topic, details: `details of ${topic}` });
  const proof = async () => ({ receipt, recaptcha: await solvedCaptcha(site.url, 'receipt') });
  await postAbout(site.url, '/messages', { ...(await proof()), text: `message of ${topic}` });
  const file = { name: `${topic}.txt`, content: Buffer.from(`file of ${topic}`) };
  await attachFile({ url: () => site.url, holder: await proof(), file });
}

async function expectAll(page: Page, topic: string, shown: string): Promise<void> {
  await read(page, shown);
  await expect(reading(page)).toContainText(`details of ${topic}`);
  await expect(reading(page)).toContainText(`message of ${topic}`);
  const saved = page.waitForEvent('download');
  await reading(page)
    .getByRole('button', { name: `حفظ ${topic}.txt` })
    .click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(`file of ${topic}`);
}

test('resealing in a browser that is closed between two batches goes on when the area is next opened', async ({
  page,
  peopleSite,
}) => {
  test.slow();
  for (const topic of Object.keys(topics)) await sendReport(peopleSite, topic);
  const context = await newContext(page, peopleSite);
  const closed = await context.newPage();
  await givePasswordAgain(closed);
  await signInByForm(closed, credentials);
  await openInBrowsersAlone(closed);
  const left = async () => (await keysOf(peopleSite)).resealing;
  await expect.poll(left).toBe(0);

  // Batches as they are sent: the kinds of their rows
  const batches: string[] = [];
  const interrupted = Promise.withResolvers<void>();
  await context.route('**/api/keys/resealing', async (route) => {
    const { rows } = route.request().postDataJSON() as Resealed;
    batches.push(rows.map(({ row }) => row.of).join());
    if (route.request().frame().page() !== closed || rows[0]?.row.of !== 'message') return route.continue();
    await route.abort();
    interrupted.resolve();
  });
  await openAdmin(closed, people);
  await press(closed, 'استبدال المفتاح الآن');
  await press(closed, 'استبدال');
  await expect(notice(closed, 'صار المفتاح الجديد قيد الاستعمال')).toBeVisible();
  await interrupted.promise;
  await closed.close();
  const three = (of: string) => [of, of, of].join();
  expect(batches.splice(0)).toEqual(['', three('submission'), three('message')]);
  expect(await left()).toBe(6);

  const next = await context.newPage();
  await openAdmin(next, reports);
  await expect.poll(left).toBe(0);
  expect(batches).toEqual(['', three('message'), three('file')]);
  for (const [topic, shown] of Object.entries(topics)) await expectAll(next, topic, shown);
  await context.close();
});
