import { expect, test } from 'vitest';
import { sections } from '#shared/site/sections.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { form } from '#tests/requests/form.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const { image: _image, ...texts } = draft('A first item');

/** An empty file field, as a browser sends it. */
const nothingChosen = { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' };

async function signedIn(options: Parameters<typeof testApp>[0] = {}) {
  const site = await testApp(options);
  const { call } = await site.signIn();
  return { ...site, call };
}

test.each(sections)(
  '$key: an item is created, changed and removed, and readers see it immediately',
  async (section) => {
    const { request, call } = await signedIn();
    const { calls, key, listKeys: keys } = section;
    const list = async () => (await request(`/api/${calls.list}?limit=3`)).json()[keys[0]];

    const made = await call(`/api/${calls.create}`, await form(texts));
    expect([made.statusCode, made.json()]).toEqual([
      201,
      expect.objectContaining({ id: 1, image: null, ...texts }),
    ]);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(await list()).toEqual([made.json()]);

    const changed = await call(`/api/update-${calls.item}/1`, await form({ title_ar: 'عنوان آخر' }));
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...made.json(), title_ar: 'عنوان آخر', updated_at: changed.json().updated_at },
    ]);
    expect((await request(`/api/${calls.item}/1`)).json()).toEqual(changed.json());

    const removed = await call(`/api/${calls.item}/1`, { method: 'DELETE' });
    expect([removed.statusCode, Object.keys(removed.json())]).toEqual([200, ['message']]);
    expect(removed.json().message, key).toMatch(/^[A-Z][a-z ]+ deleted successfully$/);
    expect(await list()).toEqual([]);
    const gone = [
      await call(`/api/${calls.item}/1`, { method: 'DELETE' }),
      await call(`/api/update-${calls.item}/1`, await form(texts)),
      await request(`/api/${calls.item}/1`),
    ];
    for (const { statusCode, json } of gone)
      expect([statusCode, json().message]).toEqual([404, gone[2]?.json().message]);
  },
);

test('empty texts are stored, and those that are left out of an update stay', async () => {
  const { call } = await signedIn();
  const empty = Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
  expect((await call('/api/article', await form(empty))).json()).toMatchObject({ id: 1, ...empty });
  await call('/api/update-article/1', await form(texts));
  const changed = await call('/api/update-article/1', await form({ title_en: '' }));
  expect(changed.json()).toMatchObject({ ...texts, title_en: '' });
});

test('a creation without a text, or with one twice, is refused', async () => {
  const { call } = await signedIn();
  const { title_en: _title, ...others } = texts;
  const short = await call('/api/article', await form(others));
  expect([short.statusCode, short.json()]).toEqual([
    422,
    { message: 'Some values are not valid.', errors: { title_en: ['Some values are not valid.'] } },
  ]);
  const twice = await form(texts);
  const body = twice.payload.toString();
  const boundary = body.slice(0, body.indexOf('\r\n'));
  const again = `${boundary}\r\nContent-Disposition: form-data; name="title_en"\r\n\r\nx\r\n`;
  expect((await call('/api/article', { ...twice, payload: `${again}${body}` })).statusCode).toBe(400);
});

test('an older version does not overwrite a newer one, which comes with the refusal', async () => {
  const { call, request } = await signedIn();
  const first = (await call('/api/article', await form(texts))).json();
  const { updated_at } = first;
  const mine = await call('/api/update-article/1', await form({ title_en: 'Mine', updated_at }));
  expect(mine.statusCode).toBe(200);
  const theirs = await call('/api/update-article/1', await form({ title_en: 'Theirs', updated_at }));
  const { code: _code, ...current } = mine.json();
  expect([theirs.statusCode, theirs.json()]).toEqual([
    409,
    { message: 'Somebody else has changed this in the meantime.', current },
  ]);
  expect((await request('/api/article/1')).json()).toEqual(mine.json());
  const versions = await form({ title_en: 'Theirs', updated_at: mine.json().updated_at });
  expect((await call('/api/update-article/1', versions)).statusCode).toBe(200);
  const nonsense = await call('/api/update-article/1', await form({ updated_at: 'yesterday' }));
  expect([nonsense.statusCode, Object.keys(nonsense.json().errors)]).toEqual([422, ['updated_at']]);
});

