import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { changed } from '#server/errors/conflict.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import { endedAlerts } from '#shared/alerts/alert-limits.ts';
import type { AlertDraft, EditedAlert } from '#shared/alerts/alerts.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';

/** The author's e-mail address, and the version on which a change is based; without one it overwrites any. */
type Save = { author: string; version?: string | undefined };

/** The alerts, as editors raise and end them. */
export function createAlerts({ db, transact }: UnitOfWork, now: () => number) {
  const timestamp = () => new Date(now()).toISOString();

  return {
    /** Those that stand or will, the newest first, and the last that ended. */
    async list(): Promise<{ alerts: EditedAlert[]; ended: EditedAlert[] }> {
      const all = db.selectFrom('site_alert').selectAll();
      const alerts = await all
        .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', timestamp())]))
        .orderBy('id', 'desc')
        .execute();
      const ended = await all
        .where('ends_at', '<=', timestamp())
        .orderBy('ends_at', 'desc')
        .orderBy('id', 'desc')
        .limit(endedAlerts)
        .execute();
      return { alerts, ended };
    },

    /** @throws AppError `invalid` where it would have ended already. */
    raise(draft: AlertDraft, { author }: Save): Promise<EditedAlert> {
      const { starts_at, ends_at = null, ...given } = draft;
      if (ends_at !== null && ends_at <= timestamp()) throw ended('alert.ended');
      return transact(async (transaction) => {
        const id = await nextId(transaction);
        const times = { starts_at: starts_at ?? timestamp(), ends_at };
        if (ends_at !== null && ends_at <= times.starts_at) throw ended('alert.endsBefore');
        const row = { id, ...given, ...times, author, updated_at: nextTimestamp() };
        await transaction.insertInto('site_alert').values(row).execute();
        return row;
      });
    },

    /**
     * Replaces an alert; without a start it keeps the one it has.
     * @throws AppError `not-found`, or `conflict` with the alert if it has changed since.
     */
    change(id: number, draft: AlertDraft, { author, version }: Save): Promise<EditedAlert> {
      return transact(async (transaction) => {
        const before = await find(transaction, id);
        if (version !== undefined && before.updated_at !== version) return changed(before);
        const times = { starts_at: draft.starts_at ?? before.starts_at, ends_at: draft.ends_at ?? null };
        if (times.ends_at !== null && times.ends_at <= times.starts_at) throw ended('alert.endsBefore');
        return save(transaction, { ...before, ...draft, ...times, author });
      });
    },

    /** Ends an alert now; one that has not begun is removed. @throws AppError `not-found` */
    end(id: number, { author }: Save): Promise<EditedAlert> {
      return transact(async (transaction) => {
        const before = await find(transaction, id);
        const at = timestamp();
        if (before.ends_at !== null && before.ends_at <= at) return before;
        if (before.starts_at >= at) return removed(transaction, before);
        return save(transaction, { ...before, ends_at: at, author });
      });
    },

    /** @throws AppError `not-found` */
    remove(id: number): Promise<EditedAlert> {
      return transact(async (transaction) => removed(transaction, await find(transaction, id)));
    },
  };
}

/** The next number; a second writer waits for the first. */
async function nextId(transaction: Kysely<Schema>): Promise<number> {
  if (isPostgres(transaction))
    await sql`lock table site_alert in share row exclusive mode`.execute(transaction);
  const { last } = await transaction
    .selectFrom('site_alert')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function find(transaction: Kysely<Schema>, id: number): Promise<EditedAlert> {
  const row = await transaction
    .selectFrom('site_alert')
    .selectAll()
    .where('id', '=', id)
    // SQLite has no other writer meanwhile
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'alert.notFound');
  return row;
}

async function save(transaction: Kysely<Schema>, row: EditedAlert): Promise<EditedAlert> {
  const stored = { ...row, updated_at: nextTimestamp() };
  await transaction.updateTable('site_alert').set(stored).where('id', '=', row.id).execute();
  return stored;
}

async function removed(transaction: Kysely<Schema>, row: EditedAlert): Promise<EditedAlert> {
  await transaction.deleteFrom('site_alert').where('id', '=', row.id).execute();
  return row;
}

const ended = (message: 'alert.ended' | 'alert.endsBefore') => invalid([{ path: ['ends_at'], message }]);
