import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardBytes } from '#server/services/cards/card.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { testStore } from '#tests/databases/object-store.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { itemHead } from '#tests/sites/item-head.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const day = 24 * 60 * 60 * 1000;
const sharing = '/api/items/tenders/1/sharing';

async function sharingSite(options: { database?: TestDatabase; now?: () => number } = {}, store = false) {
  const site = await testApp({ ...options, ...(store && { config: { store: testStore() } }) });
  const { services, request } = site;
  const { call } = await site.signIn();
  const headOf = async (path: string) => {
    const tags = (await itemHead(services, path)) as { property?: string; content?: string }[];
    const of = (name: string) => tags.find(({ property }) => property === `og:${name}`)?.content;
    return {
      path: new URL(of('image') ?? '').pathname,
      stated: ['width', 'height', 'type', 'alt'].map((name) => of(`image:${name}`)),
    };
  };
  const cards = async () => (await services.storage.list('cards')).map(({ path }) => `/storage/${path}`);
  const pictureAt = async (path: string) => {
    const { statusCode, headers, rawPayload } = await request(path);
    if (statusCode !== 200) return statusCode;
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect(rawPayload.length).toBeLessThanOrEqual(cardBytes);
    return `${format} ${width}x${height} ${headers['content-type']} ${headers['cache-control']}`;
  };
  const prefer = (prefers_card: unknown) => call(sharing, { method: 'PUT', payload: { prefers_card } });
  return { ...site, call, headOf, cards, pictureAt, prefer };
}

const card = (name: string) => expect.stringMatching(`^/storage/cards/${name}-[0-9a-f]{16}-1200x630.jpg$`);
const immutable = 'jpeg 1200x630 image/jpeg public, max-age=31536000, immutable';

describeOnBothEngines('share cards', (open) => {
  test('are made after publication, stated with size and text, and another one after a correction', async () => {
    const { services, headOf, cards, pictureAt } = await sharingSite({ database: await open() });
    const { cards: made, content } = services;
    await made.run();
    await content.create('tenders', draft('Stationery'));
    await content.create('tenders', { ...draft('Only English'), title_ar: '' });
    await made.run();
    expect((await cards()).toSorted()).toEqual([
      card('tenders-1-ar'),
      card('tenders-1-en'),
      card('tenders-2-en'),
    ]);
    const { path, stated } = await headOf('/tender/1/en');
    expect(stated).toEqual(['1200', '630', 'image/jpeg', 'Stationery (Tender announcements)']);
    expect(await cards()).toContain(path);
    expect(await pictureAt(path)).toBe(immutable);
    expect(await pictureAt((await headOf('/tender/1/ar')).path)).toBe(immutable);

    await content.update('tenders', 1, { title_en: 'Stationery and paper' });
    const corrected = (await headOf('/tender/1/en')).path;
    expect(corrected).toEqual(card('tenders-1-en'));
    expect(corrected).not.toBe(path);
    // Made when it is requested, where no background work came before; the earlier address shows the present card
    expect(await pictureAt(corrected)).toBe(immutable);
    expect(await pictureAt(path)).toBe('jpeg 1200x630 image/jpeg no-cache');
    await content.remove('tenders', 1);
    expect([await pictureAt(corrected), await pictureAt(path)]).toEqual([404, 404]);
  });

  test('take the place of a picture where an editor asks, and go with their item', async () => {
    const database = await open();
    const clock = { now: Date.now() };
    const site = await sharingSite({ database, now: () => clock.now });
    const { services, call, headOf, cards, prefer, db, pictureAt } = site;
    const { file } = await services.images.save(await photograph({ width: 1200, height: 630 }));
    await services.media.register();
    await services.media.change(file.slice(7, 23), { alt_en: 'A gate' });
    await services.content.create('tenders', { ...draft('Stationery'), image: file });
    await services.images.idle();
    const own = `/storage/${file.replace('.webp', '.share.jpg')}`;
    expect(await headOf('/tender/1/en')).toEqual({
      path: own,
      stated: ['1200', '630', 'image/jpeg', 'A gate'],
    });
    expect((await call(sharing)).json()).toMatchObject({ has_picture: true, prefers_card: false });
    const invalidated: string[] = [];
    services.invalidation.onInvalidate((tags) => invalidated.push(...tags));
    for (let time = 0; time < 2; time += 1)
      expect((await prefer(true)).json()).toMatchObject({ has_picture: true, prefers_card: true });
    expect(invalidated).toContain('item/tenders/1');
    const { path } = await headOf('/tender/1/en');
    expect(path).toEqual(card('tenders-1-en'));
    expect(await pictureAt(path)).toBe(immutable);
    expect((await prefer(false)).json()).toMatchObject({ prefers_card: false });
    expect((await headOf('/tender/1/en')).path).toBe(own);
    expect((await prefer('yes')).statusCode).toBe(422);
    expect((await call('/api/items/tenders/9/sharing')).statusCode).toBe(404);
    expect(await db.selectFrom('share_card').selectAll().execute()).toEqual([]);

    await services.content.update('tenders', 1, { title_en: 'Paper' });
    await pictureAt((await headOf('/tender/1/en')).path);
    await services.cards.removeOld();
    expect(await cards()).toContain(path);
    await services.content.remove('tenders', 1);
    clock.now += 2 * day;
    await services.cards.removeOld();
    expect(await cards()).toEqual([]);
  });
});

