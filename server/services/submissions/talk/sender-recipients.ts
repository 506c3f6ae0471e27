import type { Kysely } from 'kysely';
import { openSubmission } from '#shared/channel/case/open-submission.ts';
import type { Recipient } from '#shared/channel/envelope.ts';
import type { ReceiptKeys } from '#shared/channel/receipt-keys.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import { openingKey } from '../../../crypto/sealing/opening-key.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { RecipientsOf } from '../../keys/recipients-of.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { sealedRows, sealedSubmission } from '../sealed-rows.ts';
import type { Case } from './message-rows.ts';

/**
 * Recipients of what a sender adds to a submission: the groups to which they sent it, and their receipt.
 * @throws AppError `unavailable` if the submission, which names the groups, is damaged, or a key is not provably ours.
 */
export async function senderRecipients(
  db: Kysely<Schema>,
  recipientsOf: RecipientsOf,
  numbers: Numbers,
  { kind, id }: Case,
  { privateKey, publicKey }: ReceiptKeys,
): Promise<Recipient[]> {
  const keys = new Map([[receiptName, openingKey(privateKey)]]);
  const [sealed] = await sealedRows(db, kind, [receiptName]).where('id', '=', id).execute();
  const row = sealed && (await openSubmission(await sealedSubmission(sealed, numbers), keys));
  if (!row || row.damaged) throw new AppError('unavailable', 'form.closed', { retryAfter: 600 });
  return [...(await recipientsOf(row.groups)), { name: receiptName, publicKey }];
}
