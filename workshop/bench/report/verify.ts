import type { Verify } from '../measure/verify/verify.ts';
import { count, seconds, table, time } from './format.ts';

const share = (part: number, all: number) => (all > 0 ? `${((part / all) * 100).toFixed(1)} %` : '–');

/** The chapter on the verification of pasted texts in a large archive. */
export function verify({ items, sqlite, postgres }: Verify): string {
  const engines = [
    { name: 'SQLite', of: sqlite },
    { name: 'PostgreSQL', of: postgres },
  ];
  const kinds = sqlite.rows.map((row, at) => ({ row, other: postgres.rows[at] ?? row }));
  return `${count(items)} items with both sides in the publication log and in the index of shingles. The processor's time for a text that is
pasted into \`/verify\`, PostgreSQL's included, from the text to the verdict with its marked words, the page's markup not; ${count(sqlite.rows[0]?.number ?? 0)} texts
of each kind. "Right" are the verdicts: genuine, altered, or not ours; "found" are the copies whose own announcement is the nearest one.

${table(kinds, {
  'text': ({ row }) => row.text,
  'SQLite': ({ row }) => time(row.median),
  'SQLite, p99': ({ row }) => time(row.p99),
  'PostgreSQL': ({ other }) => time(other.median),
  'PostgreSQL, p99': ({ other }) => time(other.p99),
  'right': ({ row }) => share(row.right, row.number),
  'found': ({ row }) => share(row.found, row.copies),
})}

The log and the index of a site that had none are made while it serves; the longest wait is that of a list's query meanwhile, on the
same core.

${table(engines, {
  'engine': ({ name }) => name,
  'first log and index': ({ of }) => seconds(of.index.seconds),
  'longest wait': ({ of }) => time(of.index.longest),
})}`;
}
