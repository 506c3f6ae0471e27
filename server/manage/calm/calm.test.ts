import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { manage } from '#tests/sites/manage.ts';

test('an operator begins calm mode of a running site, and ends it; its pages stay in memory', async () => {
  const database = await sqliteDatabase();
  const { get, services } = await cachedSite({ database, items: { articles: 2 } });
  await get('/articles/1/ar');
  const reasons = async () => {
    await services.health.checkForChanges();
    return services.calm.state().reasons;
  };
  expect(await reasons()).toEqual([]);
  const begun = await manage(database, ['calm', 'on', '--hours', '3']);
  expect([begun.code, begun.errors]).toEqual([0, '']);
  expect(begun.output).toMatch(/^Calm mode is on until \S+Z, and can be ended before by calm off\.\n$/);
  expect(await reasons()).toEqual(['hand']);
  expect([(await get('/articles/1/ar')).status, (await get('/articles/2/ar')).status]).toEqual([200, 503]);
  expect((await manage(database, ['calm', 'off'])).code).toBe(0);
  expect(await reasons()).toEqual([]);
});

test('a number of hours that is none is refused', async () => {
  const { code, errors } = await manage(await sqliteDatabase(), ['calm', 'on', '--hours', 'long']);
  expect([code, errors]).toEqual([1, expect.stringContaining('from 1 to 72')]);
});
