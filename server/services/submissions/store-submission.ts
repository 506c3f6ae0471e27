import type { Kysely } from 'kysely';
import type { Envelope } from '#shared/channel/envelope.ts';
import type { StoredReceipt } from '#shared/channel/stored-receipt.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { spend } from './spent-proofs.ts';

/** Random names that a sender's browser makes: a second one is the same, sent again. */
const namesOfSender = [
  { index: 'submission_receipt_lookup_key', column: 'submission_receipt.lookup' },
  { index: 'submission_key_id', column: 'submission.key_id' },
];

type Submission = {
  kind: SubmissionKind;
  receipt: StoredReceipt;
  /** The proof that it uses up, and the name of the attempt. */
  spent: Parameters<typeof spend>[1];
  /** Seals it for its number, or says by which mark it has it; and by which it has its readers. */
  seal: (id: number) => Promise<Envelope & { numberMac?: string; readersMac: string }>;
};

/**
 * Stores a submission with its receipt in one transaction, which uses its proof up; an attempt that was stored before is not
 * stored again.
 * @throws AppError `conflict` where its receipt or key is that of another.
 */
export async function storeSubmission(
  db: Kysely<Schema>,
  { kind, receipt, spent, seal }: Submission,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await spend(transaction, spent))) return;
    const id = await nextId(transaction, kind);
    const { version, keyId, body, size, keys, numberMac = null, readersMac } = await seal(id);
    await transaction
      .insertInto('submission')
      .values({
        kind,
        id,
        state: 'active',
        day: spent.day,
        read_on: null,
        kept: 0,
        size,
        version,
        key_id: keyId,
        body,
        number_mac: numberMac,
        readers_mac: readersMac,
      })
      .execute();
    await transaction
      .insertInto('submission_key')
      .values(
        keys.map(({ recipient, sealedKey }) => ({
          kind,
          submission_id: id,
          recipient,
          sealed_key: sealedKey,
        })),
      )
      .execute();
    const { lookup, publicKey } = receipt;
    await transaction
      .insertInto('submission_receipt')
      .values({ kind, submission_id: id, lookup, public_key: publicKey })
      .execute();
  }).catch((error: unknown) => {
    const isUsed = namesOfSender.some((name) => isUniqueViolation(error, name));
    throw isUsed ? new AppError('conflict', 'form.receiptUsed') : error;
  });
}

async function nextId(transaction: Kysely<Schema>, kind: SubmissionKind): Promise<number> {
  const { last_id } = await transaction
    .insertInto('submission_counter')
    .values({ kind, last_id: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ last_id: eb('submission_counter.last_id', '+', 1) })),
    )
    .returning('last_id')
    .executeTakeFirstOrThrow();
  return last_id;
}
