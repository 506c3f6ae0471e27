import { chromium, type Page } from '@playwright/test';
import * as limits from '../../../shared/limits.ts';
import { adminMessage } from '../../../shared/messages/admin-messages.ts';
import { adminPath } from '../../../shared/site/admin-navigation.ts';
import { administrator } from '../contenders/diwan.ts';
import { median, timed } from '../statistics.ts';
import { ownPassword } from './sign-in.ts';
import { browserSwitches } from './visit.ts';

/** Milliseconds: from the button of the sign-in to the area, to the first reports of the list, and to all of it opened; medians of three visits. */
export type BrowserReading = { signIn: number; first: number; all: number };

const label = (key: Parameters<typeof adminMessage>[1]) => adminMessage('en', key);

/** An officer in Chromium: the password is run and the reports are opened there. */
export async function browserReading(executablePath: string, url: string): Promise<BrowserReading> {
  const browser = await chromium.launch({ executablePath, args: browserSwitches });
  try {
    const open = async () => {
      const context = await browser.newContext();
      await context.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
      return context.newPage();
    };
    // The first one by the form gives the account the password of a browser
    await signIn(await open(), url);
    const page = await open();
    const ms = await signIn(page, url);
    const visits: Omit<BrowserReading, 'signIn'>[] = [];
    while (visits.length < 3) visits.push(await readList(page, url));
    const of = (part: 'first' | 'all') => median(visits.map((visit) => visit[part]));
    return { signIn: ms, first: of('first'), all: of('all') };
  } finally {
    await browser.close();
  }
}

async function readList(page: Page, url: string): Promise<Omit<BrowserReading, 'signIn'>> {
  await page.goto(`${url}${adminPath('report-contact')}`);
  const tab = page.getByRole('tab').nth(1);
  await tab.waitFor();
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  const first = await timed(async () => {
    await tab.click();
    await rows.nth(limits.inboxPageItems - 1).waitFor();
  });
  const all = await timed(async () => {
    await page.getByRole('searchbox').fill('a word that no report has');
    await page.getByText(label('inbox.noMatch')).waitFor();
  });
  return { first, all };
}

async function signIn(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/login`);
  await page.getByLabel(label('login.email')).fill(administrator.email);
  await page.getByLabel(label('login.password'), { exact: true }).fill(ownPassword);
  return timed(async () => {
    await page.getByRole('button', { name: label('login.submit'), exact: true }).click();
    await page.waitForURL(`${url}${adminPath('about-manager')}`);
  });
}
