import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { checkLinks } from '#server/doctor/content/check-links.ts';
import type { InspectedSite } from '#server/doctor/inspected-site.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const { metricsToken } = readConfig({ METRICS_TOKEN: 'a-token-of-the-tests' });
const day = 24 * 60 * 60 * 1000;
const publicUrl = 'https://www.example.org';

/** A site whose checks have run, with the findings by check. */
async function site(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp({ ...options, config: { publicUrl, ...options.config } });
  const { call } = await app.signIn();
  const found = async () => {
    await app.services.checks.run();
    const { checks } = await app.services.checks.state();
    return Object.fromEntries(
      checks.map(({ check, findings }) => [
        check,
        findings.map(({ subject, side, detail }) => [subject, side, detail].filter(Boolean).join(' ')),
      ]),
    );
  };
  return { ...app, call, found };
}

/** The same facts in both languages. */
const plain = (text: string) => ({
  ...draft('A title'),
  title_ar: 'عنوان',
  description_ar: text,
  description_en: text,
});

describeOnBothEngines('the checks', (open) => {
  test('find links and files that are missing, where they are named', async () => {
    const { services, found, call, db } = await site({ database: await open() });
    const { content, storage } = services;
    await storage.put('documents/there.pdf', Buffer.from('%PDF'));
    const good = [
      '/articles',
      '/articles/1/ar',
      '/EN/Articles/?page=2#x',
      '/storage/documents/there.pdf',
      '/old',
      '',
    ];
    const bad = [
      '/none',
      '/articles/9/ar',
      '/articles/2/en',
      '/storage/documents/gone.pdf',
      '/files/tenders/2/7/x.pdf',
    ];
    await content.create(
      'articles',
      plain([...good, ...bad].map((path) => `(${publicUrl}${path}).`).join(' ')),
    );
    await content.create('articles', {
      ...draft('x'),
      title_en: '',
      description_en: '',
      description_ar: 'www.example.org/none وhttps://other.example/none',
    });
    await content.create('tenders', { ...plain('x'), image: 'images/gone-10x10.webp' });
    await content.create('tenders', { ...plain('x'), image: 'https://pictures.example/away.jpg' });
    await call('/api/redirects', {
      method: 'PUT',
      payload: {
        redirects: [
          { from: '/old', to: '/studies' },
          { from: '/older', to: '/nowhere' },
        ],
      },
    });
    const file = {
      section: 'tenders',
      id: 2,
      type: 'pdf',
      bytes: 1,
      name_ar: '',
      name_en: '',
      changed_at: '',
    } as const;
    for (const [number, name] of ['there', 'gone'].entries()) {
      const row = {
        ...file,
        number,
        position: number,
        file: `documents/${name}.pdf`,
        language: 'ar' as const,
      };
      await db
        .insertInto('item_attachment')
        .values({ ...row, problem: null, removed_at: null })
        .execute();
    }
    expect(await found()).toEqual({
      links: [
        ...(['ar', 'en'] as const).flatMap((side) => bad.map((path) => `articles/1 ${side} ${path}`)),
        'articles/2 ar /none',
      ],
      files: ['tenders/1 images/gone-10x10.webp', 'tenders/2 documents/gone.pdf'],
      redirects: ['redirects/older /nowhere'],
      outdated: [],
      results: [],
      parity: [],
      pictures: [],
      texts: [],
    });
    expect(await services.checks.counts()).toMatchObject({ brokenLinks: 14 });
    await db.deleteFrom('redirect').execute();
    await content.remove('articles', 1);
    expect(await found()).toMatchObject({ links: ['articles/2 ar /none'], redirects: [] });
  });

  test('find sides that are outdated for thirty days, and what only one side states', async () => {
    let at = Date.UTC(2026, 10, 1, 9);
    const { services, found } = await site({ database: await open(), now: () => at });
    const by = { author: 'editor@example.org' };
    const created = await services.publishing.create('articles', plain('Old'), by);
    at += day;
    await services.publishing.update('articles', created.id, { description_ar: 'نص جديد عن ٥ أشخاص' }, by);
    expect(await found()).toMatchObject({ outdated: [], parity: ['articles/1 1'] });
    at += 31 * day;
    expect(await found()).toMatchObject({ outdated: ['articles/1 en 2026-11-02'], links: [] });
  });

  test('find closed tenders about which there is neither a result nor a cancellation', async () => {
    const at = Date.UTC(2026, 10, 20, 9);
    const { services, found, call } = await site({ database: await open(), now: () => at });
    const closed = { opens_at: '', closes_at: '2026-11-10T10:00:00.000Z' };
    const by = { author: 'editor@example.org' };
    for (const dates of [closed, closed, { ...closed, closes_at: '2026-11-21T10:00:00.000Z' }, {}, {}])
      await services.publishing.create('tenders', { ...plain('x'), ...dates }, by);
    const related = await call('/api/items/tenders/5/related', {
      method: 'PUT',
      payload: { concerns: { section: 'tenders', id: 2 }, kind: 'result' },
    });
    expect([related.statusCode, related.body]).toEqual([200, expect.anything()]);
    expect(await found()).toMatchObject({ results: ['tenders/1 2026-11-10'] });
  });

  test('find pictures without a text in a published language, in galleries as well', async () => {
    const { services, found, call, db } = await site({ database: await open() });
    const { content, media, storage } = services;
    const [text, none, plainOne] = await Promise.all(
      [64, 65, 66].map(async (width) => (await media.add(await photograph({ width, height: 48 }), '')).file),
    );
    await services.images.idle();
    const image = `${publicUrl}/storage/${text}`;
    await content.create('sports-news', { ...plain('x'), image });
    await content.create('sports-news', { ...plain('x'), image: none ?? '' });
    await content.create('sports-news', { ...plain('x'), title_en: '', description_en: '', image });
    await content.create('sports-news', { ...plain('x'), image: plainOne ?? '' });
    await content.create('sports-news', { ...plain('x'), image: 'https://elsewhere.example/a.jpg' });
    const idOf = async (path = '') => (await media.of(path))?.id ?? '';
    await media.change(await idOf(text), { alt_ar: 'كأس' });
    await media.change(await idOf(plainOne), { decorative: true });
    const gallery = '/api/items/sports-news/4/gallery';
    const add = (payload: object) => call(gallery, { method: 'POST', payload });
    await add({ image: plainOne });
    await add({ image: text, alt_en: 'A cup' });
    await add({ image: text, alt_en: 'A cup', alt_ar: 'كأس' });
    await add({ image: none });
    const expected = [
      `sports-news/1 en ${text}`,
      `sports-news/2 ${none}`,
      `sports-news/4 ar ${text}`,
      `sports-news/4 ${none}`,
    ];
    expect((await found())['pictures']).toEqual(expected);
    await call(`${gallery}/4`, { method: 'DELETE' });
    await storage.remove(none ?? '', new Date(Date.now() + day));
    await db
      .updateTable('item_picture')
      .set({ image: 'images/gone-9x9.webp' })
      .where('number', '=', 2)
      .execute();
    expect(await found()).toMatchObject({
      files: [`sports-news/2 ${none}`, 'sports-news/4 images/gone-9x9.webp'],
      pictures: [`sports-news/1 en ${text}`],
    });
  });

  test('run once a night', async () => {
    let at = Date.UTC(2026, 10, 20, 20);
    const { services } = await site({ database: await open(), now: () => at });
    const { checks } = services;
    const checkedAt = async () => (await checks.state()).checked_at;
    await checks.runNightly();
    expect(await checkedAt()).toBeNull();
    at += day / 24;
    await checks.runNightly();
    const first = await checkedAt();
    expect(first).toBe(new Date(at).toISOString());
    at += day / 24;
    await checks.runNightly();
    expect(await checkedAt()).toBe(first);
    at += day;
    await checks.runNightly();
    expect(await checkedAt()).toBe(new Date(at).toISOString());
  });
});

