import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from './databases/databases.ts';
import {
  binaryTimes,
  filesBelow,
  type NamedBytes,
  rowsOf,
  searchFor,
  searchForTimes,
  spellings,
} from './databases/search-for.ts';
import { openSite } from './requests/submit.ts';
import { slowness } from './timeouts/slowness.ts';

/** What each of the hundred submissions holds, with a number of its own behind it: one search finds them all. */
const marker = 'Zq7Xk·علامة';
const digits = '+961 7193846';
const agent = 'Marker-Agent';
const network = '198.51.';
const network6 = '2001:db8:77aa:';

const tables = ['submission', 'submission_key', 'submission_counter', 'spent_proof'] as const;

type Site = Awaited<ReturnType<typeof openSite>>;

/** Sends a message and a report, each from an address and a browser of its own; answers when. */
async function sendMarked({ send, answer: response, now }: Site, number: number): Promise<number[]> {
  const mark = `${marker} ${number}`;
  const phone = `${digits}${number}`;
  const contact = { name: mark, email: `${number}@${marker}`, phone, message: mark };
  const about = { topic: 'abuse_of_power', involved_names: mark, datetime: '2026-03-04T05:06' };
  const headers = {
    'user-agent': `${agent}/${number}`,
    'referer': `https://${agent}-${number}.example/`,
    'cookie': `${agent}=${number}`,
    'idempotency-key': `${agent}-attempt-${number}`,
  };
  const timestamps: number[] = [];
  for (const [kind, texts, remoteAddress] of [
    ['contact', contact, `${network}${number}.7`],
    ['report', { ...about, phone, details: mark }, `${network6}${number}00::7`],
  ] as const) {
    const recaptcha = await response(kind);
    const sent = await send(kind, { ...texts, recaptcha }, { headers, remoteAddress });
    expect(sent.statusCode).toBe(201);
    timestamps.push(now());
  }
  return timestamps;
}

/** A moment as anything might write it down: by the clock in UTC and in Beirut, and counted. */
function written(timestamp: number): string[] {
  const clock = (hours: number) => new Date(timestamp + hours * 3_600_000).toISOString().slice(11, 19);
  return [clock(0), clock(2), String(timestamp), String(Math.floor(timestamp / 1_000))];
}

describeOnBothEngines('a hundred submissions', (open) => {
  test('leave no text, no sender and no moment in any file, row or line', {
    timeout: 120_000 * slowness(),
  }, async () => {
    const database = await open();
    const site = await openSite({ database, start: Date.UTC(2026, 10, 20, 13, 37, 41, 123) });
    const timestamps: number[] = [];
    for (let number = 100; number < 150; number += 1) {
      timestamps.push(...(await sendMarked(site, number)));
      // A line that is written in between tells nothing of it either
      await site.request('/api/articles');
    }
    await site.services.cleanUp();
    expect([await site.stored('contact'), await site.stored('report')]).toEqual([50, 50]);
    const [last] = (await site.editor.call('/api/contacts?limit=1')).json();
    expect(last).toMatchObject({ name: `${marker} 149`, created_at: '2026-11-20T13:00:00.000Z' });

    const everywhere = async (): Promise<NamedBytes[]> => [
      ...(await filesBelow(site.dataDir)),
      ...(await rowsOf(site.db)),
      { name: 'the log', bytes: Buffer.from(site.log.join('')) },
    ];
    const senders = [marker, digits, agent, network, network6, 'abuse_of_power', '2026-03-04T05:06'];
    expect(searchFor(senders, await everywhere())).toEqual([]);
    const rows = await rowsOf(site.db, tables);
    expect(rows.length).toBeGreaterThan(1_000);
    expect(searchFor(timestamps.flatMap(written), rows)).toEqual([]);
    expect(searchForTimes(timestamps, [...rows, ...(await filesBelow(site.dataDir))])).toEqual([]);

    // What is planted is found by the same search, however it is written and wherever it lies
    for (const [name, bytes] of Object.entries(spellings(`a ${marker} b`))) {
      expect(searchFor([marker], [{ name, bytes }]), name).not.toEqual([]);
    }
    for (const [name, bytes] of Object.entries(binaryTimes(timestamps[0] ?? 0))) {
      expect(searchForTimes(timestamps, [{ name, bytes }]), name).not.toEqual([]);
    }
    const planted = `before ${marker} after`;
    await writeFile(join(site.dataDir, 'keys/planted'), planted);
    await site.db.updateTable('task_run').set({ ran_at: planted }).execute();
    site.app.log.info(planted);
    const found = searchFor([marker], await everywhere()).join('\n');
    for (const place of ['keys/planted', 'task_run.ran_at', 'the log']) {
      expect(found).toContain(`${place}: ${marker} in UTF-8`);
    }
    expect(found.includes('diwan.sqlite')).toBe(database.engine === 'sqlite');
  });
});
