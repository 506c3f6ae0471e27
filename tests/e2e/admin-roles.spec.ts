import { expect, type Page } from '@playwright/test';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import {
  becomes,
  colleague,
  dialog,
  fetchUrl,
  inEnglish,
  keyHolder,
  keysOf,
  notice,
  type PeopleSite,
  test,
} from './admin-people-site.ts';
import { openAdmin } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

/** The area in English as somebody with these roles, opened at a page. */
async function openAs(page: Page, site: PeopleSite, given: Partial<PersonRoles>, path: string) {
  const { token } = await colleague(site, given);
  await becomes(page.context(), token);
  await inEnglish(page.context());
  await openAdmin(page, path);
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Content menu' }).locator('.nav-wide a');

const hrefs = (page: Page) =>
  menu(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { given, shown } of [
  {
    given: { roles: ['writer'], sections: ['tenders'] },
    shown: ['/overview-edit', '/tenders-edit', '/media-edit', '/checks-edit', '/account-edit'],
  },
  {
    given: { roles: ['officer'] },
    shown: ['/overview-edit', '/report-contact-edit', '/administrators-edit', '/plan-edit', '/account-edit'],
  },
  {
    given: { roles: ['auditor'] },
    shown: ['/overview-edit', '/site-settings-edit', '/administrators-edit', '/audit-edit', '/account-edit'],
  },
  {
    given: { roles: ['administrator'] },
    shown: [
      '/overview-edit',
      '/site-settings-edit',
      '/administrators-edit',
      '/maintenance-edit',
      '/plan-edit',
      '/audit-edit',
      '/account-edit',
    ],
  },
] satisfies { given: Partial<PersonRoles>; shown: string[] }[]) {
  test(`the menu leads to the permitted pages, and each opens without a refusal: ${given.roles.join()}`, async ({
    page,
    peopleSite,
    problems,
  }) => {
    // An officer without the key reads no list
    problems.expect('/api/contacts');
    await openAs(page, peopleSite, given, '/overview-edit');
    await expect(heading(page)).toHaveText('Overview');
    const links = (await hrefs(page)).filter((href) => href !== '/en');
    expect(links).toEqual(shown);
    for (const link of links) {
      await openAdmin(page, link);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(heading(page)).not.toHaveText('Your roles do not include this page');
    }
  });
}

test('a page outside the roles is a notice that names them, and leads to the overview', async ({
  page,
  peopleSite,
}) => {
  await openAs(page, peopleSite, { roles: ['writer'], sections: ['tenders'] }, '/administrators-edit');
  await expect(heading(page)).toHaveText('Your roles do not include this page');
  await expect(page.getByRole('main')).toContainText('Writer');
  await expectNoBarrierAsShown(page, 'a page outside the roles');
  await openAdmin(page, '/studies-edit');
  await expect(heading(page)).toHaveText('Your roles do not include this page');
  await page.getByRole('link', { name: 'To the overview' }).click();
  await expect(heading(page)).toHaveText('Overview');
});

test('a sign-in leads an officer, who may not edit the page after it, to the overview', async ({
  page,
  peopleSite,
}) => {
  const { email, password } = await colleague(peopleSite, { roles: ['officer'] });
  await becomes(page.context(), undefined);
  await inEnglish(page.context());
  await openAdmin(page, '/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/overview-edit');
});

test('a writer finds no button to publish or delete, and is told who publishes', async ({
  page,
  peopleSite,
}) => {
  await openAs(page, peopleSite, { roles: ['writer'], sections: ['tenders'] }, '/tenders-edit');
  await page.locator('.desk-row-link').first().click();
  const bar = page.getByRole('region', { name: 'Publishing' });
  await expect(bar).toContainText('an editor publishes it');
  await expect(bar.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Trash' })).toHaveCount(0);
});

test('an auditor reads the settings, and changes none', async ({ page, peopleSite }) => {
  await openAs(page, peopleSite, { roles: ['auditor'] }, '/site-settings-edit');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('roles are changed in a dialog that states the consequences, and count at once', async ({
  page,
  peopleSite,
}) => {
  const { email, token } = await keyHolder(peopleSite);
  const before = await keysOf(peopleSite);
  await inEnglish(page.context());
  await openAdmin(page, '/administrators-edit');
  const card = page.getByRole('listitem', { name: email });
  await card.getByRole('button', { name: `Change the roles: ${email}` }).click();
  const question = dialog(page, 'Which roles shall this person have?');
  for (const role of ['Editor', 'Officer', 'Auditor', 'Administrator'])
    await question.getByRole('checkbox', { name: role, exact: true }).uncheck();
  await question.getByRole('checkbox', { name: 'Tenders' }).check();
  await expect(question).toContainText('The key is taken from them.');
  await expectNoBarrierAsShown(page, 'the roles of a person');
  await question.getByRole('button', { name: 'Save the roles' }).click();
  await expect(notice(page, 'The roles are saved, and a new key is in use.')).toBeVisible();
  await expect(card).toContainText('WriterTenders');
  expect((await fetchUrl(peopleSite, 'session', { token })).status).toBe(401);
  expect((await keysOf(peopleSite)).organisation?.fingerprint).not.toBe(before.organisation?.fingerprint);
});
