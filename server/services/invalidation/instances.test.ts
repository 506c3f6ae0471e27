import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { describeOnPostgres, type TestDatabase } from '#tests/databases/databases.ts';
import { command } from '#tests/databases/postgres-database.ts';
import { breakable } from '#tests/network/breakable.ts';
import { form } from '#tests/requests/form.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { draft } from '#tests/sites/test-app.ts';
import { slowness } from '#tests/timeouts/slowness.ts';

/** One of several instances, listening to the others. */
async function instance(database: TestDatabase, options: Parameters<typeof cachedSite>[0] = {}) {
  const site = await cachedSite({ ...options, database });
  const { crossInstance } = site.services;
  onTestFinished(() => crossInstance.stop());
  await crossInstance.listen(() => {});
  await listening(database);
  return site;
}

/** Two instances on one database, with two articles and two tenders. */
async function two(database: TestDatabase) {
  const one = await instance(database, { items: { articles: 2, tenders: 2 } });
  const other = await instance({ ...database, ...(await database.again()) });
  return { one, other, save: await saver(one) };
}

type Site = Awaited<ReturnType<typeof cachedSite>>;

/** Saves an article's title as its editor does. */
async function saver(site: Site) {
  const call = await site.editor();
  return async (title: string, id = 2) => {
    const saved = await call(`/api/update-article/${id}`, await form({ title_ar: title }));
    return saved.status;
  };
}

const listeners = `from pg_stat_activity where datname = current_database() and application_name like '% listens'`;

/** Waits until the listening connections have run `listen`. */
async function listening({ db }: TestDatabase): Promise<void> {
  const { sql } = await import('kysely');
  await expect
    .poll(async () => {
      const { rows } = await sql<{ query: string }>`select query ${sql.raw(listeners)}`.execute(db);
      return rows.length > 0 && rows.every(({ query }) => !/^listen/i.test(query));
    }, timeout)
    .toBe(true);
}

/** A page, a call or a file as text. */
const shown = async (site: Site, path = '/articles') => (await site.get(path)).body.toString();

const timestamp = '2026-11-01T09:00:00.000Z';

const timeout = { timeout: 10_000 * slowness() };

async function expectShown(site: Site, path: string, text: string): Promise<void> {
  await expect.poll(() => shown(site, path), timeout).toContain(text);
}

