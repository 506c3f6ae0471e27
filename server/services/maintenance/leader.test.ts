import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines, describeOnPostgres } from '#tests/databases/databases.ts';
import { createLeader } from './leader.ts';
import { createMaintenanceRuns } from './maintenance-runs.ts';

const nothing = async () => {};

describeOnPostgres('work under a lock', (open) => {
  /** Two instances, of which one runs a task until it is released. */
  async function busy() {
    const database = await open();
    const [one, other] = [createLeader(database.db), createLeader((await database.again()).db)];
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = one.run('cleanup', async () => {
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    return { database, one, other, first, end };
  }

  test('runs on one instance at a time, and on any of them the next time', async () => {
    const { one, other, first, end } = await busy();
    expect(await other.run('cleanup', nothing)).toBe(false);
    expect(await one.run('cleanup', nothing)).toBe(false);
    expect(await other.run('backup', nothing)).toBe(true);
    end.resolve();
    expect(await first).toBe(true);
    expect(await other.run('cleanup', nothing)).toBe(true);
  });

  test('that fails releases the lock, and so does a lost instance', async () => {
    const { database, other, first, end } = await busy();
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`.execute(
      database.db,
    );
    await expect.poll(() => other.run('cleanup', nothing)).toBe(true);
    end.resolve();
    expect(await first).toBe(true);
    const failing = other.run('cleanup', async () => {
      throw new Error('it broke');
    });
    await expect(failing).rejects.toThrow('it broke');
    expect(await other.run('cleanup', nothing)).toBe(true);
  });
});

describeOnBothEngines('maintenance', (open) => {
  test('records the last run of each kind, before and after its end', async () => {
    const { db } = await open();
    const runs = createMaintenanceRuns(db);
    expect(await runs.all()).toEqual({});
    const backup = { started_at: '2026-11-01T01:00:00.000Z', finished_at: null, ok: null, details: {} };
    await runs.note('backup', backup);
    expect(await runs.all()).toEqual({ backup });
    const done = { ...backup, finished_at: '2026-11-01T01:02:00.000Z', ok: true, details: { bytes: 7 } };
    const drill = { ...done, ok: false };
    await runs.note('backup', done);
    await runs.note('drill', drill);
    expect(await runs.all()).toEqual({ backup: done, drill });
  });
});
