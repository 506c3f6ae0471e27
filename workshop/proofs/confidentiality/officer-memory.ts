import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { filesBelow, type NamedBytes, searchFor } from '#tests/databases/search-for.ts';
import { memoryImage } from '../lib/memory-image.ts';
import { openChromium } from '../lib/open-chromium.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { administrator } from '../lib/running-program.ts';
import { senderTo } from '../lib/sender.ts';
import { openBrowser, sentFile } from '../lib/sender-browser.ts';
import { signIn } from '../lib/signed-in.ts';

const mark = 'Qm7Xd·مكتومة';
const password = 'Kf9Zp the marked password of an officer';

const label = (key: Parameters<typeof adminMessage>[1]) => adminMessage('en', key);

/**
 * An officer in Chromium signs in, reads reports with their talk and files, answers and writes notes: neither the password nor
 * any of these texts is ever in the memory of the server, nor on its disk or in its log. Half of it at another address than the
 * configured one, where no call can be signed.
 */
export const officerMemory = proof({
  promise:
    'What an officer reads and writes in a browser, and the password, are never in the memory of the server',
  full: { reports: 40 },
  quick: { reports: 2 },
  planted: {
    what: 'a site that asks the browser for the password itself',
    edits: [
      {
        in: 'sessionRoutes',
        find: 'return services.administrators.passwordParameters($email)',
        put: 'return { ...(await services.administrators.passwordParameters($email)), salt: null }',
      },
    ],
  },
  async run(stage, { reports }) {
    const dataDir = stage.folder();
    const start = () => stage.start({ dataDir, environment: { LOG_LEVEL: 'debug' } });
    const browser = await openChromium(stage, '--disable-gpu');
    // The account gets the marked password, and its next sign-in the form that needs no password any more
    let site = await start();
    await (await signIn(site.url)).post('password', { current: administrator.password, password });
    await site.stop();
    site = await start();
    await (await signedIn(browser, site.url)).close();
    await site.stop();

    site = await start();
    const seen = { hits: new Set<string>(), megabytes: 0, images: 0 };
    const search = (pieces: Iterable<NamedBytes>) => {
      for (const piece of pieces) {
        seen.megabytes += piece.bytes.length / 1e6;
        for (const hit of searchFor([mark, password], [piece])) seen.hits.add(hit);
      }
    };
    const searchMemory = () => {
      seen.images += 1;
      search(memoryImage(site));
    };
    const sender = await openBrowser(stage, () => site);
    const { attempt } = senderTo(dataDir);
    for (let number = 1; number <= reports; number += 1) {
      const text = `${mark} ${number}`;
      const holder = await sender.send(await attempt('report', text));
      expectThat(holder !== undefined, 'A report has no response');
      await sender.write(holder, `${text}, more`, randomUUID());
      const file = sentFile(`${text}.txt`, Buffer.from(`${text} · `.repeat(2_000)));
      await sender.attach(holder, file, new AbortController().signal);
    }
    for (const [window, url] of [site.publicUrl, site.url].entries()) {
      const page = await signedIn(browser, url);
      searchMemory();
      await page.goto(`${url}${adminPath('report-contact')}?tab=reports`);
      const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
      await rows.nth(reports - 1).waitFor();
      searchMemory();
      for (let index = window; index < reports; index += 2) {
        await rows.nth(index).click();
        await workOn(page, reports - index);
        if (index % Math.ceil(reports / 4) === 0) searchMemory();
      }
      searchMemory();
      await page.close();
    }
    const spoken = { name: 'the log', bytes: Buffer.from(site.output()) };
    search([...(await filesBelow(dataDir)), spoken]);
    const [first] = seen.hits;
    expectThat(first === undefined, `Found: ${[...seen.hits].slice(0, 3).join('; ')}`);
    const planted = { name: 'the memory', bytes: Buffer.from(`… ${mark} … ${password} …`) };
    expectThat(searchFor([mark, password], [planted]).length > 1, 'A mark that was put there is not found');
    return `${reports} reports with talk and a file, read, answered and noted in Chromium after sign-ins by a verifier; ${seen.images} images of the server’s memory, its disk and log (${seen.megabytes.toFixed()} MB): 0 hits of texts, names and password`;
  },
});

/** A window after a sign-in by the form. */
async function signedIn(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel(label('login.email')).fill(administrator.email);
  await page.getByLabel(label('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: label('login.submit'), exact: true }).click();
  await page.waitForURL(`${url}${adminPath('about-manager')}`);
  return page;
}

/** Reads the report of this number, once it is the open one, with its talk and its file, answers it and writes a note. */
async function workOn(page: Page, number: number): Promise<void> {
  const open = page.getByRole('article');
  const text = `${mark} ${number}`;
  await open.getByText(`${text}, more`).first().waitFor();
  await open.getByRole('button', { name: mark }).first().click();
  await open.getByLabel(label('talk.reply')).fill(`${text}, answered`);
  await open.getByRole('button', { name: label('talk.send') }).click();
  await open.getByText(`${text}, answered`).first().waitFor();
  await open.getByLabel(label('case.note')).fill(`${text}, noted`);
  await open.getByRole('button', { name: label('case.note.store') }).click();
  await open.getByText(`${text}, noted`).first().waitFor();
}