describeOnPostgres('several instances', (open) => {
  test('show what an editor saved at one of them as soon as the save returns', async () => {
    const { one, other, save } = await two(await open());
    for (let number = 1; number <= 5; number += 1) {
      // Cached by both, the home page among them
      for (const site of [one, other]) await site.rendered('/', '/articles', '/articles/2/ar', '/tenders');
      expect(await save(`حفظ ${number}.`)).toBe(200);
      for (const site of [other, one]) {
        for (const path of ['/', '/articles', '/articles/2/ar', '/api/article/2']) {
          expect(await shown(site, path), `${path} after ${number} saves`).toContain(`حفظ ${number}.`);
        }
      }
    }
  });

  test('show a focal point, a gallery and a replaced picture that an editor changed at one of them', async () => {
    const database = await open();
    const { one, other } = await two(database);
    const { file } = await one.services.media.add(await photograph({ width: 600, height: 400 }), '');
    await one.services.content.update('articles', 2, { image: file });
    await expectShown(other, '/api/article/2', file);
    await one.services.media.change(file.slice(7, 23), { focal: { x: 0, y: 1 } });
    await expectShown(other, '/api/article/2', '"image_focus":"0,100"');
    await one.services.content.create('sports-news', draft('A'));
    await expectShown(other, '/api/sports-news-item/1', '"id":1');
    const texts = { alt_ar: '', alt_en: 'A cup', decorative: false, caption_ar: '', caption_en: '' };
    await one.services.gallery.add('sports-news', 1, { image: file, ...texts }, '');
    await expectShown(other, '/api/sports-news-item/1', '"alt_en":"A cup"');
    const instead = await photograph({ width: 80, height: 60 });
    await other.services.media.notes();
    const replaced = await one.services.media.replace(file.slice(7, 23), instead, '');
    await expectShown(other, '/api/article/2', `"image_file":"${replaced.file}"`);
  });

  test('render again only the pages that a write changed', async () => {
    const { one, other, save } = await two(await open());
    const sites = [one, other];
    for (const site of sites) await site.rendered('/articles', '/tenders', '/managers');
    await save('حفظ');
    for (const site of [...sites, ...sites, ...sites]) await site.services.health.checkForChanges();
    for (const site of sites) {
      await site.rendered('/articles');
      expect(await site.rendered('/articles', '/tenders', '/managers')).toBe(0);
    }
  });

  test('show a transaction when it is committed, and not before', async () => {
    const database = await open();
    const { other } = await two(database);
    await other.rendered('/articles', '/api/article/2');
    await database.db.transaction().execute(async (transaction) => {
      const title = transaction.updateTable('content_item').where('section', '=', 'articles');
      await title.set({ title_ar: 'حفظ' }).execute();
      await other.services.health.checkForChanges();
      expect(await other.rendered('/articles', '/api/article/2')).toBe(0);
      expect(await shown(other)).not.toContain('حفظ');
    });
    // The other instance polled before the commit, so only the notification can show the change
    await expectShown(other, '/articles', 'حفظ');
  });

  test.each([
    [
      'a manager',
      `insert into manager values (9, 'm', 'نجلاء', null, '', '', '', '', '${timestamp}', '${timestamp}')`,
      '/api/managers',
    ],
    [
      'the profile',
      `insert into manager_profile values (1, 'x', 'نجلاء', '', '', '', '', null, '${timestamp}')`,
      '/api/about-manager-main',
    ],
    [
      'a record of the profile',
      `insert into profile_record values ('programs', 'program_1', 'نجلاء', '', 0)`,
      '/api/about-manager-details',
    ],
    [
      'a setting',
      `insert into site_setting values ('identity', '{"name":{"ar":"نجلاء","en":"x"}}', '')`,
      '/manifest-ar.webmanifest',
    ],
    ['an item', `update content_item set title_ar = 'نجلاء' where id = 1`, '/api/tender/1'],
  ])('show %s that another program writes', async (_name, statement, path) => {
    const database = await open();
    const site = await instance(database, { items: { tenders: 1 } });
    expect(await shown(site, path)).not.toContain('نجلاء');
    await command(database.databaseUrl ?? '', statement);
    await expectShown(site, path, 'نجلاء');
  });

  test('lead on by a redirect that was saved at another one', async () => {
    const { one, other } = await two(await open());
    const { call } = await one.signIn();
    const leads = async () => (await other.get('/old')).headers.location;
    const save = (to: string | null) =>
      call('/api/redirects', { method: 'PUT', payload: { redirects: [{ from: '/old', to }] } });
    expect([await leads(), await leads()]).toEqual([undefined, undefined]);
    for (const to of ['/articles', '/studies', null]) {
      expect((await save(to)).statusCode).toBe(200);
      expect(await leads()).toBe(to ?? undefined);
    }
  });

  test('show a thousand rows of one transaction, and their removal', async () => {
    const database = await open();
    const site = await instance(database, { items: { tenders: 1 } });
    const address = database.databaseUrl ?? '';
    await shown(site, '/api/tenders');
    await command(
      address,
      `insert into content_item select section, number, image, title_en, 'نجلاء', description_en, description_ar, date_en,
        date_ar, created_at, updated_at from content_item, generate_series(2, 1000) as number`,
    );
    await expectShown(site, '/api/tenders', 'نجلاء');
    await command(address, 'delete from content_item where id > 1');
    await expect.poll(() => shown(site, '/api/tenders'), timeout).not.toContain('نجلاء');
  });

  test('notice a lost message when they poll', async () => {
    const database = await open();
    const site = await instance(database, { items: { articles: 2 } });
    await shown(site);
    await command(
      database.databaseUrl ?? '',
      `set session_replication_role = replica;
      update content_item set title_ar = 'حفظ';
      update content_version set version = version + 1`,
    );
    const { checkForChanges } = site.services.health;
    // The message could still arrive after the first poll, so the second one notices the loss
    await checkForChanges();
    expect(await shown(site)).not.toContain('حفظ');
    await checkForChanges();
    expect(await shown(site)).toContain('حفظ');
  });

  test('show after a lost connection what was written meanwhile', async () => {
    const database = await open();
    const site = await instance(database, { items: { articles: 2 } });
    await shown(site);
    // The connection is gone before the write: one that is still ending could pass the notification on
    await command(
      database.databaseUrl ?? '',
      `select pg_terminate_backend(pid, 10000) ${listeners}; update content_item set title_ar = 'حفظ'`,
    );
    await expectShown(site, '/articles', 'حفظ');
    await listening(database);
    await command(database.databaseUrl ?? '', `update content_item set title_ar = 'مرة أخرى'`);
    await expectShown(site, '/articles', 'مرة أخرى');
  });

  test('respond with 503 while the database is gone, still show cached pages, and go on when it is back', async () => {
    const database = await open();
    const way = await breakable(database.databaseUrl ?? '');
    const databaseUrl = way.url;
    const broken = await connect({ dataDir: database.dataDir, databaseUrl });
    const site = await instance({ ...database, ...broken, databaseUrl }, { items: { articles: 2 } });
    const save = await saver(site);
    await shown(site, '/tenders');
    const busy = Array.from({ length: 30 }, async (_, number) => [
      (await site.get(`/api/article/1?at=${number}`)).status,
      await save(`حفظ ${number}`),
    ]);
    await way.cut();
    const statuses = (await Promise.all(busy)).flat();
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);

    expect(await save('حفظ')).toBe(503);
    const refused = await site.get('/api/article/1?at=once');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await site.get('/readyz')).status).toBe(503);
    expect((await site.get('/tenders')).status).toBe(200);

    await way.mend();
    expect(await save('وعاد')).toBe(200);
    expect(await shown(site)).toContain('وعاد');
    expect((await site.get('/readyz')).status).toBe(200);
    await command(database.databaseUrl ?? '', `update content_item set title_ar = 'من هناك'`);
    await expectShown(site, '/articles', 'من هناك');
  });
});
