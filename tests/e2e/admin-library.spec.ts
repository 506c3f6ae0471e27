import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dialog, inEnglish, notice } from './admin-people-site.ts';
import { type AdminSite, editItem, openAdmin, store, test, workingCopy } from './admin-site.ts';
import { expectNoBarrierAsShown } from './barriers.ts';

/** A picture of one colour, unlike any other of the site. */
async function picture(name: string, red: number, width = 900, height = 600) {
  const background = { r: red, g: 120, b: 90 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Adds a picture to the library by a call of its own; resolves to its `image`. */
async function add({ url, token }: AdminSite, file: Awaited<ReturnType<typeof picture>>): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file.buffer)], file.name));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/media`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { image: string }).image;
}

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('pictures are added, found, described and deleted; one that is used says where', async ({
  page,
  problems,
  adminSite,
}) => {
  problems.expect('/api/media');
  await inEnglish(page.context());
  await openAdmin(page, '/media-edit');
  const files = [
    await picture('harbour dawn.png', 11),
    await picture('harbour dusk.png', 12),
    { name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ];
  await page.getByLabel('Choose pictures').setInputFiles(files);
  await expect(notice(page, '2 pictures have been added.')).toBeVisible();
  const refusal = page.getByText('This is no picture: list.png');
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss: list.png' }).click();
  await expect(refusal).toHaveCount(0);

  await page.getByLabel('Search the pictures').fill('harbour d');
  await page.getByLabel('Show', { exact: true }).selectOption('Unused ones');
  await page.getByLabel('Only those without a description').check();
  await expect(page).toHaveURL(/\?q=harbour\+d&use=unused&texts=missing$/);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expectNoBarrierAsShown(page, 'the library');

  await card(page, 'harbour dawn.png').click();
  const details = dialog(page, 'harbour dawn.png');
  await details.getByLabel('Arabic description').fill('المرفأ فجرًا');
  await details.getByLabel('English description').fill('The harbour at dawn');
  await expectNoBarrierAsShown(page, 'a picture of the library');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'harbour dawn.png')).toHaveCount(0);

  await card(page, 'harbour dusk.png').click();
  await dialog(page, 'harbour dusk.png').getByRole('button', { name: 'Delete…' }).click();
  await dialog(page, 'Delete this picture?').getByRole('button', { name: 'Delete for good' }).click();
  await expect(notice(page, 'The picture has been deleted.')).toBeVisible();
  await expect(page.getByText('No picture matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all pictures' }).click();
  await expect(page).toHaveURL(/\/media-edit$/);

  // A picture of its own: the newest one in use may be one that an earlier test left in a history alone
  const title = `used ${test.info().testId}`;
  const stored_image = await add(adminSite, await picture('lighthouse.png', 13));
  const id = await store(adminSite, 'study', { title_ar: title, title_en: title, stored_image });
  await page.goto('/media-edit?q=lighthouse&use=used');
  await card(page, 'lighthouse.png').click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const refused = dialog(page, 'This picture is in use');
  await expect(refused).toContainText('It can be deleted once nothing uses it any more.');
  const use = refused.getByRole('link', { name: title });
  await expect(use).toHaveAttribute('href', `/studies-edit?item=${id}`);
});

test('a picture of the library is chosen for an item by the keyboard', async ({ page, adminSite }) => {
  const name = `chosen ${test.info().testId}`;
  const image = await add(adminSite, await picture('old mill.png', 21));
  await add(adminSite, await picture('old mill by night.png', 22));
  const id = await store(adminSite, 'study', { title_ar: name, title_en: name });
  await inEnglish(page.context());
  const edited = await editItem(page, '/studies-edit', id);
  await edited.getByRole('button', { name: 'Choose from the library' }).click();
  const picker = dialog(page, 'Choose a picture from the library');
  await picker.getByLabel('Search the pictures').fill('old mill');
  await expect(picker.getByRole('option')).toHaveCount(2);
  await expect(picker.getByRole('button', { name: 'Use this picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectNoBarrierAsShown(page, 'the choice from the library');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(picker.getByRole('option', { name: 'old mill.png' })).toHaveAttribute('aria-selected', 'true');
  await picker.getByRole('button', { name: 'Use this picture' }).click();
  await expect(edited.getByText('Chosen from the library')).toBeVisible();
  await expect(edited.getByText('This picture has no description yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).filter({ visible: true }).click();
  await expect(notice(page, 'saved')).toBeVisible();
  expect((await workingCopy(adminSite, `studies/${id}`))['image']).toBe(image);
});

test('a replaced picture is shown where it is used, at once', async ({ page, adminSite }) => {
  const title_ar = `replaced ${test.info().testId}`;
  const stored_image = await add(adminSite, await picture('gate.png', 31));
  const id = await store(adminSite, 'study', { title_ar, title_en: title_ar, stored_image });
  await inEnglish(page.context());
  await openAdmin(page, '/media-edit?q=gate');
  await card(page, 'gate.png').click();
  await page.getByRole('button', { name: 'Replace…' }).click();
  const replacing = dialog(page, 'Replace the picture');
  await expect(replacing.getByRole('heading', { name: 'It changes in one place' })).toBeVisible();
  await expect(replacing.getByRole('link', { name: title_ar })).toBeVisible();
  const action = replacing.getByRole('button', { name: 'Replace', exact: true });
  await expect(action).toHaveAttribute('aria-disabled', 'true');
  await replacing.locator('input[type=file]').setInputFiles(await picture('new gate.png', 32, 1000, 800));
  await expect(replacing.getByRole('img', { name: 'Preview of the picture' })).toBeVisible();
  await expectNoBarrierAsShown(page, 'a picture and the one in its place');
  await action.click();
  await expect(notice(page, 'The picture has been replaced.')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('1,000 × 800 pixels');
  await page.goto(`/studies/${id}/ar`);
  await expect(page.locator('main article img').first()).toHaveAttribute('src', /-1000x800\.webp$/);
});
