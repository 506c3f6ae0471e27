import { expect, test } from 'vitest';
import { desk } from '#tests/sites/desk.ts';

const day = 24 * 60 * 60 * 1000;

test('a deleted item stays in the trash for the days of the setting', async () => {
  const { write, call, clock, services } = await desk();
  await write();
  await call('/api/article/1', { method: 'DELETE' });
  expect((await call('/api/trash')).json()).toMatchObject({ days: 30, items: [{ id: 1, days_left: 30 }] });

  const set = (days: number) =>
    call('/api/site-settings/trash', { method: 'POST', payload: { value: { days } } });
  for (const days of [0, 366, 1.5]) expect([days, (await set(days)).statusCode]).toEqual([days, 422]);
  expect((await set(2)).statusCode).toBe(200);
  clock.now += 1.5 * day;
  await services.cleanUp();
  expect(await services.trash.list(2)).toMatchObject([{ id: 1, days_left: 1 }]);
  clock.now += day;
  await services.cleanUp();
  expect(await services.trash.list()).toEqual([]);
});
