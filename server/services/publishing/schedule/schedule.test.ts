import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { describeOnPostgres } from '#tests/databases/databases.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const start = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60 * 1000;
const author = '';
const inAnHour = new Date(start + hour).toISOString();

test('a clock that jumps fires nothing early, and nothing twice', async () => {
  const clock = { now: start };
  const { services } = await testApp({ now: () => clock.now });
  const { publishing, schedule } = services;
  await publishing.create('articles', draft('A'), { author, publish: false });
  await publishing.publish('articles', 1, { sides: { ar: { at: inAnHour } } }, author);
  const fireAll = async () => Promise.all((await schedule.due()).map(schedule.fire));
  expect(await fireAll()).toEqual([]);
  clock.now = start - 24 * hour;
  expect([await fireAll(), await schedule.fire({ section: 'articles', id: 1 })]).toEqual([[], undefined]);
  clock.now = start + 24 * hour;
  expect(await schedule.state()).toEqual({ waiting: 1, late: 23 * hour });
  expect(await fireAll()).toEqual([23 * hour]);
  clock.now = start;
  expect(await fireAll()).toEqual([]);
  clock.now = start + 2 * hour;
  expect(await fireAll()).toEqual([]);
  const { events } = await publishing.history('articles', 1);
  expect(events.map(({ event }) => event)).toEqual(['published', 'scheduled']);
});

describeOnPostgres('two instances', (open) => {
  test('fire each of fifty moments once, with one entry each in the audit trail', async () => {
    const database = await open();
    const clock = { now: start };
    const instanceOn = ({ db }: Pick<typeof database, 'db'>) =>
      createServices({ db, dataDir: database.dataDir, publicUrl: 'http://localhost', now: () => clock.now });
    const [one, other] = [instanceOn(database), instanceOn(await database.again())];
    await one.openKeys();
    for (let id = 1; id <= 50; id += 1) {
      await one.publishing.create('articles', draft(`${id}`), { author, publish: false });
      await one.publishing.publish('articles', id, { sides: { ar: { at: inAnHour } } }, author);
    }
    clock.now = start + hour;
    const due = await Promise.all([one.schedule.due(), other.schedule.due()]);
    expect(due.map(({ length }) => length)).toEqual([50, 50]);
    const fired = await Promise.all(
      due[0].flatMap((item) => [one.schedule.fire(item), other.schedule.fire(item)]),
    );
    expect(fired.filter((late) => late !== undefined)).toEqual(Array.from({ length: 50 }, () => 0));
    const { db } = database;
    const events = await db
      .selectFrom('item_event')
      .select('id')
      .where('event', '=', 'published')
      .orderBy('id')
      .execute();
    expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    const entries = await db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', '=', 'content.fired')
      .execute();
    expect(entries).toHaveLength(50);
    expect((await one.content.list('articles')).total).toBe(50);
  });
});
