import type { Kysely } from 'kysely';
import type { LocalizedText } from '#shared/content/localized.ts';
import type { Manager, ManagerDraft } from '#shared/content/manager.ts';
import { isPostgres } from '../../db/engine.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { changed } from '../../errors/conflict.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { type RecordSave, recordChange } from '../revisions/record-revisions.ts';
import { indexPages } from '../search-index/index-pages.ts';
import { nothing } from './items/item-scope.ts';
import { nextId } from './items/next-id.ts';
import { type SomeTexts, textColumns } from './text-columns.ts';

type ManagerChange = SomeTexts<'name' | 'from' | 'to'> & { image?: string | null | undefined };

/** A manager as his revisions have him. */
export type ManagerColumns = Omit<Schema['manager'], 'id' | 'updated_at'>;

const emptyTexts = { name_en: '', name_ar: '', from_en: '', from_ar: '', to_en: '', to_ar: '' };

/** The successive managers. */
export function createManagers(db: Kysely<Schema>) {
  async function find(id: number): Promise<Manager> {
    const row = await db.selectFrom('manager').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? toManager(row) : missing();
  }

  return {
    /** Newest first: the one in office leads. */
    async list(): Promise<Manager[]> {
      const rows = await db.selectFrom('manager').selectAll().orderBy('id', 'desc').execute();
      return rows.map(toManager);
    },

    create({ image, ...texts }: ManagerDraft): Promise<Manager> {
      const timestamp = nextTimestamp();
      return inTransaction(db, async (transaction) => {
        const id = await nextId(transaction, 'managers', { ...nothing, items: 1 });
        const timestamps = { created_at: timestamp, updated_at: timestamp };
        const row = { ...emptyTexts, ...textColumns(texts), image, id, ...timestamps };
        await transaction.insertInto('manager').values(row).execute();
        await indexPages(transaction);
        return toManager(row);
      });
    },

    /**
     * Changes only the given fields.
     * @param version the `updated_at` on which the change is based; undefined overwrites any.
     * @throws AppError `not-found`, or `conflict` with the manager if he has changed since.
     */
    async update(
      id: number,
      { image, ...texts }: ManagerChange,
      version?: string,
      by?: RecordSave,
    ): Promise<Manager> {
      const columns = { ...textColumns(texts), ...(image !== undefined && { image }) };
      const row = await inTransaction(db, (transaction) => updateRow(transaction, id, columns, version, by));
      return row ? toManager(row) : changed(await find(id));
    },

    /**
     * @returns the name that the manager had, and the version of the deletion, by which it can be undone.
     * @throws AppError `not-found`
     */
    remove(id: number, by?: RecordSave): Promise<{ name: LocalizedText; version: string }> {
      return inTransaction(db, async (transaction) => {
        const removed = await transaction
          .deleteFrom('manager')
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!removed) return missing();
        await count(transaction, -1);
        const version = nextTimestamp();
        const change = { before: stateOf(removed), after: { version, value: null } };
        await recordChange(transaction, `managers/${id}`, change, by && { ...by, kind: 'removed' });
        await indexPages(transaction);
        return { name: toManager(removed).name, version };
      });
    },

    /**
     * Stores a manager as a revision has him, also where he was deleted since.
     * @param version the one on which this is based: that of the manager, or that of his deletion.
     * @throws AppError `conflict` if he has changed since.
     */
    async restore(id: number, value: ManagerColumns, version: string, by: RecordSave): Promise<Manager> {
      const save = { ...by, kind: 'restored' as const };
      const { created_at, ...columns } = value;
      const restored = await inTransaction(db, async (transaction) => {
        const row = await updateRow(transaction, id, columns, version, save);
        if (row) return row;
        const { newest } = await transaction
          .selectFrom('record_revision')
          .select((eb) => eb.fn.max('version').as('newest'))
          .where('record', '=', `managers/${id}`)
          .executeTakeFirstOrThrow();
        if (newest !== version) return undefined;
        const returned = { ...columns, id, created_at, updated_at: nextTimestamp() };
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('manager')
          .values(returned)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return undefined;
        await count(transaction, 1);
        const change = { before: { version, value: null }, after: stateOf(returned) };
        await recordChange(transaction, `managers/${id}`, change, save);
        await indexPages(transaction);
        return returned;
      });
      return restored ? toManager(restored) : changed(undefined);
    },
  };
}

/** Changes a manager of a version; undefined where there is none. */
async function updateRow(
  transaction: Kysely<Schema>,
  id: number,
  columns: Partial<ManagerColumns>,
  version: string | undefined,
  by: RecordSave | undefined,
): Promise<Schema['manager'] | undefined> {
  const before = await transaction
    .selectFrom('manager')
    .selectAll()
    .where('id', '=', id)
    // SQLite has no other writer meanwhile
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!before || (version !== undefined && before.updated_at !== version)) return undefined;
  const row = { ...before, ...columns, updated_at: nextTimestamp() };
  await transaction.updateTable('manager').set(row).where('id', '=', id).execute();
  await recordChange(transaction, `managers/${id}`, { before: stateOf(before), after: stateOf(row) }, by);
  await indexPages(transaction);
  return row;
}

function stateOf(row: Schema['manager']) {
  const { id: _, updated_at: version, ...value } = row;
  return { version, value };
}

async function count(transaction: Kysely<Schema>, difference: 1 | -1): Promise<void> {
  await transaction
    .updateTable('section_counter')
    .set((eb) => ({ items: eb('items', '+', difference) }))
    .where('section', '=', 'managers')
    .execute();
}

function toManager(row: Schema['manager']): Manager {
  return {
    id: row.id,
    name: { ar: row.name_ar, en: row.name_en },
    image: row.image,
    from: { ar: row.from_ar, en: row.from_en },
    to: { ar: row.to_ar, en: row.to_en },
    updated_at: row.updated_at,
  };
}

function missing(): never {
  throw new AppError('not-found', 'manager.notFound');
}
