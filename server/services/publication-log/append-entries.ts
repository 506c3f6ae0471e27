import type { Kysely } from 'kysely';
import { canonicalHash, canonicalJson } from '#server/crypto/canonical-json.ts';
import { noEntry } from '#server/crypto/entry-hash.ts';
import type { Schema } from '#server/db/schema.ts';
import type { LogEntry, NewEntry } from '#shared/publication-log/log-entry.ts';
import { lockChain } from '../chain/lock-chain.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { newestEntry } from './log-entries.ts';

/** Entries of one statement: SQLite takes 32,766 values in one. */
const batch = 500;

/** Locks the log until the transaction ends: its last work. */
export const lockLog = (transaction: Kysely<Schema>) => lockChain(transaction, 'diwan publication log');

/** Adds entries to the log, which is locked, each chained to the one before it by its hash. */
export async function appendEntries(
  transaction: Kysely<Schema>,
  entries: readonly NewEntry[],
): Promise<LogEntry[]> {
  let { seq, hash: previous } = (await newestEntry(transaction)) ?? { seq: 0, hash: noEntry };
  const at = nextTimestamp();
  const added = entries.map((own): LogEntry => {
    seq += 1;
    const entry = { seq, at, ...own, previous };
    previous = canonicalHash(entry);
    return { ...entry, hash: previous };
  });
  const rows = added.map(rowOf);
  for (let start = 0; start < rows.length; start += batch)
    await transaction
      .insertInto('publication_entry')
      .values(rows.slice(start, start + batch))
      .execute();
  const files = added.flatMap((entry) =>
    'files' in entry ? entry.files.map(({ sha256 }) => ({ sha256, seq: entry.seq })) : [],
  );
  for (let start = 0; start < files.length; start += batch)
    await transaction
      .insertInto('published_file')
      .values(files.slice(start, start + batch))
      // A file that an item has twice
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return added;
}

function rowOf(entry: LogEntry): Schema['publication_entry'] {
  const { seq, at, event, hash } = entry;
  const item =
    'section' in entry
      ? { section: entry.section, item: entry.id, side: entry.side, content_hash: entry.content_hash }
      : { section: null, item: null, side: null, content_hash: null };
  return { seq, at, event, hash, ...item, entry: canonicalJson(entry) };
}

/** Tells that a backup was restored: those who know a later state can see why it is gone. */
export async function appendRestore(transaction: Kysely<Schema>, madeAt: string): Promise<void> {
  await lockLog(transaction);
  const newest = await newestEntry(transaction);
  if (!newest) return;
  const checkpoint = { seq: newest.seq, hash: newest.hash, at: madeAt };
  await appendEntries(transaction, [{ event: 'restore', checkpoint }]);
}
