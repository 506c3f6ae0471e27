import { cp } from 'node:fs/promises';
import { test as base, type Page } from '@playwright/test';
import { createDatabase, dropDatabase } from '../databases/postgres-database.ts';
import { slowness } from '../timeouts/slowness.ts';
import { administered, siteTemplate } from './site-template.ts';
import { type RunningSite, startSite } from './start-site.ts';
import { type Problems, watchProblems } from './watch-problems.ts';

type TestFixtures = {
  /** Fails the test at its end where a page had any problem. */
  problems: Problems;
  /** A site with the sample content for a single test, which may change or break its database. */
  ownSite: RunningSite;
};

/** Options that a project of playwright.config.ts sets. */
export type Options = { engine: 'SQLite' | 'PostgreSQL' };

type WorkerFixtures = Options & {
  /** The database and storage of another site: a part of its environment. */
  newPlace: () => Promise<Record<string, string>>;
  /** Starts a site with the sample content and an administrator, which its caller stops. */
  newSite: () => Promise<RunningSite>;
  /** The site with the sample content: tests read it and never change it. */
  site: RunningSite;
  /** The site without any content. */
  emptySite: RunningSite;
  /** The site whose content cannot be read: its tables have gone. */
  brokenSite: RunningSite;
};

/** Playwright's `test` with running sites; relative addresses are those of `site`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['SQLite', { option: true, scope: 'worker' }],
  newPlace: [
    async ({ engine }, use) => {
      const made: string[] = [];
      await use(async () => {
        if (engine === 'SQLite') return {};
        const address = await createDatabase();
        made.push(address);
        return { DATABASE_URL: address };
      });
      for (const address of made) await dropDatabase(address);
    },
    { scope: 'worker' },
  ],
  newSite: [
    ({ engine, newPlace }, use) =>
      use(async () => {
        if (engine === 'PostgreSQL') return startSite({ ...administered, ...(await newPlace()) });
        const { folder, origin } = siteTemplate();
        const copy = await startSite(administered, (dataDir) => cp(folder, dataDir, { recursive: true }));
        // One of the samples names its picture by its full address
        await copy.sql(`update content_item set image = replace(image, '${origin}', '${copy.url}')`);
        return copy;
      }),
    { scope: 'worker', timeout: 60_000 * slowness() },
  ],
  site: [
    async ({ newSite }, use) => {
      const site = await newSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 * slowness() },
  ],
  emptySite: [
    async ({ newPlace }, use) => {
      const site = await startSite({ ...(await newPlace()), SAMPLE_CONTENT: 'off' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 * slowness() },
  ],
  brokenSite: [
    async ({ newSite }, use) => {
      const site = await newSite();
      const gone = ['content_item', 'manager', 'manager_profile', 'profile_record'];
      await site.sql(gone.map((table) => `alter table ${table} rename to gone_${table}`).join(';'));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 * slowness() },
  ],
  ownSite: async ({ page, newSite }, use) => {
    const site = await newSite();
    await use(site);
    // A page that still fetched its pictures would see the connection close.
    await page.goto('about:blank');
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  problems: [
    async ({ context }, use, testInfo) => {
      testInfo.setTimeout(testInfo.timeout * slowness());
      const problems = await watchProblems(context);
      await use(problems);
      base.expect([...problems.lines], 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until its script has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the page rendered by the server is hydrated (app/use-hydrated.ts). */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** The resources, scripts and style of a page's source. */
const active =
  /<script\b.*?<\/script>|<style>.*?<\/style>|<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/gs;

/**
 * Takes an address as its source: without style, script or pictures, which is many times quicker than a page that
 * is opened, and enough for the words and links that the server writes. Returns the status of the response.
 */
export async function read(page: Page, address: string): Promise<number> {
  const response = await page.request.get(address);
  await page.setContent((await response.text()).replaceAll(active, ''), { waitUntil: 'commit' });
  return response.status();
}
