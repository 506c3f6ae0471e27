import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { message } from '#shared/messages/messages.ts';
import type { PublicPicture } from '#shared/publishing/gallery.ts';
import { expectNoBarrierAsShown } from './barriers.ts';
import type { Language } from './routes.ts';
import { open, test } from './site.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

/** Script and style of the viewer, as they are sent with Brotli (the budgets of the brief, §8). */
const viewerBytes = 12_000;

/** An item of the sample with five pictures. */
const item = 2;

async function picturesOf(request: APIRequestContext): Promise<PublicPicture[]> {
  return (await (await request.get(`/api/sports-news-item/${item}`)).json()).gallery;
}

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
  request,
}) => {
  const pictures = await picturesOf(request);
  const { links, viewer, bar, announced } = partsOf(page, 'ar');
  await open(page, `/sports-news/${item}/ar`);
  await expect(links).toHaveCount(5);
  await expectNoBarrierAsShown(page, 'a gallery');

  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  await links.first().press('Enter');
  await expect(viewer.getByRole('img', { name: pictures[0]?.alt_ar ?? '' })).toBeVisible();
  await expect(announced).toHaveText(`الصورة ١ من ٥ ${pictures[0]?.alt_ar}`);
  const parts = requested
    .filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path))
    .map((path) => basename(path));
  expect(parts).toContainEqual(expect.stringMatching(/^gallery-viewer-.+\.js$/));
  expect(parts).toContainEqual(expect.stringMatching(/^gallery-viewer-.+\.css$/));
  const bytes = parts.reduce(
    (sum, part) => sum + brotliCompressSync(readFileSync(join(assets, part))).length,
    0,
  );
  expect(bytes, parts.join(' ')).toBeLessThanOrEqual(viewerBytes);
  await expectNoBarrierAsShown(page, 'the viewer');

  const keys = [
    ['ArrowLeft', '٢'],
    ['ArrowRight', '١'],
    ['End', '٥'],
    ['ArrowLeft', '٥'],
    ['Home', '١'],
    ['ArrowLeft', '٢'],
  ] as const;
  for (const [key, number] of keys) {
    await page.keyboard.press(key);
    await expect(bar, key).toContainText(`الصورة ${number} من ٥`);
  }
  await expect(announced).toHaveText(`الصورة ٢ من ٥ ${pictures[1]?.alt_ar}`);
  // The step back in the history, which follows the close, would close a viewer that is opened meanwhile
  await Promise.all([page.waitForEvent('framenavigated'), page.keyboard.press('Escape')]);
  await expect(viewer).toBeHidden();
  await expect(links.nth(1)).toBeFocused();

  await links.nth(1).click();
  const track = viewer.getByRole('group');
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  await track.evaluate((element) => element.scrollBy({ left: -element.clientWidth, behavior: 'instant' }));
  await expect(bar).toContainText('الصورة ٣ من ٥');
  await expect(announced).toHaveText(`الصورة ٣ من ٥ ${pictures[2]?.alt_ar}`);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(links.nth(2)).toBeFocused();
  await expect(page).toHaveURL(`/sports-news/${item}/ar#gallery`);
  expect(requested.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('a picture that cannot be had is told and tried again; without the viewer links lead to the pictures', async ({
  page,
  request,
  site,
  problems,
}) => {
  const pictures = await picturesOf(request);
  const { links, viewer, bar } = partsOf(page, 'en');
  problems.expect('/storage/covers/cedar-pair');
  await page.route('**/storage/covers/cedar-pair-*', (route) => route.abort());
  await open(page, `/sports-news/${item}/en`);
  await links.nth(1).click();
  await expect(viewer.getByRole('alert')).toContainText(message('en', 'detail.pictureFailed'));
  await expectNoBarrierAsShown(page, 'a picture that failed');
  await page.unroute('**/storage/covers/cedar-pair-*');
  await viewer.getByRole('button', { name: message('en', 'state.retry') }).click();
  const shown = viewer.getByRole('img', { name: pictures[1]?.alt_en ?? '' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const next = viewer.getByRole('button', { name: message('en', 'detail.nextPicture') });
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('Picture 3 of 5');
  await page.keyboard.press('End');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('link', { name: message('en', 'detail.downloadPicture') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(basename(pictures[4]?.image ?? ''));

  problems.expect('/assets/gallery-viewer-');
  await page.route('**/assets/gallery-viewer-*.js', (route) => route.abort());
  await open(page, `/sports-news/${item}/en`);
  // Chromium's own page for a picture has a style, which the picture's policy refuses: it stays here, and the picture is fetched
  await page.route('**/storage/covers/cedars-dawn-1280x800.webp', (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForRequest((each) => each.isNavigationRequest());
  await links.first().click();
  const url = (await leaving).url();
  expect(url).toBe(`${site.url}/storage/${pictures[0]?.image}`);
  expect((await page.request.get(url)).headers()['content-type']).toBe('image/webp');
});
