import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Case } from './talk/message-rows.ts';

/** @throws AppError `gone` for a case that was deleted, `not-found` for one that never was. */
export async function missingCase(db: Kysely<Schema>, { kind, id }: Case): Promise<never> {
  const counter = await db
    .selectFrom('submission_counter')
    .select('last_id')
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (id <= (counter?.last_id ?? 0)) throw new AppError('gone', 'talk.gone');
  throw new AppError('not-found', `inbox.notFound.${kind}s`);
}
