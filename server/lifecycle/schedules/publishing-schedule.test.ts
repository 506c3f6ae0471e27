import { expect, onTestFinished, test } from 'vitest';
import type { Services } from '#server/composition.ts';
import type { ItemKey } from '#server/services/publishing/revisions/text-chunks.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { draft } from '#tests/sites/test-app.ts';
import { startPublishingSchedule } from './publishing-schedule.ts';

const start = Date.parse('2026-11-22T08:00:00Z');
const minute = 60_000;
const author = '';

test('what was missed while the site was stopped is made up for, and what is due is on kept pages', async () => {
  const clock = { now: start };
  const { app, get, log, services } = await cachedSite({ now: () => clock.now });
  const { publishing, schedule } = services;
  const publishAt = async (id: number, minutes: number) => {
    await publishing.create('articles', draft(`Article ${id}`), { author, publish: false });
    const at = new Date(start + minutes * minute).toISOString();
    await publishing.publish('articles', id, { sides: { ar: { at }, en: { at } } }, author);
  };
  await publishAt(1, 10);
  await publishAt(2, 60);
  const titles = async () => {
    const { articles } = JSON.parse((await get('/api/articles')).body.toString());
    return articles.map(({ title_en }: { title_en: string }) => title_en);
  };
  expect([await titles(), await titles()]).toEqual([[], []]);
  clock.now += 20 * minute;
  const stop = startPublishingSchedule(services, app.log);
  onTestFinished(stop);
  await expect.poll(titles).toEqual(['Article 1']);
  const lines = () => log.filter((line) => /moments/.test(line));
  expect(lines()).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
    msg: 'made up for moments missed while the site was stopped',
    items: 1,
    latestSeconds: 600,
  });

  clock.now = start + 60 * minute;
  await expect.poll(titles, { timeout: 5_000 }).toEqual(['Article 2', 'Article 1']);
  expect(lines()).toHaveLength(1);
  await stop();
  expect(await schedule.state()).toEqual({ waiting: 0, late: 0 });
});

test('a moment that fails does not stop the others, and is tried again; late ones are logged', async () => {
  const { app, log, services } = await cachedSite();
  const items = [1, 2].map((id): ItemKey => ({ section: 'articles', id }));
  const titles = { ar: '', en: '' };
  let waiting = items.slice(1);
  let tries = 0;
  const schedule = {
    ...services.schedule,
    due: async () => waiting,
    fire: async (given: readonly ItemKey[]) => {
      // Together with the other, and by itself
      if (given.some(({ id }) => id === 1) && (tries += 1) <= 2) throw new Error('it broke');
      waiting = waiting.filter((item) => !given.includes(item));
      return given.map((item) => ({ ...item, titles, late: 2 * minute }));
    },
  } satisfies Services['schedule'];
  const stop = startPublishingSchedule({ leader: services.leader, schedule }, app.log);
  onTestFinished(stop);
  const count = (text: string) => log.filter((line) => line.includes(text)).length;
  await expect.poll(() => count('made up for moments')).toBe(1);
  waiting = items;
  await expect.poll(() => waiting, { timeout: 5_000 }).toEqual([]);
  await stop();
  expect(count('a scheduled moment failed')).toBe(1);
  expect(count('scheduled moments were late')).toBe(1);
});
