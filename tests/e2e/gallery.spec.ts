import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import { expectNoBarrierAsShown } from './barriers.ts';
import type { Language } from './routes.ts';
import { open, test } from './site.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

/** Script and style of the viewer, as they are sent with Brotli (the budgets of the brief, §8). */
const viewerBytes = 12_000;

const pictures = ['desk-papers', 'sea-arch', 'old-cedar'].map((name) => `covers/${name}-960x600.webp`);

/** An item with a gallery: the second picture has no caption, the third is decorative. */
const gallery = pictures
  .map((image, index) => {
    const decorative = index === 2;
    const texts = [decorative ? '' : `صورة المكتب ${index}`, decorative ? '' : `Desk ${index}`];
    const captions = index === 1 ? ['', ''] : ['في المكتب', 'At the desk'];
    const values = [...texts, decorative ? 1 : 0, ...captions, '2026-01-01T00:00:00.000Z'];
    return `insert into item_picture
      (section, id, number, position, image, alt_ar, alt_en, decorative, caption_ar, caption_en, changed_at)
      values ('sports-news', 2, ${index + 1}, ${index + 1}, '${image}', ${values.map((value) => `'${value}'`).join(', ')})`;
  })
  .join(';');

const partsOf = (page: Page, language: Language) => {
  const name = message(language, 'detail.gallery');
  const viewer = page.getByRole('dialog', { name });
  return {
    links: page.getByRole('region', { name }).getByRole('link'),
    viewer,
    bar: viewer.locator('.viewer-bar'),
    announced: viewer.locator('> [role=status]'),
  };
};

test('keys, swipes and Back go through the pictures from right to left, and focus returns to the last', async ({
  page,
  ownSite,
}) => {
  await ownSite.sql(gallery);
  const { links, viewer, bar, announced } = partsOf(page, 'ar');
  await open(page, `${ownSite.url}/sports-news/2/ar`);
  await expect(links).toHaveCount(3);
  await expectNoBarrierAsShown(page, 'a gallery');

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await links.first().press('Enter');
  await expect(viewer.getByRole('img', { name: 'صورة المكتب 0' })).toBeVisible();
  await expect(announced).toHaveText('الصورة ١ من ٣ صورة المكتب 0');
  const parts = requested
    .filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path))
    .map((path) => basename(path));
  expect(parts).toContainEqual(expect.stringMatching(/^gallery-viewer-.+\.js$/));
  expect(parts).toContainEqual(expect.stringMatching(/^gallery-viewer-.+\.css$/));
  const bytes = parts.reduce((sum, part) => sum + statSync(join(assets, `${part}.br`)).size, 0);
  expect(bytes, parts.join(' ')).toBeLessThanOrEqual(viewerBytes);
  await expectNoBarrierAsShown(page, 'the viewer');

  const keys = [
    ['ArrowLeft', '٢'],
    ['ArrowRight', '١'],
    ['End', '٣'],
    ['ArrowLeft', '٣'],
    ['Home', '١'],
    ['ArrowLeft', '٢'],
  ] as const;
  for (const [key, number] of keys) {
    await page.keyboard.press(key);
    await expect(bar, key).toContainText(`الصورة ${number} من ٣`);
  }
  await expect(announced).toHaveText('الصورة ٢ من ٣ صورة المكتب 1');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(links.nth(1)).toBeFocused();

  await links.nth(1).click();
  const track = viewer.getByRole('group');
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  await track.evaluate((element) => element.scrollBy({ left: -element.clientWidth, behavior: 'instant' }));
  await expect(bar).toContainText('الصورة ٣ من ٣');
  await expect(announced).toHaveText('الصورة ٣ من ٣ في المكتب');
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(links.nth(2)).toBeFocused();
  await expect(page).toHaveURL(`${ownSite.url}/sports-news/2/ar#gallery`);
  expect(requested.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('a picture that cannot be had is told and tried again; without the viewer links lead to the pictures', async ({
  page,
  ownSite,
  problems,
}) => {
  await ownSite.sql(gallery);
  const { links, viewer, bar } = partsOf(page, 'en');
  problems.expect('/storage/covers/sea-arch');
  await page.route('**/storage/covers/sea-arch-*', (route) => route.abort());
  await open(page, `${ownSite.url}/sports-news/2/en`);
  await links.nth(1).click();
  await expect(viewer.getByRole('alert')).toContainText(message('en', 'detail.pictureFailed'));
  await expectNoBarrierAsShown(page, 'a picture that failed');
  await page.unroute('**/storage/covers/sea-arch-*');
  await viewer.getByRole('button', { name: message('en', 'state.retry') }).click();
  const shown = viewer.getByRole('img', { name: 'Desk 1' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const next = viewer.getByRole('button', { name: message('en', 'detail.nextPicture') });
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('Picture 3 of 3');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('link', { name: message('en', 'detail.downloadPicture') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('old-cedar-960x600.webp');

  problems.expect('/assets/gallery-viewer-');
  await page.route('**/assets/gallery-viewer-*.js', (route) => route.abort());
  await open(page, `${ownSite.url}/sports-news/2/en`);
  // Chromium's own page for a picture has a style, which the picture's policy refuses: it stays here, and the picture is fetched
  await page.route('**/storage/covers/desk-papers-960x600.webp', (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForRequest((each) => each.isNavigationRequest());
  await links.first().click();
  const url = (await leaving).url();
  expect(url).toBe(`${ownSite.url}/storage/${pictures[0]}`);
  expect((await page.request.get(url)).headers()['content-type']).toBe('image/webp');
});
