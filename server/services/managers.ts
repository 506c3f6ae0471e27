import type { Kysely } from 'kysely';
import type { Manager, ManagerDraft } from '#shared/manager.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { nextId } from './next-id.ts';

/** The successive managers. */
export function createManagers(db: Kysely<Schema>) {
  return {
    /** Newest first: the one in office leads. */
    async list(): Promise<Manager[]> {
      const rows = await db.selectFrom('manager').selectAll().orderBy('id', 'desc').execute();
      return rows.map(toManager);
    },

    create(draft: ManagerDraft): Promise<Manager> {
      const moment = new Date().toISOString();
      return inTransaction(db, async (transaction) => {
        const id = await nextId(transaction, 'managers');
        const row = { id, ...toColumns(draft), created_at: moment, updated_at: moment };
        await transaction.insertInto('manager').values(row).execute();
        return toManager(row);
      });
    },
  };
}

function toColumns({ name, image, from, to }: ManagerDraft) {
  return {
    name_en: name.en,
    name_ar: name.ar,
    image,
    from_en: from.en,
    from_ar: from.ar,
    to_en: to.en,
    to_ar: to.ar,
  };
}

function toManager(row: Schema['manager']): Manager {
  return {
    id: row.id,
    name: { ar: row.name_ar, en: row.name_en },
    image: row.image,
    from: { ar: row.from_ar, en: row.from_en },
    to: { ar: row.to_ar, en: row.to_en },
  };
}
