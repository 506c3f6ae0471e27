import { expect, type Locator, type Page } from '@playwright/test';
import { slowness } from '../timeouts/slowness.ts';
import { test as base, open } from './site.ts';
import { credentials } from './site-template.ts';
import type { RunningSite } from './start-site.ts';

export type AdminSite = RunningSite & { token: string };

/**
 * Playwright's `test` as a signed-in administrator: each worker has its own site, which its tests may change.
 */
export const test = base.extend<object, { adminSite: AdminSite }>({
  adminSite: [
    async ({ newSite }, use) => {
      const site = await newSite();
      await use({ ...site, token: await signIn(site.url) });
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 * slowness() },
  ],
  baseURL: async ({ adminSite }, use) => use(adminSite.url),
  storageState: async ({ adminSite }, use) =>
    use({
      cookies: [],
      origins: [{ origin: adminSite.url, localStorage: [{ name: 'diwan-token', value: adminSite.token }] }],
    }),
});

/** Opens a page of the administrator area; the browser renders its frame, so it is ready with the heading. */
export async function openAdmin(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Token of a new session. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

type Texts = Partial<Record<`${'title' | 'description' | 'date'}_${'ar' | 'en'}`, string>> & {
  /** A draft in place of an item that is public at once. */
  publish?: 'draft';
  /** The path of its picture. */
  stored_image?: string;
};

const noTexts: Texts = {
  title_ar: '',
  title_en: '',
  description_ar: '',
  description_en: '',
  date_ar: '',
  date_en: '',
};

/** Stores an item by a separate call, as another administrator would; resolves to its id. */
export async function store(site: AdminSite, call: string, texts: Texts): Promise<number> {
  const form = new FormData();
  // A create needs all six; an update changes only the fields that it names.
  const all = call.startsWith('update-') ? texts : { ...noTexts, ...texts };
  for (const [key, text] of Object.entries(all)) form.append(key, text);
  const response = await fetch(`${site.url}/api/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.token}` },
    body: form,
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return ((await response.json()) as { id: number }).id;
}

/** Opens an item at the desk of its section, to edit; resolves to its card. */
export async function editItem(page: Page, desk: string, id: number): Promise<Locator> {
  await openAdmin(page, `${desk}?item=${id}`);
  const card = page.locator(`[data-card="item-${id}"]`);
  await expect(card).toBeVisible();
  await page
    .locator('.editor-bar')
    .getByRole('button', { name: /^(تعديل|Edit)$/ })
    .click();
  return card;
}

/** An item's working copy, as another administrator reads it. */
export async function workingCopy(site: AdminSite, item: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${site.token}` };
  return (await fetch(`${site.url}/api/items/${item}`, { headers })).json();
}

/** Sends a call of publishing, as another administrator would. */
export async function callItems(site: AdminSite, path: string, json: unknown = {}): Promise<void> {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
}

/** The calls that change something and that a page makes when it is told to, and not by itself. */
export function watchCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    const isOwn = pathname.includes('/presence/') || each.postData()?.includes('"autosave":true');
    if (each.method() !== 'GET' && !isOwn) sent.push(`${each.method()} ${pathname}`);
  });
  return sent;
}
