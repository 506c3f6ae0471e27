import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { openSite, written } from '#tests/requests/submit.ts';

const hour = 60 * 60 * 1000;

/**
 * Leaves the database no room to grow, like a full disk; on PostgreSQL the error is simulated.
 * @returns a function that frees some.
 */
async function fillDisk({ db, engine }: TestDatabase): Promise<() => Promise<unknown>> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
    return () => sql`pragma max_page_count = 100000`.execute(db);
  }
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger full_disk before insert on submission_key
    for each row execute function full_disk()`.execute(db);
  return () => sql`drop trigger full_disk on submission_key`.execute(db);
}

describeOnBothEngines('a submission', (open) => {
  test('is accepted for one of fifty concurrent uses of a solution', async () => {
    const { send, solve, stored } = await openSite({ database: await open() });
    const texts = { ...written.contact, recaptcha: await solve('contact') };
    const crowd = Array.from({ length: 50 }, (_, number) =>
      send('contact', texts, { headers: number % 2 ? { 'idempotency-key': randomUUID() } : {} }),
    );
    const responses = await Promise.all(crowd);
    const spent = /^This check was used already, so nothing was sent a second time/;
    const refused = responses.filter(({ statusCode }) => statusCode === 422);
    expect([responses.filter(({ statusCode }) => statusCode === 201).length, refused.length]).toEqual([
      1, 49,
    ]);
    for (const response of refused) expect(response.json().message).toMatch(spent);
    expect(await stored('contact')).toBe(1);
  });

  test('is stored once and acknowledged again when an attempt is repeated', async () => {
    const { send, solve, proof, stored, editor } = await openSite({ database: await open() });
    const headers = { 'idempotency-key': randomUUID() };
    const recaptcha = await solve('report');
    const attempt = () => send('report', { ...written.report, recaptcha }, { headers });
    const responses = await Promise.all(Array.from({ length: 10 }, attempt));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
    expect((await attempt()).json()).toEqual(responses[0]?.json());
    expect(await stored('report')).toBe(1);
    const other = await send(
      'report',
      { ...written.report, recaptcha },
      { headers: { 'idempotency-key': randomUUID() } },
    );
    expect(other.statusCode).toBe(422);
    // Another proof is another submission, whatever it is called
    const next = { ...written.report, details: 'Another', recaptcha: await proof('report') };
    expect((await send('report', next, { headers })).statusCode).toBe(201);
    const details = (await editor.call('/api/reports')).json().map((row: { details: string }) => row.details);
    expect(details).toEqual(['Another', written.report.details]);
  });

  test('is refused when an attempt is repeated with another text, and the first one stays', async () => {
    const { send, proofs, editor, stored, db } = await openSite({ database: await open() });
    const headers = { 'idempotency-key': randomUUID() };
    const [recaptcha = '', other = ''] = await proofs('report', 2);
    const sent = { ...written.report, recaptcha };
    expect((await send('report', sent, { headers })).statusCode).toBe(201);
    const changed = await send('report', { ...sent, details: 'Another text' }, { headers });
    expect([changed.statusCode, changed.json()]).toEqual([
      409,
      { message: adminMessage('en', 'error.otherContent') },
    ]);
    expect((await send('report', sent, { headers })).statusCode).toBe(201);
    const [row] = (await editor.call('/api/reports')).json();
    expect([await stored('report'), row.details]).toEqual([1, written.report.details]);
    // The previous version stored no mark of the content
    const { proof, attempt } = await db.selectFrom('spent_proof').selectAll().executeTakeFirstOrThrow();
    const nameAlone = attempt?.split('.')[0] ?? null;
    await db.updateTable('spent_proof').set({ attempt: nameAlone }).where('proof', '=', proof).execute();
    expect((await send('report', sent, { headers })).statusCode).toBe(201);
    // Of the same text another attempt has another mark
    await send('report', { ...sent, recaptcha: other }, { headers: { 'idempotency-key': randomUUID() } });
    const marks = (await db.selectFrom('spent_proof').select('attempt').execute()).map(
      (each) => each.attempt,
    );
    expect(new Set([attempt, ...marks].map((each) => each?.split('.')[1])).size).toBe(3);
  });

  test('is numbered within its kind, and no number is reused', async () => {
    const { send, proof, editor } = await openSite({ database: await open() });
    const next = async (kind: 'contact' | 'report') => {
      await send(kind, { ...written[kind], recaptcha: await proof(kind) });
      return (await editor.call(`/api/${kind}s`)).json()[0].id;
    };
    expect([await next('contact'), await next('contact'), await next('report')]).toEqual([1, 2, 1]);
    for (const step of ['soft-delete', 'hard-delete']) {
      expect((await editor.call(`/api/contact/2/${step}`, { method: 'DELETE' })).statusCode).toBe(200);
    }
    expect(await next('contact')).toBe(3);
  });

  test('is refused without an organisation key, and nothing is stored', async () => {
    const { send, proof, solve, db } = await openSite({ database: await open() });
    await db.deleteFrom('organisation_key').execute();
    for (const recaptcha of [await proof('contact'), await solve('contact')]) {
      const refused = await send('contact', { ...written.contact, recaptcha });
      expect([refused.statusCode, refused.json()]).toEqual([
        503,
        { message: 'Messages cannot be received right now, and nothing was kept. Please try again later.' },
      ]);
      expect(refused.headers['retry-after']).toBe('600');
    }
    for (const table of ['submission', 'submission_key', 'submission_counter', 'spent_proof'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  test('is not acknowledged on a full disk, where reading goes on', async () => {
    const database = await open();
    const { send, proof, solve, stored, editor, request } = await openSite({ database });
    await send('contact', { ...written.contact, recaptcha: await proof('contact') });
    const freeRoom = await fillDisk(database);
    const texts = { ...written.contact, message: 'x'.repeat(50_000), recaptcha: await solve('contact') };
    const refused = await send('contact', texts);
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { message: 'The service is not available right now. Please try again later.' },
    ]);
    expect(await stored('contact')).toBe(1);
    expect((await editor.call('/api/contacts')).json()).toHaveLength(1);
    expect((await request('/api/articles')).statusCode).toBe(200);
    // The proof is unspent: the same submission succeeds with free space
    await freeRoom();
    expect((await send('contact', texts)).statusCode).toBe(201);
    expect(await stored('contact')).toBe(2);
  });

  test('has its day in Beirut, and of its timestamps only the hour is stored', async () => {
    // Half past midnight in Beirut, where it is summer
    const start = Date.UTC(2026, 6, 14, 21, 34, 56, 789) - 3_000;
    const { send, proof, editor, db } = await openSite({ database: await open(), start });
    await send('contact', { ...written.contact, recaptcha: await proof('contact') });
    const [row] = await db.selectFrom('submission').selectAll().execute();
    expect(row).toMatchObject({
      kind: 'contact',
      id: 1,
      state: 'active',
      day: '2026-07-15',
      read_on: null,
      size: 1,
      version: 2,
    });
    const [read] = (await editor.call('/api/contacts')).json();
    expect(read.created_at).toBe('2026-07-14T21:00:00.000Z');
  });

  test('leaves a spent proof, which is deleted once the proof has expired', async () => {
    const { send, proof, pass, services, db } = await openSite({ database: await open() });
    const recaptcha = await proof('contact');
    await send('contact', { ...written.contact, recaptcha });
    const proofs = async () => (await db.selectFrom('spent_proof').selectAll().execute()).length;
    pass(24 * hour);
    await services.cleanUp();
    expect(await proofs()).toBe(1);
    pass(24 * hour);
    await services.cleanUp();
    expect(await proofs()).toBe(0);
    expect((await send('contact', { ...written.contact, recaptcha })).statusCode).toBe(422);
  });
});
