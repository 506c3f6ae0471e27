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
} from './databases/search-for.ts';
import { openSite, written } from './requests/submit.ts';

const tables = ['submission', 'submission_key', 'submission_counter', 'spent_proof'] as const;

/** A timestamp as texts: by the clock in UTC and in Beirut, in milliseconds and in seconds. */
function texts(timestamp: number): string[] {
  const clock = (hours: number) => new Date(timestamp + hours * 3_600_000).toISOString().slice(11, 19);
  return [clock(0), clock(2), String(timestamp), String(Math.floor(timestamp / 1_000))];
}

// The proof `confidentiality` shows the same of texts and senders, on running programs
describeOnBothEngines('submissions', (open) => {
  test('leave the timestamps of their arrival in no row and no file', async () => {
    const site = await openSite({ database: await open(), start: Date.UTC(2026, 10, 20, 13, 37, 41, 123) });
    const timestamps: number[] = [];
    for (const kind of ['contact', 'report', 'contact', 'report'] as const) {
      const recaptcha = await site.proof(kind);
      const sent = await site.send(kind, { ...written[kind], recaptcha });
      expect(sent.statusCode).toBe(201);
      timestamps.push(site.now());
    }
    await site.services.cleanUp();
    const [last] = (await site.editor.call('/api/contacts?limit=1')).json();
    expect(last).toMatchObject({ created_at: '2026-11-20T13:00:00.000Z' });

    const found = async () => {
      const rows = await rowsOf(site.db, tables);
      const everywhere: NamedBytes[] = [...rows, ...(await filesBelow(site.dataDir))];
      return [...searchFor(timestamps.flatMap(texts), rows), ...searchForTimes(timestamps, everywhere)];
    };
    expect(await found()).toEqual([]);

    // The same search finds a timestamp that is put there, however it is written
    const [first = 0] = timestamps;
    for (const bytes of Object.values(binaryTimes(first))) {
      await writeFile(join(site.dataDir, 'keys/planted'), bytes);
      expect((await found()).join()).toContain('keys/planted');
    }
    await site.db
      .updateTable('spent_proof')
      .set({ day: String(first) })
      .execute();
    expect((await found()).join()).toContain('spent_proof.day');
  });
});
