import type { Kysely } from 'kysely';
import { openingKey } from '#shared/channel/hpke.ts';
import type { ReceiptKeys } from '#shared/channel/receipt-keys.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import { fileLimits } from '#shared/forms/sender-files.ts';
import * as limits from '#shared/sender-file-limits.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { findCase } from '../talk/admission.ts';
import type { Case } from '../talk/message-rows.ts';
import { fileRows, insertFile } from './file-rows.ts';
import { openFile } from './open-file.ts';

type Wanted = Omit<Parameters<typeof insertFile>[2], 'file'> & { timestamp: string };

/**
 * Stores the row of a file that fits into its case, in a transaction.
 * @param wanted the row; with `open_until`, an upload that reserves its place until then.
 * @returns false if this upload was stored before.
 * @throws AppError `conflict` where it does not fit, is there already, or the name belongs to another file; `not-found`
 */
export async function reserveFile(
  transaction: Kysely<Schema>,
  of: Case,
  keys: ReceiptKeys,
  { timestamp, ...wanted }: Wanted,
): Promise<boolean> {
  // Locks the row, which its deletion and another file wait for
  await transaction
    .updateTable('submission')
    .set({ kind: of.kind })
    .where('kind', '=', of.kind)
    .where('id', '=', of.id)
    .execute();
  await findCase(transaction, keys.lookup);
  const rows = await fileRows(transaction, of, [receiptName]).execute();
  const opening = new Map([[receiptName, await openingKey(keys.privateKey)]]);
  const same = rows.find(({ name }) => name === wanted.name);
  if (same) {
    const { shown } = await openFile(same, opening);
    const { content } = wanted;
    if (shown.name === content.name && shown.bytes === content.bytes) return false;
    throw new AppError('conflict', 'files.otherFile');
  }
  // An upload that ended is removed within the hour, and no longer holds its place
  const taken = rows.filter(({ open_until }) => open_until === null || open_until > timestamp);
  if (wanted.mark && taken.some(({ mark }) => mark === wanted.mark))
    throw new AppError('conflict', 'files.sentBefore');
  if (taken.length >= limits.senderFiles)
    throw new AppError('conflict', 'files.tooMany', { values: fileLimits });
  const files = await Promise.all(taken.map((row) => openFile(row, opening)));
  const sum = files.reduce((all, { shown }) => all + shown.bytes, wanted.content.bytes);
  if (sum > limits.senderFilesBytes) throw new AppError('conflict', 'files.tooMuch', { values: fileLimits });
  await insertFile(transaction, of, { ...wanted, file: (rows.at(-1)?.file ?? 0) + 1 });
  return true;
}
