import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { AcceptedInvitation, Administrators, Keys, NewInvitation } from '#shared/accounts/keys.ts';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import type { AddedFactor, TotpSecret } from '#shared/accounts/second-factors.ts';
import { test as base } from './site.ts';
import { credentials } from './site-template.ts';
import type { RunningSite } from './start-site.ts';

export type Colleague = { email: string; password: string; token: string; fingerprint: string };

/** A test's own site, with its administrators' calls; `token` and the recovery `codes` are the first administrator's. */
export type PeopleSite = RunningSite & { token: string; codes: string[] };

/**
 * Playwright's `test` as the first administrator, who holds the key, on a site that the test may change in
 * any way.
 */
export const test = base.extend<{ peopleSite: PeopleSite }>({
  peopleSite: async ({ newSite }, use) => {
    const site = await newSite();
    const token = await signIn(site, credentials);
    await use({ ...site, token, codes: [] });
    await site.stop();
  },
  page: async ({ page, peopleSite }, use) => {
    await givePasswordAgain(page, peopleSite.codes);
    await use(page);
  },
  baseURL: async ({ peopleSite }, use) => use(peopleSite.url),
  storageState: async ({ peopleSite }, use) =>
    use({
      cookies: [],
      origins: [{ origin: peopleSite.url, localStorage: [{ name: 'diwan-token', value: peopleSite.token }] }],
    }),
});

/** The dialog of a call that needs the password among its fields. */
export const passwordPrompt = (page: Page) =>
  page.getByRole('dialog', { name: /^(تأكيد هويتك|Confirm that it is you)$/ });

/**
 * Gives the first administrator's password wherever a call needs it, and one of the codes where there is a second factor,
 * until the handler is removed.
 */
export async function givePasswordAgain(page: Page, codes: string[] = []): Promise<void> {
  const field = passwordPrompt(page).locator('[name=current]');
  const code = passwordPrompt(page).locator('[name=code]');
  await page.addLocatorHandler(passwordPrompt(page), async () => {
    await field.fill(credentials.password);
    if (await code.isVisible()) await code.fill(codes.pop() ?? '');
    await field.press('Enter');
  });
}

type Call = { method?: string; json?: unknown; token?: string };

/** Calls the site outside the browser; returns the status too. */
export async function fetchUrl(site: RunningSite, path: string, { method = 'GET', json, token }: Call = {}) {
  const response = await fetch(`${site.url}/api/${path}`, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function send<T>(site: RunningSite, path: string, call: Call): Promise<T> {
  const { status, body } = await fetchUrl(site, path, { method: 'POST', ...call });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body as T;
}

export async function signIn(site: RunningSite, json: { email: string; password: string }): Promise<string> {
  return (await send<{ token: string }>(site, 'login', { json })).token;
}

/** @param given every role without any. */
export function invite(
  site: PeopleSite,
  email: string,
  given: Partial<PersonRoles> = {},
): Promise<NewInvitation> {
  return send(site, 'administrators/invite', {
    json: { email, ...given, current: credentials.password },
    token: site.token,
  });
}

export function accept(site: PeopleSite, token: string, password: string): Promise<AcceptedInvitation> {
  return send(site, 'invitation/accept', { json: { token, password } });
}

/** A second administrator who was invited, chose a password and signed in, and does not hold the key. */
export async function colleague(site: PeopleSite, given?: Partial<PersonRoles>): Promise<Colleague> {
  const person = { email: 'colleague@example.org', password: 'olive-window-river-17' };
  const { token } = await invite(site, person.email, given);
  const { fingerprint } = await accept(site, token, person.password);
  return { ...person, token: await signIn(site, person), fingerprint };
}

/** Adds an app to a person's sign-in; their session stays. @returns the recovery codes. */
export async function addFactor(site: RunningSite, token: string, current: string): Promise<string[]> {
  const { secret } = await send<TotpSecret>(site, 'second-factors/totp', { json: { current }, token });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const json = { name: 'App', code };
  const added = await send<AddedFactor>(site, 'second-factors/totp/confirm', { json, token });
  return added.recovery_codes ?? [];
}

/** The same, with the key from this sign-in on. Both holders have a second factor by then. */
export async function keyHolder(site: PeopleSite): Promise<Colleague> {
  const person = await colleague(site);
  const id = await idOf(site, person.email);
  const { fingerprint } = person;
  const json = { fingerprint, current: credentials.password };
  await send(site, `administrators/${id}/grant`, { json, token: site.token });
  const token = await signIn(site, person);
  site.codes.push(...(await addFactor(site, site.token, credentials.password)));
  await addFactor(site, token, person.password);
  return { ...person, token };
}

export async function idOf(site: PeopleSite, email: string): Promise<string> {
  const { body } = await fetchUrl(site, 'administrators', { token: site.token });
  return (body as Administrators).administrators.find((person) => person.email === email)?.id ?? '';
}

export async function keysOf(site: PeopleSite, token = site.token): Promise<Keys> {
  return (await fetchUrl(site, 'keys', { token })).body as Keys;
}

/** Pages that the context opens from now on have another session, or none. */
export async function becomes(context: BrowserContext, token: string | undefined): Promise<void> {
  await context.addInitScript((own) => {
    if (own) localStorage.setItem('diwan-token', own);
    else localStorage.removeItem('diwan-token');
  }, token);
}

export async function inEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('diwan-admin-language', 'en'));
}

export const notice = (page: Page, text: string | RegExp) => page.locator('.toast').filter({ hasText: text });

export const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
