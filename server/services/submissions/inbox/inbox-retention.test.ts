import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { filesBelow, type NamedBytes } from '#tests/databases/search-for.ts';
import { openSite, written } from '#tests/requests/submit.ts';

const day = 24 * 60 * 60 * 1000;

/** Far from midnight. */
const start = Date.UTC(2026, 10, 20, 9);

type Site = Awaited<ReturnType<typeof openSite>>;

async function receive({ proof, send }: Site, kind: 'contact' | 'report', texts: object = {}): Promise<void> {
  const recaptcha = await proof(kind);
  expect((await send(kind, { ...written[kind], ...texts, recaptcha })).statusCode).toBe(201);
}

/** Signs in again, since days have passed, and calls. */
async function call(site: Site, url: string, options: { method?: 'POST' | 'DELETE'; payload?: object } = {}) {
  const response = await (await site.signIn()).call(url, options);
  expect(response.statusCode).toBe(200);
  return response;
}

const ids = async (site: Site, list: string): Promise<number[]> =>
  (await call(site, `/api/${list}`)).json().map(({ id }: { id: number }) => id);

describeOnBothEngines('retention', (open) => {
  test('deletes messages read more than ninety days ago, and no unread ones', async () => {
    const site = await openSite({ database: await open(), config: { limits: false }, start });
    for (const kind of ['contact', 'contact', 'contact', 'report', 'report'] as const)
      await receive(site, kind);
    await call(site, '/api/contact/1/soft-delete', { method: 'DELETE' });
    await call(site, '/api/report/1/soft-delete', { method: 'DELETE' });
    site.pass(2 * day);
    await call(site, '/api/contact/2/soft-delete', { method: 'DELETE' });
    site.pass(88 * day);
    await site.services.cleanUp();
    expect([await ids(site, 'contacts'), await ids(site, 'reports')]).toEqual([
      [3, 2, 1],
      [2, 1],
    ]);
    // The first were read 91 days ago, the third 89, and two never
    site.pass(day);
    await site.services.cleanUp();
    expect([await ids(site, 'contacts'), await ids(site, 'reports')]).toEqual([[3, 2], [2]]);
    // Each of the three left has a key for the organisation, and one for its sender
    expect(await site.db.selectFrom('submission_key').selectAll().execute()).toHaveLength(6);
    const { retention, contacts, reports } = (await call(site, '/api/inbox')).json();
    const at = new Date(site.now()).toISOString();
    expect(retention).toEqual({ readDays: 90, lastRun: { at, removed: 2 } });
    expect([contacts, reports]).toEqual([
      { active: 1, read: 1, unreadLong: 1, reviewDue: 0 },
      { active: 1, read: 0, unreadLong: 1, reviewDue: 0 },
    ]);
    site.pass(1_000 * day);
    await site.services.cleanUp();
    expect([await ids(site, 'contacts'), await ids(site, 'reports')]).toEqual([[3], [2]]);
  });

  test('skips kept messages, until they are released', async () => {
    const site = await openSite({ database: await open(), config: { limits: false }, start });
    for (let number = 0; number < 2; number += 1) await receive(site, 'report');
    for (const id of [1, 2]) await call(site, `/api/report/${id}/soft-delete`, { method: 'DELETE' });
    await call(site, '/api/report/1/keep', { method: 'POST', payload: { kept: true, reason: 'court' } });
    site.pass(1_000 * day);
    await site.services.cleanUp();
    expect(await ids(site, 'reports')).toEqual([1]);
    await call(site, '/api/report/1/keep', { method: 'POST', payload: { kept: false } });
    await site.services.cleanUp();
    expect(await ids(site, 'reports')).toEqual([]);
  });

  test('reminds of the reasons of kept messages after six months, each time', async () => {
    const site = await openSite({ database: await open(), config: { limits: false }, start });
    await receive(site, 'report');
    const due = async () => (await call(site, '/api/inbox')).json().reports.reviewDue;
    const keep = () =>
      call(site, '/api/report/1/keep', { method: 'POST', payload: { kept: true, reason: 'inquiry' } });
    await keep();
    const [row] = (await call(site, '/api/reports')).json();
    expect(row).toMatchObject({ kept: true, keep_reason: 'inquiry', review_on: '2027-05-20' });
    site.pass(180 * day);
    expect(await due()).toBe(0);
    site.pass(day);
    expect(await due()).toBe(1);
    await keep();
    expect(await due()).toBe(0);
    // One that was kept before reasons were required
    await site.db.updateTable('submission').set({ keep_reason: null, review_on: null }).execute();
    expect(await due()).toBe(1);
  });

  test('goes by the days of the settings', async () => {
    const site = await openSite({ database: await open(), config: { limits: false }, start });
    for (const kind of ['contact', 'report', 'report'] as const) await receive(site, kind);
    await call(site, '/api/contact/1/soft-delete', { method: 'DELETE' });
    const value = { readDays: 7, unreadDays: 3 };
    await site.services.settings.save('retention', value);
    site.pass(3 * day);
    expect((await call(site, '/api/inbox')).json()).toMatchObject({
      unreadDays: 3,
      reports: { unreadLong: 0 },
    });
    site.pass(day);
    expect((await call(site, '/api/inbox')).json()).toMatchObject({ reports: { active: 2, unreadLong: 2 } });
    site.pass(3 * day);
    await site.services.cleanUp();
    expect(await ids(site, 'contacts')).toEqual([1]);
    site.pass(day);
    await site.services.cleanUp();
    expect(await ids(site, 'contacts')).toEqual([]);
    expect((await call(site, '/api/inbox')).json().retention).toMatchObject({
      readDays: 7,
      lastRun: { removed: 1 },
    });
  });
});

/** Number of 64-byte pieces of the data that lie in any of the files. */
function piecesIn(bytes: Uint8Array, files: NamedBytes[]): number {
  const pieces = Array.from({ length: Math.floor(bytes.length / 64) }, (_, piece) =>
    bytes.subarray(piece * 64, piece * 64 + 64),
  );
  return pieces.filter((piece) => files.some((file) => file.bytes.includes(piece))).length;
}

test.each([
  [
    'what an administrator deletes for good',
    (site: Site) => call(site, '/api/report/2/hard-delete', { method: 'DELETE' }),
  ],
  [
    'what retention deletes',
    (site: Site) => {
      site.pass(91 * day);
      return site.services.cleanUp();
    },
  ],
])('%s leaves no byte in the files of SQLite', async (_name, erase) => {
  const site = await openSite({ config: { limits: false }, start });
  for (const details of ['before', 'x'.repeat(20_000), 'after']) await receive(site, 'report', { details });
  const { body } = await site.db
    .selectFrom('submission')
    .select('body')
    .where('id', '=', 2)
    .executeTakeFirstOrThrow();
  const { sealed_key } = await site.db
    .selectFrom('submission_key')
    .select('sealed_key')
    .where('submission_id', '=', 2)
    .executeTakeFirstOrThrow();
  await call(site, '/api/report/2/soft-delete', { method: 'DELETE' });
  const before = await filesBelow(site.dataDir);
  expect(piecesIn(body, before)).toBeGreaterThan(1_000);
  expect(piecesIn(sealed_key, before)).toBe(1);
  await erase(site);
  const after = await filesBelow(site.dataDir);
  expect([piecesIn(body, after), piecesIn(sealed_key, after)]).toEqual([0, 0]);
  expect(await site.stored('report')).toBe(2);
});
