import type { Kysely } from 'kysely';
import type { LocalizedText } from '#shared/content/localized.ts';
import type { Manager, ManagerDraft } from '#shared/content/manager.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { changed } from '../../errors/conflict.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { nothing } from './items/item-scope.ts';
import { nextId } from './items/next-id.ts';
import { type SomeTexts, textColumns } from './text-columns.ts';

type ManagerChange = SomeTexts<'name' | 'from' | 'to'> & { image?: string | null | undefined };

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
        return toManager(row);
      });
    },

    /**
     * Changes only the given fields.
     * @param version the `updated_at` on which the change is based; undefined overwrites any.
     * @throws AppError `not-found`, or `conflict` with the manager if he has changed since.
     */
    async update(id: number, { image, ...texts }: ManagerChange, version?: string): Promise<Manager> {
      const row = await db
        .updateTable('manager')
        .set({ ...textColumns(texts), ...(image !== undefined && { image }), updated_at: nextTimestamp() })
        .where('id', '=', id)
        .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
        .returningAll()
        .executeTakeFirst();
      return row ? toManager(row) : changed(await find(id));
    },

    /** @throws AppError `not-found` */
    remove(id: number): Promise<LocalizedText> {
      return inTransaction(db, async (transaction) => {
        const removed = await transaction
          .deleteFrom('manager')
          .where('id', '=', id)
          .returning(['name_ar as ar', 'name_en as en'])
          .executeTakeFirst();
        if (!removed) return missing();
        await transaction
          .updateTable('section_counter')
          .set((eb) => ({ items: eb('items', '-', 1) }))
          .where('section', '=', 'managers')
          .execute();
        return removed;
      });
    },
  };
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
