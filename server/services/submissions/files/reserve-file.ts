import type { Kysely } from 'kysely';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import { fileLimits } from '#shared/forms/files/sender-files.ts';
import * as limits from '#shared/sender-file-limits.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { findCase } from '../talk/admission.ts';
import type { Case } from '../talk/message-rows.ts';
import type { FileQuota } from './file-quota.ts';
import { fileRows } from './file-rows.ts';

type Wanted = {
  /** The id of the upload. */
  name: string;
  mark: string | null;
  /** The present time. */
  timestamp: string;
};

/** The place of a file in its case. */
type Place = {
  file: number;
  /** Unfinished uploads of the same file, for the removal of their pieces. */
  replaced: { name: string; bytes: number }[];
};

/**
 * The place of a file that fits into its case, in the transaction that stores it. It replaces an upload of the same file that
 * was not finished: the window that began it may be gone, and its name with it.
 * @returns undefined if this upload was stored before.
 * @throws AppError `conflict` where it does not fit, is there already, or the name belongs to another file; `gone` for an upload
 * that has ended; `not-found`
 */
export async function reserveFile(
  transaction: Kysely<Schema>,
  { found, lookup }: { found: Case; lookup: string },
  { name, mark, timestamp }: Wanted,
  { bytes, most, sizeOf, isSame }: FileQuota,
): Promise<Place | undefined> {
  // Locks the row, which its deletion and another file wait for
  await transaction
    .updateTable('submission')
    .set({ kind: found.kind })
    .where('kind', '=', found.kind)
    .where('id', '=', found.id)
    .execute();
  await findCase(transaction, lookup);
  const rows = await fileRows(transaction, found, [receiptName]).execute();
  const known = rows.find((row) => row.name === name);
  if (known) {
    if (known.open_until !== null && known.open_until <= timestamp) throw new AppError('gone', 'files.gone');
    if (await isSame(known)) return undefined;
    throw new AppError('conflict', 'files.otherFile');
  }
  // An upload that ended is removed within the hour, and no longer holds its place
  const open = rows.filter(({ open_until }) => open_until === null || open_until > timestamp);
  const same = open.filter((row) => mark !== null && row.mark === mark);
  if (same.some(({ open_until }) => open_until === null)) throw new AppError('conflict', 'files.sentBefore');
  const taken = open.filter((row) => !same.includes(row));
  if (taken.length >= limits.senderFiles)
    throw new AppError('conflict', 'files.tooMany', { values: fileLimits });
  const sizes = await Promise.all(taken.map(sizeOf));
  const sum = sizes.reduce((all, size) => all + size, bytes);
  if (sum > most) throw new AppError('conflict', 'files.tooMuch', { values: fileLimits });
  const replaced = await removeUploads(transaction, same);
  return { file: (rows.at(-1)?.file ?? 0) + 1, replaced };
}

async function removeUploads(transaction: Kysely<Schema>, rows: readonly { name: string }[]) {
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => name);
  return transaction
    .deleteFrom('submission_file')
    .where('name', 'in', names)
    .returning(['name', 'bytes'])
    .execute();
}
