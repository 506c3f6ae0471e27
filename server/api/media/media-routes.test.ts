import sharp from 'sharp';
import { expect, test } from 'vitest';
import { href } from '#shared/site/href.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { desk } from '#tests/sites/desk.ts';
import { renderedPage } from '#tests/sites/rendered-page.tsx';

/** A site with a public article that has a tall picture, red above and blue below. */
async function pictured() {
  const site = await desk();
  const { services, call } = site;
  const { file } = await services.media.add(await photograph({ width: 600, height: 1200 }), 'tower.jpg');
  await site.write({ publish: undefined, title_en: 'A tower' });
  const { updated_at: version } = (await call('/api/items/articles/1')).json();
  await site.send('articles/1', { image: file, version }, 'PUT');
  await site.send('articles/1/publish', { sides: { ar: {}, en: {} } });
  const change = async (payload: object, id = file.slice(7, 23)) => {
    const response = await call(`/api/media/${id}`, { method: 'PUT', payload });
    return { status: response.statusCode, json: response.json() };
  };
  const page = (name: 'section-detail' | 'section-list') =>
    renderedPage(services, name, href(name, { section: 'articles', language: 'en', id: 1 } as never));
  return { ...site, file, change, page };
}

test('cards, pages and shared links keep the focal point in view; calls keep the stored path', async () => {
  const { services, call, request, file, change, page } = await pictured();
  await services.media.notes();
  expect(await page('section-detail')).not.toContain('data-focus');
  expect((await request('/api/articles')).json().articles[0]).not.toHaveProperty('image_focus');

  const invalidated: string[] = [];
  services.invalidation.onInvalidate((tags) => invalidated.push(...tags));
  const { status, json } = await change({ focal: { x: 0.52, y: 1 } });
  expect([status, json.focal]).toEqual([200, { x: 0.52, y: 1 }]);
  expect(json.uses).toMatchObject([{ place: 'item', section: 'articles', id: 1, title_en: 'A tower' }]);
  expect(invalidated).toEqual(['media']);
  const read = new Set<string>();
  await services.reading(read).media.notes();
  expect([...read]).toEqual(['media']);

  for (const name of ['section-detail', 'section-list'] as const) {
    const html = await page(name);
    expect(html).toContain('data-focus="50,100"');
    expect(html).toContain(`src="/storage/${file}"`);
  }
  const [item] = (await request('/api/articles')).json().articles;
  expect(item).toMatchObject({ image: file, image_focus: '50,100' });
  expect((await call('/api/items/articles/1')).json().image).toBe(file);

  await services.images.idle();
  const topOf = async (path: string) => {
    const { rawPayload } = await call(`/storage/${path}`);
    const [red, , blue] = await sharp(rawPayload).resize(1, 1).raw().toBuffer();
    return { red, blue };
  };
  const focused = await topOf(file.replace('.webp', '.50-100.share.jpg'));
  expect(focused.red).toBeLessThan(60);
  expect(focused.blue).toBeGreaterThan(180);
  // The address that was shared before goes on working
  expect((await topOf(file.replace('.webp', '.share.jpg'))).red).toBeGreaterThan(90);
});

test('a crop that is not encoded yet is the one from the middle, uncached', async () => {
  const { call, services, file } = await pictured();
  await services.images.idle();
  const response = await call(`/storage/${file.replace('.webp', '.5-5.share.jpg')}`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  const middle = await call(`/storage/${file.replace('.webp', '.share.jpg')}`);
  expect(response.rawPayload.equals(middle.rawPayload)).toBe(true);
});

test('an alternative text is read with the picture of an item’s page, unless that is decorative', async () => {
  const { change, page, file, call } = await pictured();
  const alt = 'The tower at <dusk>';
  await change({ alt_en: `  ${alt} `, alt_ar: 'البرج عند الغروب' });
  expect(await page('section-detail')).toContain('alt="The tower at &lt;dusk&gt;"');
  expect((await change({ decorative: true })).json).toMatchObject({ decorative: true, alt_en: alt });
  expect(await page('section-detail')).not.toContain('tower at');
  const { items, total } = (await call(`/api/media?image=${file}`)).json();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ name: 'tower.jpg', width: 600, height: 1200, alt_ar: 'البرج عند الغروب' });
});

test('bad input is refused with the field that is wrong, and changes nothing', async () => {
  const { change, services, file } = await pictured();
  for (const [payload, field] of [
    [{ focal: { x: 1.2, y: 0 } }, 'focal.x'],
    [{ focal: { x: 0.5 } }, 'focal.y'],
    [{ focal: 'left' }, 'focal'],
    [{ alt_ar: 'صورة', focal: { x: 0, y: 0 } }, 'alt_ar'],
    [{ alt_en: 'IMG_2041.jpg' }, 'alt_en'],
    [{ alt_en: 'x'.repeat(301) }, 'alt_en'],
    [{ decorative: 'yes' }, 'decorative'],
  ] as const) {
    const { status, json } = await change(payload);
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  }
  expect(await services.media.of(file)).toMatchObject({ focal: null, alt_ar: '', alt_en: '' });
});

test('a picture that is not in the library is not found', async () => {
  const { change, call } = await pictured();
  expect((await change({ focal: null }, '0123456789abcdef')).status).toBe(404);
  for (const image of ['images/none-1x1.webp', '../secret-1x1.webp', 'https://elsewhere.example/a-1x1.webp'])
    expect((await call(`/api/media?image=${encodeURIComponent(image)}`)).json()).toEqual({
      items: [],
      total: 0,
    });
});
