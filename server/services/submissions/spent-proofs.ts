import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { isSameAttempt } from './attempts.ts';
import { refuseProof } from './captcha/proof.ts';

/**
 * Consumes a proof, in the transaction that stores its submission.
 * @returns false if this very attempt was stored before.
 * @throws AppError `invalid` if another one used it, `conflict` if this one did with other content.
 */
export async function spend(transaction: Kysely<Schema>, spent: Schema['spent_proof']): Promise<boolean> {
  const first = await transaction
    .insertInto('spent_proof')
    .values(spent)
    .onConflict((conflict) => conflict.column('proof').doNothing())
    .returning('proof')
    .executeTakeFirst();
  if (first) return true;
  if (!(await isStored(transaction, spent))) refuseProof('form.captchaUsed');
  return false;
}

/**
 * True if this proof was used in this very attempt; false without an attempt id.
 * @throws AppError `conflict` if this attempt used it with other content.
 */
export async function isStored(
  db: Kysely<Schema>,
  { proof, attempt }: Pick<Schema['spent_proof'], 'proof' | 'attempt'>,
): Promise<boolean> {
  const stored = await db
    .selectFrom('spent_proof')
    .select('attempt')
    .where('proof', '=', proof)
    .executeTakeFirst();
  if (!stored?.attempt || !attempt || !isSameAttempt(stored.attempt, attempt)) return false;
  // Earlier versions stored no content hash
  if (stored.attempt !== attempt && stored.attempt.includes('.'))
    throw new AppError('conflict', 'error.otherContent');
  return true;
}
