import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite, written } from '#tests/requests/submit.ts';
import { draft } from '#tests/sites/test-app.ts';
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

test('the journal has the newest checkpoint of the publication log, at the start and each time it has moved', async () => {
  const site = await openSite();
  const signed = () =>
    site.log
      .flatMap((text) => text.split('\n').filter(Boolean))
      .map((line) => JSON.parse(line) as { msg: string; seq: number; hash: string })
      .filter(({ msg }) => msg === 'publication checkpoint signed')
      .map(({ seq, hash }) => ({ seq, hash }));
  const newest = async () => {
    const { seq, hash } = await site.services.publicationLog.checkpoint();
    return { seq, hash };
  };
  await site.services.content.create('articles', draft('One'));
  const first = await newest();
  const end = await startMaintenance(site.services, site.app.log);
  onTestFinished(end);
  await expect.poll(signed).toEqual([first]);
  await site.services.content.create('articles', draft('Two'));
  await end();
  expect(signed()).toEqual([first, await newest()]);
});
