import { expect, onTestFinished, test } from 'vitest';
import { createServices } from '#server/composition.ts';
import { describeOnPostgres } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { draft } from '#tests/sites/test-app.ts';
import { startDeadlineSchedule } from './deadline-schedule.ts';

const start = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60 * 1000;
const at = (hours: number) => new Date(start + hours * hour).toISOString();

test('what is cached of an announcement turns when it opens, closes soon and closes, also by a clock that is set back', async () => {
  const clock = { now: start };
  const { app, get, rendered, services, stats } = await cachedSite({ now: () => clock.now });
  await services.content.create('tenders', { ...draft('A'), opens_at: at(1), closes_at: at(74) });
  await services.content.create('tenders', { ...draft('B'), closes_at: at(3) });
  await services.content.create('articles', draft('C'));
  onTestFinished(startDeadlineSchedule(services, app.log));
  const open = async () => {
    const { tenders } = JSON.parse((await get('/api/tenders?state=open')).body.toString());
    return tenders.map(({ id }: { id: number }) => id);
  };
  const item = '/api/tender/1';
  expect([await open(), await rendered(item, item, '/api/articles')]).toEqual([[2], 2]);
  clock.now += hour;
  await expect.poll(open).toEqual([2, 1]);
  await rendered(item);
  const before = stats.rendered;
  // The first one closes in 72 hours: the response used last is rendered again at once
  clock.now += hour;
  await expect.poll(() => stats.rendered).toBe(before + 1);
  clock.now += hour;
  await expect.poll(open).toEqual([1]);
  clock.now -= hour / 2;
  await expect.poll(open).toEqual([2, 1]);
  expect(await rendered('/api/articles')).toBe(0);
});

describeOnPostgres('two instances', (open) => {
  test('each invalidate their own cache, for nothing is written', async () => {
    const database = await open();
    const clock = { now: start };
    const instances = [database, await database.again()].map(({ db }) =>
      createServices({ db, dataDir: database.dataDir, publicUrl: 'http://localhost', now: () => clock.now }),
    );
    await instances[0]!.content.create('tenders', { ...draft('A'), closes_at: at(1) });
    const received = instances.map((services) => {
      const tags: string[] = [];
      services.invalidation.onInvalidate((changed) => tags.push(...changed));
      onTestFinished(startDeadlineSchedule(services, { error: fail } as never));
      return tags;
    });
    clock.now += hour;
    for (const tags of received) await expect.poll(() => tags).toEqual(['list/tenders', 'item/tenders/1']);
  });
});

function fail(error: unknown): never {
  throw error;
}
