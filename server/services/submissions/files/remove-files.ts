import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Storage } from '../../files/storage.ts';
import { piecesOf } from './file-rows.ts';
import { createStoredPieces, idOfPiece, sealedFolder } from './stored-pieces.ts';

const hour = 60 * 60 * 1000;

/** Hours after which a piece without a row belongs to nothing that still arrives. */
const grace = 4 * hour;

/** Removes uploads that were not finished, and pieces whose rows are gone; then hides when the others arrived. */
export async function removeAbandonedFiles(db: Kysely<Schema>, storage: Storage, now: number): Promise<void> {
  const ended = await db
    .deleteFrom('submission_file')
    .where('open_until', '<=', new Date(now).toISOString())
    .returning(['name', 'bytes'])
    .execute();
  await createStoredPieces(storage).remove(ended);
  const before = new Date(now - grace);
  const old = (await storage.list(sealedFolder)).filter(({ modified }) => modified < before);
  if (old.length > 0) {
    const known = new Set((await piecesOf(db).execute()).map(({ name }) => name));
    for (const { path } of old) if (!known.has(idOfPiece(path) ?? '')) await storage.remove(path, before);
  }
  await storage.hideTimes(sealedFolder, now);
}