test('of two versions the newer one stays, also in a store', async () => {
  const clock = { now: Date.now() };
  const { services, headOf, cards, pictureAt } = await sharingSite({ now: () => clock.now }, true);
  await services.content.create('tenders', draft('Stationery'));
  const { path } = await headOf('/tender/1/en');
  expect(await pictureAt(path)).toBe(immutable);
  await services.content.update('tenders', 1, { title_en: 'Paper' });
  // Stores round their times to seconds
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const newer = (await headOf('/tender/1/en')).path;
  expect(await pictureAt(newer)).toBe(immutable);
  expect((await cards()).toSorted()).toEqual([path, newer].toSorted());
  clock.now += 2 * day;
  await services.cards.removeOld();
  expect(await cards()).toEqual([newer]);
  for (const name of ['tenders-1-en-x-1200x630.jpg', 'none-1-en-0123456789abcdef-1200x630.jpg', '1.jpg'])
    expect(await pictureAt(`/storage/cards/${name}`)).toBe(404);
});

test('requests at once draw a card once', async () => {
  const { services, headOf, pictureAt } = await sharingSite();
  await services.content.create('tenders', draft('Stationery'));
  const { path } = await headOf('/tender/1/en');
  const written: string[] = [];
  const put = services.storage.put.bind(services.storage);
  services.storage.put = async (name, data) => {
    written.push(name);
    return put(name, data);
  };
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => pictureAt(path))))).toEqual(
    new Set([immutable]),
  );
  expect(written).toEqual([path.replace('/storage/', '')]);
});

test('the text for messengers has title, dates and short address, in each public language', async () => {
  const { services, call, request } = await sharingSite();
  await services.content.create('tenders', {
    ...draft('Stationery'),
    title_ar: 'قرطاسية',
    date_ar: '٢٠ تشرين الثاني ٢٠٢٦',
    date_en: '20 November 2026',
    reference: 'T-2026/12',
    closes_at: '2026-12-01T10:00:00.000Z',
  });
  const { code } = (await request('/api/tender/1')).json();
  const { sides } = (await call(sharing)).json();
  expect(sides.map(({ text }: { text: string }) => text)).toEqual([
    `قرطاسية

إعلانات المناقصات
التاريخ: ٢٠ تشرين الثاني ٢٠٢٦
رقم المناقصة: T-2026/12
آخر موعد: الثلاثاء ١ كانون الأول ٢٠٢٦، ١٢:٠٠

للتفاصيل وللتحقّق من صحة الإعلان:
http://localhost:0/n/${code}`,
    `Stationery

Tender announcements
Date: 20 November 2026
Reference: T-2026/12
Closes: Tuesday 1 December 2026, 12:00

Details, and proof that this is genuine:
http://localhost:0/n/${code}`,
  ]);
  expect(sides[1].card).toEqual(card('tenders-1-en'));

  // Receivers of such a text can have it verified
  const verdictOn = async (text: string) => (await services.publicationLog.verification.given(text)).kind;
  for (const { text } of sides) {
    expect(await verdictOn(`*${text.replace('\n', '*\n\n')}`)).toBe('current');
    expect(['altered', 'unknown']).toContain(await verdictOn(text.replace(/12|١٢/, '13')));
    expect(['altered', 'unknown']).toContain(await verdictOn(`${text}\nPay first.`));
  }
  await services.content.update('tenders', 1, { closes_at: '2026-12-02T10:00:00.000Z' });
  expect(await verdictOn(sides[0].text)).toBe('replaced');
  await services.content.update('tenders', 1, { title_ar: '' });
  expect((await call(sharing)).json().sides).toHaveLength(1);
});
