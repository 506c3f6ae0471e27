import { type Kysely, sql } from 'kysely';
import type { Envelope, SealPart } from '#shared/channel/envelope.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Numbers } from '../sealed/numbers.ts';
import type { Case } from '../talk/message-rows.ts';
import { entryAuthors } from './entry-authors.ts';

type Range = { kind: SubmissionKind; from: number; to: number };

/** Entries of a range of cases, each with its key for a group. */
function entriesIn(db: Kysely<Schema>, { kind, from, to }: Range, recipients: readonly string[]) {
  return db
    .selectFrom('case_entry')
    .innerJoin('submission as of_case', (join) =>
      join.onRef('of_case.kind', '=', 'case_entry.kind').onRef('of_case.id', '=', 'case_entry.submission_id'),
    )
    .leftJoin('case_entry_key', (join) =>
      join
        .onRef('case_entry_key.kind', '=', 'case_entry.kind')
        .onRef('case_entry_key.submission_id', '=', 'case_entry.submission_id')
        .onRef('case_entry_key.entry', '=', 'case_entry.entry')
        .on('recipient', 'in', recipients),
    )
    .select([
      'case_entry.kind',
      'case_entry.submission_id as id',
      'case_entry.entry',
      'case_entry.day',
      'case_entry.key_id',
      'case_entry.body',
      'case_entry.author_mac',
      'of_case.version as case_version',
      'of_case.key_id as case_key_id',
      'recipient',
      'sealed_key',
    ])
    .where('case_entry.kind', '=', kind)
    .where('case_entry.submission_id', '>=', from)
    .where('case_entry.submission_id', '<=', to);
}

type Options = {
  /** The names of the group's keys. */
  recipients: readonly string[];
  numbers: Numbers;
};

/** All entries of a case, oldest first. */
export async function entryRows(db: Kysely<Schema>, { kind, id }: Case, { recipients, numbers }: Options) {
  const rows = await entriesIn(db, { kind, from: id, to: id }, recipients)
    .orderBy('case_entry.entry')
    .execute();
  return rows.map(await entryAuthors(db, numbers));
}

/** The last entry of each case in a range: it holds what is settled. */
export async function lastEntries(db: Kysely<Schema>, range: Range, { recipients, numbers }: Options) {
  const rows = await entriesIn(db, range, recipients)
    .where('case_entry.entry', '=', (eb) =>
      eb
        .selectFrom('case_entry as later')
        .select(sql<number>`max(later.entry)`.as('last'))
        .whereRef('later.kind', '=', 'case_entry.kind')
        .whereRef('later.submission_id', '=', 'case_entry.submission_id'),
    )
    .execute();
  return rows.map(await entryAuthors(db, numbers));
}

/** The number of the last entry; 0 before the first. */
export async function lastEntry(db: Kysely<Schema>, { kind, id }: Case): Promise<number> {
  const row = await db
    .selectFrom('case_entry')
    .select('entry')
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .orderBy('entry', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.entry ?? 0;
}

/** The place of a new entry. */
export type Place = {
  entry: number;
  day: string;
  /** The MAC of an entry by whose session stores it. */
  authorMac: (row: { kind: string; id: number; entry: number; key_id: string }) => string;
};

type Written = Place & { seal: SealPart; content: object };

/** Stores an entry, in a transaction that has locked the row of its case. */
export async function appendEntry(
  transaction: Kysely<Schema>,
  of: Case,
  { seal, content, ...place }: Written,
): Promise<void> {
  const part = { message: place.entry, author: 'internal' } as const;
  const envelope = await seal(Buffer.from(JSON.stringify(content)), part);
  await insertEntry(transaction, of, place, envelope);
}

/** Stores an entry under the number that it was sealed for, in such a transaction. */
export async function insertEntry(
  transaction: Kysely<Schema>,
  { kind, id }: Case,
  { entry, day, authorMac }: Place,
  { version, keyId, body, size, keys }: Envelope,
): Promise<void> {
  const name = { kind, submission_id: id, entry };
  const author_mac = authorMac({ kind, id, entry, key_id: keyId });
  await transaction
    .insertInto('case_entry')
    .values({ ...name, day, size, version, key_id: keyId, body, author_mac })
    .execute();
  await transaction
    .insertInto('case_entry_key')
    .values(keys.map(({ recipient, sealedKey }) => ({ ...name, recipient, sealed_key: sealedKey })))
    .execute();
}
