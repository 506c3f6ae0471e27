import { type Kysely, sql } from 'kysely';
import type { SealedRow } from '#shared/accounts/resealing.ts';
import { caseNameOf, type SealingContext, submissionContext } from '#shared/channel/envelope.ts';
import type { Schema } from '../../../db/schema.ts';

/** A key of an envelope as it is stored. */
type SealedKey = { row: SealedRow; place: SealingContext; sealedKey: Uint8Array };

/** Tables of such keys, and the columns of their parts. */
const tables = {
  submission: { table: 'submission_key', column: undefined },
  message: { table: 'submission_message_key', column: 'message' },
  entry: { table: 'case_entry_key', column: 'entry' },
  file: { table: 'submission_file_key', column: 'file' },
} as const;

type Resealed = { from: string; to: string; sealedKey: Uint8Array };

/** Stores a key as sealed to another recipient, unless somebody else has done so. */
export async function storeResealed(
  transaction: Kysely<Schema>,
  { of, kind, id, part }: SealedRow,
  { from, to, sealedKey }: Resealed,
): Promise<void> {
  const { table, column } = tables[of];
  const ofPart = column ? sql`and ${sql.ref(column)} = ${part}` : sql``;
  await sql`
    update ${sql.table(table)} set recipient = ${to}, sealed_key = ${sealedKey}
    where kind = ${kind} and submission_id = ${id} and recipient = ${from} ${ofPart}
  `.execute(transaction);
}

/** Columns of a part's submission that name its case. */
const caseColumns = ['of_case.version', 'of_case.key_id as case_key_id'] as const;

type PartOfCase = { kind: string; id: number; version: number; case_key_id: string };

const nameOf = ({ case_key_id: keyId, ...of }: PartOfCase) => caseNameOf({ ...of, keyId });

/** A batch of the keys sealed to a recipient, in a fixed order, so that two instances do not deadlock. */
export async function sealedKeys(db: Kysely<Schema>, recipient: string, limit: number): Promise<SealedKey[]> {
  for (const keysOf of [submissionKeys, messageKeys, entryKeys, fileKeys]) {
    const batch = await keysOf(db, recipient, limit);
    if (batch.length > 0) return batch;
  }
  return [];
}

async function submissionKeys(db: Kysely<Schema>, from: string, limit: number): Promise<SealedKey[]> {
  const rows = await db
    .selectFrom('submission_key')
    .innerJoin('submission', (join) =>
      join
        .onRef('submission.kind', '=', 'submission_key.kind')
        .onRef('submission.id', '=', 'submission_key.submission_id'),
    )
    .select(['submission.kind', 'submission.id', 'submission.key_id', 'version', 'submission_key.sealed_key'])
    .where('recipient', '=', from)
    .orderBy('submission_key.kind')
    .orderBy('submission_id')
    .limit(limit)
    .execute();
  return rows.map(({ kind, id, key_id: keyId, version, sealed_key: sealedKey }) => ({
    row: { of: 'submission', kind, id, part: 0 },
    place: submissionContext({ kind, id, keyId, version }),
    sealedKey,
  }));
}

async function messageKeys(db: Kysely<Schema>, from: string, limit: number): Promise<SealedKey[]> {
  const rows = await db
    .selectFrom('submission_message_key as sealed')
    .innerJoin('submission_message as message', (join) =>
      join
        .onRef('message.kind', '=', 'sealed.kind')
        .onRef('message.submission_id', '=', 'sealed.submission_id')
        .onRef('message.message', '=', 'sealed.message'),
    )
    .innerJoin('submission as of_case', (join) =>
      join.onRef('of_case.kind', '=', 'sealed.kind').onRef('of_case.id', '=', 'sealed.submission_id'),
    )
    .select([
      'message.kind',
      'message.submission_id as id',
      'message.message',
      'message.author',
      'message.key_id',
      'sealed.sealed_key',
      ...caseColumns,
    ])
    .where('sealed.recipient', '=', from)
    .orderBy('sealed.kind')
    .orderBy('sealed.submission_id')
    .orderBy('sealed.message')
    .limit(limit)
    .execute();
  return rows.map(({ kind, id, message, author, key_id: keyId, sealed_key: sealedKey, ...of }) => ({
    row: { of: 'message', kind, id, part: message },
    place: { ...nameOf({ kind, id, ...of }), keyId, message, author },
    sealedKey,
  }));
}

async function entryKeys(db: Kysely<Schema>, from: string, limit: number): Promise<SealedKey[]> {
  const rows = await db
    .selectFrom('case_entry_key as sealed')
    .innerJoin('case_entry as entry', (join) =>
      join
        .onRef('entry.kind', '=', 'sealed.kind')
        .onRef('entry.submission_id', '=', 'sealed.submission_id')
        .onRef('entry.entry', '=', 'sealed.entry'),
    )
    .innerJoin('submission as of_case', (join) =>
      join.onRef('of_case.kind', '=', 'sealed.kind').onRef('of_case.id', '=', 'sealed.submission_id'),
    )
    .select([
      'entry.kind',
      'entry.submission_id as id',
      'entry.entry',
      'entry.key_id',
      'sealed.sealed_key',
      ...caseColumns,
    ])
    .where('sealed.recipient', '=', from)
    .orderBy('sealed.kind')
    .orderBy('sealed.submission_id')
    .orderBy('sealed.entry')
    .limit(limit)
    .execute();
  return rows.map(({ kind, id, entry, key_id: keyId, sealed_key: sealedKey, ...of }) => ({
    row: { of: 'entry', kind, id, part: entry },
    place: { ...nameOf({ kind, id, ...of }), keyId, message: entry, author: 'internal' },
    sealedKey,
  }));
}

async function fileKeys(db: Kysely<Schema>, from: string, limit: number): Promise<SealedKey[]> {
  const rows = await db
    .selectFrom('submission_file_key as sealed')
    .innerJoin('submission_file as file', (join) =>
      join
        .onRef('file.kind', '=', 'sealed.kind')
        .onRef('file.submission_id', '=', 'sealed.submission_id')
        .onRef('file.file', '=', 'sealed.file'),
    )
    .innerJoin('submission as of_case', (join) =>
      join.onRef('of_case.kind', '=', 'sealed.kind').onRef('of_case.id', '=', 'sealed.submission_id'),
    )
    .select([
      'file.kind',
      'file.submission_id as id',
      'file.file',
      'file.key_id',
      'sealed.sealed_key',
      ...caseColumns,
    ])
    .where('sealed.recipient', '=', from)
    .orderBy('sealed.kind')
    .orderBy('sealed.submission_id')
    .orderBy('sealed.file')
    .limit(limit)
    .execute();
  return rows.map(({ kind, id, file, key_id: keyId, sealed_key: sealedKey, ...of }) => ({
    row: { of: 'file', kind, id, part: file },
    place: { ...nameOf({ kind, id, ...of }), keyId, file },
    sealedKey,
  }));
}
