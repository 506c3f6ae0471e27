import type { Kysely } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { changed } from '#server/errors/conflict.ts';
import * as limits from '#shared/limits.ts';
import type { RecordName, RecordRevision, RecordRevisionKind } from '#shared/publishing/records.ts';
import { hashesIn, inStatements, joinTexts, type StoredText, splitText } from './text-chunks.ts';

/** A record at a time; null where it is deleted. */
type RecordState = { version: string; value: unknown };

/** The author of a save; one without an author is the site's own, and the next one stores it as the state before. */
export type RecordSave = { author: string; kind?: RecordRevisionKind };

type RecordChange = { before: RecordState; after: RecordState };

const day = 24 * 60 * 60 * 1000;

/**
 * Stores a record's new state, and its old one where no revision has that. Called in the transaction of the save, after
 * it: whoever saved the record first has written his revision by then.
 */
export async function recordChange(
  transaction: Kysely<Schema>,
  record: RecordName,
  { before, after }: RecordChange,
  save: RecordSave | undefined,
): Promise<void> {
  if (!save) return;
  const newest = await newestOf(transaction, record);
  let revision = newest?.revision ?? 0;
  if (!newest || before.version > newest.version)
    await insert(transaction, record, { ...before, revision: ++revision, author: '', kind: 'stored' });
  const { author, kind = 'saved' } = save;
  await insert(transaction, record, { ...after, revision: revision + 1, author, kind });
}

/** Earlier versions of settings, managers and the profile. */
export function createRecordRevisions(db: Kysely<Schema>, now: () => number) {
  const ago = (days: number) => new Date(now() - days * day).toISOString();

  return {
    /** All revisions of a record, the newest first. */
    list(record: RecordName): Promise<RecordRevision[]> {
      return db
        .selectFrom('record_revision')
        .select(['revision', 'version', 'author', 'kind'])
        .where('record', '=', record)
        .orderBy('revision', 'desc')
        .execute();
    },

    /** A record as it was; null where it was deleted. @throws AppError `not-found`. */
    find: (record: RecordName, revision: number) => read(db, record, revision),

    /**
     * The state before the newest one, to undo a save.
     * @param version that of the save.
     * @throws AppError `conflict` where it is not the newest any more; `not-found` where there was nothing before.
     */
    async before(record: RecordName, version: string): Promise<unknown> {
      const newest = await newestOf(db, record);
      if (newest?.version !== version) return changed(undefined);
      return read(db, record, newest.revision - 1);
    },

    /** Removes the oldest revisions of each record, and all those of a record that was deleted long ago. */
    async removeOld(): Promise<void> {
      const records = await db
        .selectFrom('record_revision')
        .select((eb) => ['record', eb.fn.min('revision').as('oldest'), eb.fn.max('revision').as('newest')])
        .groupBy('record')
        .execute();
      for (const { record } of records) {
        const revisions = await this.list(record);
        const [newest] = revisions;
        const isGone = newest?.kind === 'removed' && newest.version < ago(limits.removedRecordDays);
        const retained = revisions.filter(
          ({ version }, place) =>
            place === 0 || (place < limits.recordRevisions && version >= ago(limits.recordRevisionDays)),
        );
        const last = isGone ? undefined : retained.at(-1)?.revision;
        if (last === revisions.at(-1)?.revision) continue;
        await inTransaction(db, (transaction) => removeBefore(transaction, record, last));
      }
    },
  };
}

/** Removes the revisions before one, or all, with the chunks that no other revision has. */
async function removeBefore(
  transaction: Kysely<Schema>,
  record: RecordName,
  first: number | undefined,
): Promise<void> {
  await transaction
    .deleteFrom('record_revision')
    .where('record', '=', record)
    .$if(first !== undefined, (query) => query.where('revision', '<', first!))
    .execute();
  const [rows, chunks] = await Promise.all([
    transaction.selectFrom('record_revision').select('value').where('record', '=', record).execute(),
    transaction.selectFrom('record_chunk').select('hash').where('record', '=', record).execute(),
  ]);
  const used = new Set(hashesIn(rows.map(({ value }) => JSON.parse(value) as StoredText)));
  for (const group of inStatements(chunks.map(({ hash }) => hash).filter((hash) => !used.has(hash)))) {
    await transaction
      .deleteFrom('record_chunk')
      .where('record', '=', record)
      .where('hash', 'in', group)
      .execute();
  }
}

async function newestOf(db: Kysely<Schema>, record: RecordName) {
  return db
    .selectFrom('record_revision')
    .select(['revision', 'version'])
    .where('record', '=', record)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function insert(
  transaction: Kysely<Schema>,
  record: RecordName,
  { value, ...row }: RecordRevision & RecordState,
): Promise<void> {
  const { stored, chunks } = splitText(JSON.stringify(value));
  for (const group of inStatements(chunks)) {
    await transaction
      .insertInto('record_chunk')
      .values(group.map((chunk) => ({ record, ...chunk })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await transaction
    .insertInto('record_revision')
    .values({ record, ...row, value: JSON.stringify(stored) })
    .execute();
}

async function read(db: Kysely<Schema>, record: RecordName, revision: number): Promise<unknown> {
  const row = await db
    .selectFrom('record_revision')
    .select('value')
    .where('record', '=', record)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'publishing.noRevision');
  const stored = JSON.parse(row.value) as StoredText;
  const chunks = await Promise.all(
    inStatements(hashesIn([stored])).map((group) =>
      db
        .selectFrom('record_chunk')
        .select(['hash', 'text'])
        .where('record', '=', record)
        .where('hash', 'in', group)
        .execute(),
    ),
  );
  const [json = 'null'] = joinTexts([stored], chunks.flat());
  return JSON.parse(json);
}
