import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Redacted } from '#server/redacted.ts';
import { describeOnPostgres, type TestDatabase } from '#tests/databases/databases.ts';
import { keySite, one as person, read, two } from '#tests/sites/key-site.ts';

const startSecret = new Redacted('a secret that all instances share');

/** Two instances; what visitors send is read at either. */
async function both(database: TestDatabase) {
  const one = await keySite(database, undefined, { startSecret });
  const other = await keySite({ ...database, ...(await database.again()) }, one.clock, { startSecret });
  return { one, other };
}

describeOnPostgres('sessions of several instances', (open) => {
  test('read the inbox at every instance, and after a restart', async () => {
    const database = await open();
    const { one, other } = await both(database);
    const { token } = await one.begin();
    await other.receive('hello');
    const there = other.callerWith(token, person.password);
    expect(await read(there)).toEqual(['hello']);
    // A new organisation key too is on every instance immediately
    expect((await there.post('keys/rotate')).statusCode).toBe(200);
    await one.receive('hello again');
    const later = await keySite(database, one.clock, { startSecret });
    for (const site of [one, other, later]) {
      expect(await read(site.callerWith(token))).toEqual(['hello', 'hello again']);
    }
  });

  test('that were ended at one are ended at all, and their keys are gone', async () => {
    const { one, other } = await both(await open());
    const first = await one.begin();
    const second = await one.joinHolder(two, first);
    const wraps = async () => (await one.db.selectFrom('session_keys').select('token_hash').execute()).length;
    const before = await wraps();
    expect(await read(other.callerWith(second.token))).toEqual([]);
    await second.post('logout');
    expect(await read(other.callerWith(second.token))).toBe(401);
    expect(await wraps()).toBe(before - 1);
    await one.services.administrators.remove((await one.seen(two.email, first)).email);
    one.clock.at += 31 * 60_000;
    await other.services.cleanUp();
    expect(await read(other.callerWith(first.token))).toBe(401);
    expect(await wraps()).toBe(0);
  });

  test('of an officer who reads at another instance end with the role, and their keys are gone', async () => {
    const { one, other } = await both(await open());
    const first = await one.begin();
    const second = await one.joinHolder(two, first);
    await one.receive('hello');
    const there = other.callerWith(second.token);
    expect(await read(there)).toEqual(['hello']);
    const { id } = await one.seen(two.email, first);
    const roles = { roles: ['writer', 'administrator'], sections: [] };
    expect((await first.put(`administrators/${id}/roles`, roles)).statusCode).toBe(200);
    expect(await read(there)).toBe(401);
    expect((await there.get('reports/1/talk')).statusCode).toBe(401);
    expect(await one.db.selectFrom('session_keys').select('token_hash').execute()).toHaveLength(1);

    const again = await other.signIn(two);
    const refused = await again.get('contacts');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { message: 'Your role does not allow this.' },
    ]);
  });

  test('open nothing to an instance with another secret, and nothing where there is none', async () => {
    const database = await open();
    const one = await keySite(database, undefined, { startSecret });
    const { token } = await one.begin();
    for (const secret of [new Redacted('a secret that is another one, by mistake'), undefined]) {
      const other = await keySite(database, one.clock, { startSecret: secret });
      expect(await read(other.callerWith(token))).toBe(401);
      expect((await other.callerWith(token).get('session')).statusCode).toBe(200);
    }
  });

  test('have their keys in a table that is in no log and no replica', async () => {
    const { db } = await open();
    const { rows } = await sql<{ relpersistence: string }>`
      select relpersistence from pg_class where relname in ('session', 'session_keys') order by relname
    `.execute(db);
    expect(rows.map(({ relpersistence }) => relpersistence)).toEqual(['p', 'u']);
  });
});
