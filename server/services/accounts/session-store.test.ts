import { expect, test } from 'vitest';
import type { SessionStage } from '#shared/accounts/second-factors.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { createSessionStore } from './session-store.ts';

const minute = 60_000;
const began = Date.UTC(2026, 10, 1, 9);
const timestamp = (minutes: number) => new Date(began + minutes * minute).toISOString();
const keys = new Map([['one', 'a private key']]);

/** The sessions of a database with one administrator; another store on it stands for another instance. */
async function sessionsOf({ db }: Pick<TestDatabase, 'db'>, id = '7d4a0e54-0000-4000-8000-000000000001') {
  const administrator = { id, verifier_hash: `verifier of ${id}` };
  await db
    .insertInto('administrator')
    .values({
      ...administrator,
      email: `${id}@example.org`,
      salt: '',
      password_cost: '{}',
      public_key: '',
      sealed_private_key: '',
      password_printed: 0,
      created_at: timestamp(0),
      updated_at: timestamp(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const clock = { minutes: 0 };
  const store = createSessionStore(db, {
    startSecret: Buffer.alloc(32, 1),
    now: () => began + clock.minutes * minute,
  });
  const begin = (stage: SessionStage = 'open', proofKey?: string) =>
    store.begin({ administrator, stage, proofKey, device });
  const rows = () => db.selectFrom('session').selectAll().orderBy('created_at').execute();
  return { store, db, clock, administrator, begin, rows };
}

const device = { browser: 'Firefox', system: 'Windows' };

describeOnBothEngines('sessions in the store', (open) => {
  test('name their holder and the stage of the sign-in, and are stored by a hash', async () => {
    const { store, begin, rows, administrator } = await sessionsOf(await open());
    const { token, expires_at } = await begin('set-up', 'thumbprint');
    expect(expires_at).toBe(timestamp(30));
    expect(await store.verify(token)).toEqual({
      administratorId: administrator.id,
      passwordPrinted: false,
      email: `${administrator.id}@example.org`,
      expires_at,
      stage: 'set-up',
      roles: [],
      sections: [],
      proofKey: 'thumbprint',
    });
    expect(await store.verify(`${token}x`)).toBeUndefined();
    expect(JSON.stringify(await rows())).not.toContain(token);
    expect((await store.verify((await begin()).token))?.proofKey).toBeUndefined();
  });

  test('do not begin if the password has changed meanwhile', async () => {
    const { begin, administrator, rows } = await sessionsOf(await open());
    administrator.verifier_hash = 'that of before';
    await expect(begin()).rejects.toMatchObject({ code: 'unauthorised', key: 'login.wrong' });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['second-step', 5, 1],
    ['set-up', 30, 29],
    ['open', 480, 29],
  ] as const)('of the stage %s live %i minutes at most', async (stage, life, step) => {
    const { store, begin, clock } = await sessionsOf(await open());
    const { token } = await begin(stage);
    while (clock.minutes + step < life) {
      clock.minutes += step;
      expect(await store.verify(token), `after ${clock.minutes} minutes`).toMatchObject({ stage });
    }
    clock.minutes = life;
    expect(await store.verify(token)).toBeUndefined();
  });

  test('end after half an hour without use, which is noted once a minute', async () => {
    const { store, begin, clock, rows } = await sessionsOf(await open());
    const { token } = await begin();
    const usedAt = async () => (await rows())[0]?.used_at;
    clock.minutes = 0.9;
    await store.verify(token);
    expect(await usedAt()).toBe(timestamp(0));
    clock.minutes = 1;
    expect(await store.verify(token, () => false)).toBeUndefined();
    expect(await usedAt()).toBe(timestamp(0));
    await store.verify(token);
    expect(await usedAt()).toBe(timestamp(1));
    clock.minutes = 31;
    expect(await store.verify(token)).toBeUndefined();
  });

  test('that wait for a second step are opened once, under another token and with a full lifetime', async () => {
    const { store, begin, rows, clock, db } = await sessionsOf(await open());
    const { token } = await begin('second-step', 'thumbprint');
    await db.updateTable('session').set({ challenge: '{}' }).execute();
    clock.minutes = 3;
    const opened = await store.open(token);
    expect(opened).toEqual({ token: expect.not.stringMatching(token), expires_at: timestamp(483) });
    expect(await store.verify(token)).toBeUndefined();
    expect(await store.verify(opened.token)).toMatchObject({ stage: 'open', proofKey: 'thumbprint' });
    expect(await rows()).toMatchObject([
      { challenge: null, created_at: timestamp(3), used_at: timestamp(3) },
    ]);
    for (const other of [token, opened.token])
      await expect(store.open(other)).rejects.toMatchObject({
        code: 'unauthorised',
        key: 'error.unauthorised',
      });
    expect(await store.verify(opened.token)).toBeDefined();
  });

  test('hold their keys for the owner of the token, until they end', async () => {
    const { store, begin, clock, db, administrator } = await sessionsOf(await open());
    const [one, two, three, four] = [await begin(), await begin(), await begin(), await begin('second-step')];
    for (const { token } of [one, two, three, four]) await store.keep(token, keys);
    expect(await store.opened(one.token)).toEqual(keys);
    expect(await store.opened('another token')).toEqual(new Map());

    await store.end(one.token);
    expect([await store.verify(one.token), (await store.opened(one.token)).size]).toEqual([undefined, 0]);
    const listed = await store.list(administrator.id, two.token);
    const id = String(listed.find(({ current }) => current)?.id);
    await store.endOne(administrator.id, id);
    expect([await store.verify(two.token), (await store.opened(two.token)).size]).toEqual([undefined, 0]);
    await expect(store.endOne(administrator.id, id)).rejects.toMatchObject({ code: 'not-found' });
    const next = await store.open(four.token);
    expect([(await store.opened(four.token)).size, (await store.opened(next.token)).size]).toEqual([0, 0]);

    expect(await store.opened(three.token)).toEqual(keys);
    await store.discardEnded();
    expect(await store.opened(three.token)).toEqual(keys);
    // As another instance does
    await db.deleteFrom('session').execute();
    await store.discardEnded();
    expect((await store.opened(three.token)).size).toBe(0);
    await store.keep((await begin()).token, new Map());
    const last = await begin();
    await store.keep(last.token, keys);
    await store.keep(last.token, new Map([['two', 'another']]));
    expect(await store.opened(last.token)).toEqual(new Map([['two', 'another']]));
    clock.minutes = 30;
    await store.verify(last.token);
    expect((await store.opened(last.token)).size).toBe(0);
  });

  test('are listed to their holder, the last used first, while they hold', async () => {
    const database = await open();
    const { store, begin, clock, administrator, rows } = await sessionsOf(database);
    const other = await sessionsOf(database, '7d4a0e54-0000-4000-8000-000000000002');
    await other.begin();
    const [first, second] = [await begin(), await begin()];
    await begin('set-up');
    clock.minutes = 10;
    await store.verify(first.token);
    expect(await store.list(administrator.id, second.token)).toEqual([
      { id: expect.any(String), created_at: timestamp(0), used_at: timestamp(10), ...device, current: false },
      { id: expect.any(String), created_at: timestamp(0), used_at: timestamp(0), ...device, current: true },
    ]);
    clock.minutes = 29;
    await store.removeExpired();
    expect(await rows()).toHaveLength(4);
    clock.minutes = 30;
    expect(await store.list(administrator.id, first.token)).toMatchObject([
      { used_at: timestamp(10), current: true },
    ]);
    await store.removeExpired();
    expect(await rows()).toHaveLength(1);
    for (clock.minutes = 30; clock.minutes < 480; clock.minutes += 29) await store.verify(first.token);
    clock.minutes = 480;
    expect(await store.list(administrator.id, first.token)).toEqual([]);
    await store.removeExpired();
    expect(await rows()).toEqual([]);
  });

  test('of others cannot be ended', async () => {
    const database = await open();
    const site = await sessionsOf(database);
    const other = await sessionsOf(database, '7d4a0e54-0000-4000-8000-000000000002');
    const { token } = await other.begin();
    const [row] = await site.rows();
    await expect(site.store.endOne(site.administrator.id, String(row?.token_hash))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await other.store.verify(token)).toBeDefined();
  });
});