test('of many editors who save the same version, one succeeds', async () => {
  const { call } = await signedIn({ items: { articles: 1 } });
  const { updated_at } = (await call('/api/article/1')).json();
  const editors = Array.from({ length: 8 }, (_, index) => `Editor ${index}`);
  const responses = await Promise.all(
    editors.map(async (title_en) => call('/api/update-article/1', await form({ title_en, updated_at }))),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
});

test('a picture is stored, stays after an update without one, is replaced, and is removed', async () => {
  const { call, services } = await signedIn();
  const made = await call('/api/article', await form({ ...texts, image: await photograph() }));
  const { image } = made.json();
  expect(image).toMatch(/^images\/[0-9a-f]{16}-64x48\.webp$/);
  expect((await call(`/storage/${image}`)).headers['content-type']).toBe('image/webp');
  const update = async (fields: Parameters<typeof form>[0]) =>
    (await call('/api/update-article/1', await form(fields))).json().image;
  expect(await update({ title_en: 'Another' })).toBe(image);
  expect(await update({ image: nothingChosen })).toBe(image);
  expect(await update({ image: await photograph({ width: 32, height: 32 }) })).toMatch(/-32x32\.webp$/);
  expect(await update({ remove_image: '1' })).toBeNull();
  expect((await services.content.find('articles', 1)).image).toBeNull();
});

test('a picture that is stored already is taken by its path; one that is not is refused', async () => {
  const { call } = await signedIn();
  const { image } = (await call('/api/article', await form({ ...texts, image: await photograph() }))).json();
  const made = await call('/api/study', await form({ ...texts, stored_image: image }));
  expect([made.statusCode, made.json().image]).toEqual([201, image]);
  const refused = await call('/api/update-study/1', await form({ stored_image: 'images/none-64x48.webp' }));
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['image']]);
  await call('/api/update-study/1', await form({ remove_image: '1' }));
  const again = await call('/api/update-study/1', await form({ stored_image: image, publish: 'draft' }));
  expect(again.json().image).toBe(image);
});

test('a refused picture leaves the item as it was', async () => {
  const { call, request } = await signedIn({ items: { articles: 1 } });
  const before = (await request('/api/article/1')).json();
  const response = await call(
    '/api/update-article/1',
    await form({ title_en: 'Another', image: Buffer.from('no picture') }),
  );
  expect([response.statusCode, response.json().message]).toEqual([
    415,
    'Only JPEG, PNG, WebP, AVIF and HEIC pictures are taken.',
  ]);
  expect((await request('/api/article/1')).json()).toEqual(before);
});

test('a body that is no form, or too large, is refused', async () => {
  const { call } = await signedIn();
  expect((await call('/api/article', { method: 'POST', payload: texts })).statusCode).toBe(415);
  expect((await call('/api/article', { method: 'POST' })).statusCode).toBe(422);
  const twoFiles = await form({ ...texts, image: await photograph(), other: await photograph() });
  expect((await call('/api/article', twoFiles)).statusCode).toBe(413);
  const long = await form({ ...texts, description_ar: 'ن'.repeat(300_000) });
  expect((await call('/api/article', long)).statusCode).toBe(413);
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']));
  expect((await call('/api/article', await form({ ...texts, ...fields }))).statusCode).toBe(413);
  const { payload, ...rest } = await form(texts);
  expect((await call('/api/article', { ...rest, payload: payload.subarray(0, -30) })).statusCode).toBe(400);
});

test('a creation that is repeated after a lost response makes no second item, and stores what was typed since', async () => {
  const { request, call } = await signedIn();
  const create = async (title_en: string, creation_key = 'new-0f8fad5b-d9cb') =>
    call('/api/article', await form({ ...texts, title_en, creation_key, publish: 'draft' }));
  const titles = async () => {
    const { items } = (await call('/api/items?section=articles')).json();
    return items.map(({ id, title_en }: { id: number; title_en: string }) => `${id} ${title_en}`);
  };
  await create('First');
  const repeated = await create('First');
  expect([repeated.statusCode, repeated.json()]).toEqual([201, expect.objectContaining({ id: 1 })]);
  expect((await create('First, and more')).json()).toMatchObject({ id: 1, title_en: 'First, and more' });
  expect(await titles()).toEqual(['1 First, and more']);
  // Changed meanwhile: nothing is overwritten
  const late = await create('First, and other');
  expect([late.statusCode, late.json().current]).toEqual([409, expect.objectContaining({ id: 1 })]);
  await create('Another', 'new-7c9e6679-7425');
  expect(await titles()).toEqual(['2 Another', '1 First, and more']);
  expect((await create('Bad', 'a b')).statusCode).toBe(422);
  expect((await request('/api/articles')).json().articles).toEqual([]);
});

describeOnBothEngines('a creation', (open) => {
  test('that is sent twice at once makes one item, and a text that no database stores is refused', async () => {
    const { call } = await signedIn({ database: await open() });
    const create = async (fields: object) =>
      call('/api/article', await form({ ...texts, ...fields, publish: 'draft' }));
    const twice = await Promise.all([1, 2, 3].map(() => create({ creation_key: 'new-0f8fad5b-d9cb' })));
    expect(twice.map((made) => [made.statusCode, made.json().id])).toEqual([1, 2, 3].map(() => [201, 1]));
    const refused = await call('/api/items/articles/1', { method: 'PUT', payload: { title_en: 'a\0b' } });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { title_en: ['Some characters of the text are damaged. Please type it again.'] },
    ]);
    expect((await create({ title_ar: 'a\0b' })).statusCode).toBe(422);
    for (const path of ['/api/items?author=a%00b', '/api/previews/a%00b', '/api/audit?q=%00'])
      expect((await call(path)).statusCode, path).toBeLessThan(500);
  });
});
