import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { isTooLong, type SubmissionKind, submissionForms, textLimits } from '#shared/forms/submissions.ts';
import { beginEnvelope, envelopeVersion } from '../../crypto/sealing/envelope.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { validated } from '../../errors/invalid-input.ts';
import type { Keyring } from '../keys/keyring.ts';
import { type Attempts, isSameAttempt } from './attempts.ts';
import type { Captcha } from './captcha/captcha.ts';
import { proofName, refuseProof } from './captcha/proof.ts';

const hour = 60 * 60 * 1000;

type Dependencies = {
  keyring: Keyring;
  captcha: Captcha;
  attempts: Attempts;
  /** Milliseconds since 1970. */
  now: () => number;
};

type Sender = {
  /** Counted in memory for about an hour, and stored nowhere. */
  address: string;
  /** The client's id of this attempt: a retry after a lost response is stored once. */
  attempt?: string | undefined;
  /** True for a page's form sent without a script. */
  plainForm?: boolean;
};

/** Submissions of visitors: validated, sealed in memory, and stored before they are acknowledged. */
export function createSubmissions(db: Kysely<Schema>, { keyring, captcha, attempts, now }: Dependencies) {
  return {
    /**
     * @param given the form's texts with its proof, unvalidated.
     * @throws AppError `too-large`, `invalid`, `conflict`, or `unavailable` if nothing can be sealed or stored.
     */
    async send(kind: SubmissionKind, given: unknown, { address, attempt, plainForm }: Sender): Promise<void> {
      const { recaptcha, ...texts } = check(kind, given);
      const attemptName = attempt ? await attempts.name(attempt, [kind, texts]) : null;
      // A third party verifies a proof only once, so it is not called for stored attempts
      if (attemptName && (await isStored(db, { proof: proofName(recaptcha), attempt: attemptName }))) return;
      const proof = await captcha.verify(kind, recaptcha, { address, plainForm });
      const seal = await beginEnvelope(kind, await keyring.submissionRecipients());
      const content = Buffer.from(JSON.stringify({ created_at: hourOf(now()), ...texts }));
      const day = beirutDay(now());
      await inTransaction(db, async (transaction) => {
        if (!(await spend(transaction, { proof, attempt: attemptName, day }))) return;
        const id = await nextId(transaction, kind);
        const { keyId, body, size, keys } = await seal(id, content);
        await transaction
          .insertInto('submission')
          .values({
            kind,
            id,
            state: 'active',
            day,
            read_on: null,
            kept: 0,
            size,
            version: envelopeVersion,
            key_id: keyId,
            body,
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
      });
    },

    /** Deletes proofs that have expired. */
    async removeSpentProofs(): Promise<void> {
      const yesterday = beirutDay(now() - 24 * hour);
      await db.deleteFrom('spent_proof').where('day', '<', yesterday).execute();
    },
  };
}

/** The texts as stored. Errors follow the order of the specification's checks (§5). */
function check(kind: SubmissionKind, given: unknown) {
  if (isTooLong(given)) throw new AppError('too-large', 'form.tooLong', { values: textLimits });
  return validated(submissionForms[kind], given);
}

/**
 * Consumes a proof, in the transaction that stores its submission.
 * @returns false if this very attempt was stored before.
 * @throws AppError `invalid` if another one used it, `conflict` if this one did with other content.
 */
async function spend(transaction: Kysely<Schema>, spent: Schema['spent_proof']): Promise<boolean> {
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
async function isStored(
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

/** The hour of a timestamp: the exact time of a submission is stored nowhere, not even sealed. */
function hourOf(timestamp: number): string {
  return new Date(timestamp - (timestamp % hour)).toISOString();
}