test('are started and read by calls, and counted for the operator', async () => {
  const { services, call, request } = await site({
    config: { metricsToken },
  });
  await services.content.create('articles', plain(`${publicUrl}/none`));
  expect((await call('/api/checks')).json()).toEqual({
    checked_at: null,
    running: false,
    failed: false,
    checks: [],
  });
  expect((await call('/api/checks', { method: 'POST' })).json()).toEqual({
    message: 'The checks are running.',
  });
  expect((await call('/api/checks')).json()).toMatchObject({ running: true });
  await services.checks.run();
  const { checks, ...state } = (await call('/api/checks')).json();
  expect(state).toMatchObject({ running: false, failed: false });
  expect(checks[0]).toEqual({
    check: 'links',
    checked_at: expect.any(String),
    found: 2,
    findings: (['ar', 'en'] as const).map((side) => ({
      subject: 'articles/1',
      title_ar: 'عنوان',
      title_en: 'A title',
      side,
      detail: '/none',
    })),
  });
  const inspected = { services } as InspectedSite;
  expect(await checkLinks(inspected)).toEqual([
    { level: 'warning', text: '2 links or files of the site lead nowhere: see them at /checks-edit' },
  ]);
  const metrics = await request('/metrics', {
    headers: { authorization: 'Bearer a-token-of-the-tests' },
  });
  expect(metrics.body).toContain('diwan_check_findings{check="links"} 2\n');
});
