import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Schema } from '../schema.ts';
import { vacuumFile } from '../sqlite/vacuum-file.ts';
import { disableStatementTimeout } from './disable-statement-timeout.ts';

/** The index by which a table's rows are ordered; undefined if their order reveals nothing. */
const order = {
  submission: 'submission_key_of_row',
  submission_key: 'submission_key_key',
  submission_receipt: 'submission_receipt_key',
  submission_message: 'submission_message_of_row',
  submission_message_key: 'submission_message_key_key',
  case_entry: 'case_entry_of_row',
  case_entry_key: 'case_entry_key_key',
  case_read: 'case_read_key',
  submission_file: 'submission_file_of_row',
  submission_file_key: 'submission_file_key_key',
  submission_counter: 'submission_counter_pkey',
  spent_proof: 'spent_proof_pkey',
  key_grant: undefined,
  session_keys: undefined,
  recovery_key: undefined,
  invitation: undefined,
  administrator: undefined,
  second_factor: undefined,
  recovery_code: undefined,
} as const satisfies Partial<Record<keyof Schema, string | undefined>>;

/** Tables with rows of a submission itself, and a column of each. */
const parts = [
  ['submission_key', 'sealed_key'],
  ['submission_receipt', 'lookup'],
] as const;

export type RewrittenTable = keyof typeof order;

const all = Object.keys(order) as RewrittenTable[];

/** PostgreSQL's codes for a lock timeout and for a deadlock. */
const busyCodes = ['55P03', '40P01'];

/** Number of checks for older transactions, and the pause between them in milliseconds. */
const [attempts, pause] = [160, 25];

/**
 * A form waits during a rewrite: at most a second for the lock, then for the rewrite itself, which ends before the form
 * times out (ten seconds, `open-postgres.ts`).
 */
const limits = sql.raw("set lock_timeout = '1s'; set statement_timeout = '8s'");

/**
 * Rewrites the files of tables with the live rows only, so that deleted and replaced rows are gone from disk.
 * @returns false if another program held a table, or still sees deleted rows; a later retry is safe.
 */
export async function rewriteTables(db: Kysely<Schema>, tables = all): Promise<boolean> {
  if (!isPostgres(db)) return vacuumFile(db);
  return unlessBusy(() =>
    db.connection().execute(async (connection) => {
      if (!(await olderEnd(connection))) return false;
      try {
        await limits.execute(connection);
        for (const table of tables) await rewrite(connection, table);
        // Samples of copied values, from before version 0012 of the schema
        if (tables === all) await sql`vacuum full pg_statistic`.execute(connection);
        return true;
      } finally {
        await sql.raw('reset lock_timeout; reset statement_timeout').execute(connection);
      }
    }),
  );
}

/**
 * Waits briefly for older transactions: a rewrite preserves the deleted rows that one of them may still see. Those that
 * write hold back every snapshot of the server, whatever their database; those that read, only the ones of their own.
 */
async function olderEnd(connection: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(connection);
  const now = rows[0]?.now;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const older = await sql`
      select where pg_snapshot_xmin(pg_current_snapshot()) < ${now}::xid8
      union all
      select from pg_stat_activity where pid <> pg_backend_pid()
        and coalesce(datname, current_database()) = current_database()
        and age(backend_xmin) > age(${now}::xid)
    `.execute(connection);
    if (older.rows.length === 0) return true;
    await delay(pause);
  }
  return false;
}

async function rewrite(connection: Kysely<Schema>, table: RewrittenTable): Promise<void> {
  const index = order[table];
  const statement = index
    ? sql`cluster ${sql.table(table)} using ${sql.ref(index)}`
    : sql`vacuum full ${sql.table(table)}`;
  await statement.execute(connection);
}

/**
 * PostgreSQL stamps each row with the number of its transaction, and each large value with a number of its own; both
 * come from one sequence for the whole database, and would order a submission between two entries of the audit trail.
 * All rows received since a day get the stamps of one transaction.
 * @returns false if another program held a row.
 */
export async function restampSubmissions(db: Kysely<Schema>, since: string): Promise<boolean> {
  if (!isPostgres(db)) return true;
  return unlessBusy(async () => {
    // Apart from the rest: every form waits for the counter
    await inTransaction(db, async (transaction) => {
      await sql`update submission_counter set last_id = last_id`.execute(transaction);
      await sql`update spent_proof set day = day`.execute(transaction);
    });
    return inTransaction(db, async (transaction) => {
      await disableStatementTimeout(transaction);
      const kinds = await transaction.selectFrom('submission').select('kind').distinct().execute();
      // One kind at a time, so that the numbers of large values do not order them among each other
      for (const { kind } of kinds) {
        // A computed value is stored again, with a new number. A sender's message changes its submission, too
        await sql`
          update submission set body = body || ''::bytea where kind = ${kind} and (day >= ${since} or exists (
            select from submission_message as later where later.kind = submission.kind
              and later.submission_id = submission.id and later.day >= ${since}
          ) or exists (
            select from submission_file as later where later.kind = submission.kind
              and later.submission_id = submission.id and later.day >= ${since}
          ))
        `.execute(transaction);
        for (const [table, column] of parts) await restampPart(transaction, table, column, kind, since);
        await sql`
          update submission_message set body = body || ''::bytea where kind = ${kind} and day >= ${since}
        `.execute(transaction);
        await sql`
          update submission_message_key set sealed_key = submission_message_key.sealed_key from submission_message as later
          where later.kind = ${kind} and later.day >= ${since} and later.kind = submission_message_key.kind
            and later.submission_id = submission_message_key.submission_id
            and later.message = submission_message_key.message
        `.execute(transaction);
        await sql`
          update case_entry set body = body || ''::bytea where kind = ${kind} and day >= ${since}
        `.execute(transaction);
        await sql`
          update case_entry_key set sealed_key = case_entry_key.sealed_key from case_entry
          where case_entry.kind = ${kind} and case_entry.day >= ${since} and case_entry.kind = case_entry_key.kind
            and case_entry.submission_id = case_entry_key.submission_id
            and case_entry.entry = case_entry_key.entry
        `.execute(transaction);
        await sql`
          update submission_file set body = body || ''::bytea where kind = ${kind} and day >= ${since}
        `.execute(transaction);
        await sql`
          update submission_file_key set sealed_key = submission_file_key.sealed_key from submission_file as later
          where later.kind = ${kind} and later.day >= ${since} and later.kind = submission_file_key.kind
            and later.submission_id = submission_file_key.submission_id and later.file = submission_file_key.file
        `.execute(transaction);
      }
      return true;
    });
  });
}

async function restampPart(
  transaction: Kysely<Schema>,
  table: keyof Schema,
  column: string,
  kind: string,
  since: string,
): Promise<void> {
  const [part, value] = [sql.table(table), sql.ref(column)];
  await sql`
    update ${part} set ${value} = ${value} from submission
    where submission.kind = ${kind} and submission.day >= ${since}
      and ${part}.kind = submission.kind and submission_id = submission.id
  `.execute(transaction);
}

async function unlessBusy(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (busyCodes.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}
