import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, proof } from '../lib/proof.ts';
import { type PostgresSite, startPostgresSite } from './postgres-site.ts';

const tables = ['submission', 'submission_key', 'submission_receipt', 'spent_proof', 'submission_counter'];

/** When each transaction was committed, as far as the server's log goes back. */
function commitsIn(site: PostgresSite): Map<string, string> {
  const [first = ''] = readdirSync(join(site.folder, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .toSorted();
  const reported = site.run('pg_waldump', '-r', 'Transaction', '-p', join(site.folder, 'pg_wal'), first);
  const commits = reported.matchAll(/tx: +(\d+),.*desc: COMMIT (\S+ \S+)/g);
  return new Map([...commits].map(([, number = '', timestamp = '']) => [number, timestamp]));
}

/** The stamps of the rows: each names the transaction that stored it. */
async function stampsOf(site: PostgresSite): Promise<string[]> {
  const [large] = await site.query<{ name: string }>(
    "select reltoastrelid::regclass::text as name from pg_class where oid = 'submission'::regclass",
  );
  const found: string[] = [];
  for (const table of [...tables, large?.name ?? '']) {
    const rows = await site.query<{ xmin: string }>(`select distinct xmin::text from ${table}`);
    found.push(...rows.map(({ xmin }) => xmin));
  }
  return found;
}

/** Timestamps, positions of rows and the log's commits: what a PostgreSQL reveals about the time of each submission. */
export const postgresTime = proof({
  promise:
    'On PostgreSQL, from the next night on no row says when its submission came, or between which entries of the audit trail',
  full: { submissions: 400 },
  quick: { submissions: 24 },
  planted: {
    what: 'rows that keep the stamp of their own transaction',
    edits: [{ in: 'createDatabaseFiles', find: 'await restampSubmissions($db, $since)', put: 'true' }],
  },
  async run(stage, { submissions }) {
    const site = await startPostgresSite(stage);
    await site.fill(submissions);
    const before = new Set(await stampsOf(site));
    const commits = commitsIn(site);
    const dated = [...before].filter((stamp) => commits.has(stamp)).length;
    expectThat(dated >= submissions, `Only ${dated} of ${submissions} submissions are found in the log`);

    await site.nextNight();
    const after = new Set(await stampsOf(site));
    const own = [...after].filter((stamp) => before.has(stamp)).length;
    expectThat(own === 0, `${own} rows still have the stamps of their own transactions`);
    // One of the rows, one of the counters, one of the rewrite itself
    expectThat(after.size <= 3, `The rows have ${after.size} different stamps`);
    const rows = await site.query<{ name: string }>(
      "select kind || ' ' || id as name from submission order by ctid",
    );
    const names = rows.map(({ name }) => name).join();
    const ordered = await site.query<{ name: string }>(
      "select kind || ' ' || id as name from submission order by kind, id",
    );
    expectThat(names === ordered.map(({ name }) => name).join(), 'Rows lie in the order in which they came');
    const editor = await site.editor();
    const opened = [...(await editor.inbox('contacts')), ...(await editor.inbox('reports'))];
    const full = opened.filter(({ damaged }) => !damaged).length;
    expectThat(full === submissions, `${full} of ${submissions} submissions open afterwards`);
    return `${submissions} submissions among sign-ins: by day pg_waldump dates ${dated} transactions of them (said on the page and here); after the night 0 rows bear the number of their own transaction, ${after.size} numbers for all; rows lie in the order of their keys; all open`;
  },
});
