import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite, written } from '#tests/requests/submit.ts';
import { startMaintenance } from './maintenance-schedule.ts';

test('SQLite’s files lose the timestamp of the last write every ten seconds, with or without writes', async () => {
  const site = await openSite({ start: Date.UTC(2026, 10, 20, 13, 37, 41, 123) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const end = await startMaintenance(site.services, site.app.log);
  onTestFinished(end);
  const times = async () => {
    const all = ['', '-wal', '-shm'].map((name) => stat(join(site.dataDir, `diwan.sqlite${name}`)));
    return (await Promise.all(all)).map(({ mtimeMs }) => mtimeMs);
  };
  const fullHour = Date.UTC(2026, 10, 20, 13);
  const recaptcha = await site.proof('report');
  expect((await site.send('report', { ...written.report, recaptcha })).statusCode).toBe(201);
  await site.services.cleanUp();
  expect(await times()).not.toEqual([fullHour, fullHour, fullHour]);
  vi.advanceTimersByTime(10_000);
  await expect.poll(times).toEqual([fullHour, fullHour, fullHour]);
});
