import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/engine.ts';
import { createContent } from '#server/services/content/content.ts';
import { describeOnBothEngines, describeOnPostgres, type TestDatabase } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createPresence } from './presence.ts';

const section = 'articles';
const rana = { administratorId: 'a1', name: 'rana@example.org', windowId: '1'.repeat(32) };
const karim = { administratorId: 'a2', name: 'karim@example.org', windowId: '2'.repeat(32) };

/** The presence at two items, and a clock: the database's own on PostgreSQL. */
async function setUp({ db }: TestDatabase) {
  const clock = { now: Date.parse('2026-11-22T08:00:00Z') };
  const { id } = await createContent(db).create(section, draft('An item'));
  const { id: another } = await createContent(db).create(section, draft('Another item'));
  const pass = async (seconds: number) => {
    clock.now += seconds * 1_000;
    if (!isPostgres(db)) return;
    const interval = sql<Date>`seen_at - make_interval(secs => ${seconds})`;
    await db.updateTable('item_presence').set({ seen_at: interval }).execute();
  };
  const presence = createPresence(db, () => clock.now);
  const others = async (window: typeof rana, item = id) =>
    (await presence.beat(section, item, window)).map(({ name, own }) => (own ? 'another window' : name));
  return { id, another, pass, presence, others };
}

describeOnBothEngines('presence', (open) => {
  test('an item shows who else has it open, another window of one’s own included, and no other item does', async () => {
    const { another, others } = await setUp(await open());
    expect(await others(rana)).toEqual([]);
    expect(await others(karim)).toEqual([rana.name]);
    expect(await others(rana)).toEqual([karim.name]);
    const second = { ...rana, windowId: '3'.repeat(32) };
    expect((await others(second)).toSorted()).toEqual(['another window', karim.name]);
    // Each person once
    expect(await others(karim)).toEqual([rana.name]);
    expect(await others(karim, another)).toEqual([]);
  });

  test('one who leaves is gone at once, and one who is silent after fifteen seconds', async () => {
    const { id, pass, presence, others } = await setUp(await open());
    await others(rana);
    await others(karim);
    await pass(10);
    const [seen] = await presence.beat(section, id, rana);
    await pass(4);
    expect(await others(rana)).toEqual([karim.name]);
    await pass(2);
    expect(await others(rana)).toEqual([]);
    expect(await presence.beat(section, id, karim)).toEqual([
      { name: rana.name, own: false, since: expect.any(String) },
    ]);
    expect(seen?.since).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await presence.leave(section, id, karim);
    expect(await others(rana)).toEqual([]);
  });

  test('nobody is at an item that does not exist, and nobody leaves for somebody else', async () => {
    const { id, presence, others } = await setUp(await open());
    await expect(others(rana, 99)).rejects.toMatchObject({ code: 'not-found' });
    await others(karim);
    await presence.leave(section, id, { ...rana, windowId: karim.windowId });
    expect(await others(rana)).toEqual([karim.name]);
  });
});

describeOnPostgres('presence at several instances', (open) => {
  test('is the same, whatever their clocks say, and leaves no old row', async () => {
    const database = await open();
    const { id, pass, others } = await setUp(database);
    const { db } = await database.again();
    const ahead = createPresence(db, () => Date.now() + 3_600_000);
    expect(await ahead.beat(section, id, karim)).toEqual([]);
    expect(await others(rana)).toEqual([karim.name]);
    await pass(16);
    expect(await others(rana)).toEqual([]);
    expect(await db.selectFrom('item_presence').select('name').execute()).toEqual([{ name: rana.name }]);
  });
});
