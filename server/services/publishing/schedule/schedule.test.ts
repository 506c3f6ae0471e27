import { expect, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/databases/databases.ts';
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
  const fireAll = async () => (await schedule.fire(await schedule.due())).map(({ late }) => late);
  expect(await fireAll()).toEqual([]);
  clock.now = start - 24 * hour;
  expect([await fireAll(), await schedule.fire([{ section: 'articles', id: 1 }])]).toEqual([[], []]);
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

describeOnBothEngines('items that are fired together', (open) => {
  test('each have their history, and are published all or none', async () => {
    const { db, dataDir } = await open();
    const clock = { now: start };
    const services = createServices({ db, dataDir, publicUrl: 'http://localhost', now: () => clock.now });
    const { publishing, schedule } = services;
    await services.openKeys();
    const add = async (section: 'articles' | 'tenders', title: string) => {
      const texts = { ...draft(title), description_en: `${title} `.repeat(100) };
      const { id } = await publishing.create(section, texts, { author, publish: false });
      const until = new Date(start + 2 * hour).toISOString();
      const sides = { ar: { at: inAnHour }, en: { at: inAnHour, until } };
      await publishing.publish(section, id, { sides, despite_differences: true }, author);
    };
    await add('articles', 'One');
    await add('tenders', 'Two');
    await add('articles', 'Three');
    // Public already, with another text from then on
    await publishing.publish('articles', 2, { sides: { ar: {} }, despite_differences: true }, author);
    await publishing.save('articles', 2, { title_ar: 'آخر' }, { author });
    const before = await publishing.publish('articles', 2, { sides: { ar: { at: inAnHour } } }, author);
    const broken = db.updateTable('item_chunk').where('id', '=', 1).where('section', '=', 'articles');
    await broken.set({ hash: 'x' }).execute();
    clock.now = start + 3 * hour;
    const due = await schedule.due();
    expect(due).toHaveLength(3);
    await expect(schedule.fire(due)).rejects.toThrow('missing');
    expect((await publishing.find('articles', 2)).sides).toEqual(before.sides);
    const fired = await schedule.fire(due.filter(({ section, id }) => section === 'tenders' || id === 2));
    expect(fired.map(({ titles: { en }, late }) => [en, late])).toEqual([
      ['Three', 2 * hour],
      ['Two', 2 * hour],
    ]);
    expect(await schedule.due()).toEqual([{ section: 'articles', id: 1 }]);
    expect(await services.content.find('articles', 2)).toMatchObject({ title_ar: 'آخر', title_en: '' });
    const { events } = await publishing.history('articles', 2);
    expect(events.slice(0, 3).map(({ event, side, revision }) => [event, side, revision])).toEqual([
      ['ended', 'en', 1],
      ['published', 'en', 1],
      ['published', 'ar', 2],
    ]);
    const { total } = await services.content.list('tenders', { limit: 1, scope: 'ar' });
    const entries = await services.audit.entries.list({ action: 'content.fired' }, { limit: 9 });
    expect([total, entries.map(({ subject }) => subject)]).toEqual([1, ['tenders/1', 'articles/2']]);
  });
});

describeOnPostgres('two instances', (open) => {
  test('fire each of fifty moments once, with one entry each in the audit trail', async () => {
    const database = await open();
    const clock = { now: start };
    const instanceOn = ({ db }: Pick<typeof database, 'db'>) =>
      createServices({ db, dataDir: database.dataDir, publicUrl: 'http://localhost', now: () => clock.now });
    const [one, other] = [instanceOn(database), instanceOn(await database.again())];
    await one.openKeys();
    for (let id = 1; id <= 25; id += 1) {
      for (const section of ['articles', 'tenders'] as const) {
        await one.publishing.create(section, draft(`${id}`), { author, publish: false });
        await one.publishing.publish(section, id, { sides: { ar: { at: inAnHour } } }, author);
      }
    }
    clock.now = start + hour;
    const due = await Promise.all([one.schedule.due(), other.schedule.due()]);
    expect(due.map(({ length }) => length)).toEqual([50, 50]);
    // In two orders: neither waits for the other in a circle
    const fired = await Promise.all([one.schedule.fire(due[0]), other.schedule.fire(due[1].toReversed())]);
    expect(fired.flat().map(({ late }) => late)).toEqual(Array.from({ length: 50 }, () => 0));
    const { db } = database;
    const events = await db
      .selectFrom('item_event')
      .select(['section', 'id'])
      .where('event', '=', 'published')
      .execute();
    expect(new Set(events.map(({ section, id }) => `${section}/${id}`)).size).toBe(50);
    expect(events).toHaveLength(50);
    const entries = await db
      .selectFrom('audit_entry')
      .select('action')
      .where('action', '=', 'content.fired')
      .execute();
    expect(entries).toHaveLength(50);
    expect((await one.content.list('articles', { limit: 1 })).total).toBe(25);
  });
});
