import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { type ReceiptKeys, receiptKeys } from '#shared/channel/receipt-keys.ts';
import type { ReceiptHolder } from '#shared/forms/talk.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { RecipientsOf } from '../../keys/recipients-of.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { refuseProof } from '../captcha/proof.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { spend } from '../spent-proofs.ts';
import type { Case } from './message-rows.ts';
import type { createPasses } from './passes.ts';
import { senderRecipients } from './sender-recipients.ts';

export type Caller = {
  /** Counted in memory for about an hour, and stored nowhere. */
  address: string;
  /** True for a page's form sent without a script. */
  plainForm?: boolean;
};

type Dependencies = {
  recipientsOf: RecipientsOf;
  captcha: Captcha;
  passes: ReturnType<typeof createPasses>;
  numbers: Numbers;
  now: () => number;
};

export type Admission = ReturnType<typeof createAdmission>;

/** The way from a receipt's code to its case. The code is known during a call only, and stored nowhere. */
export function createAdmission(
  db: Kysely<Schema>,
  { recipientsOf, captcha, passes, numbers, now }: Dependencies,
) {
  return {
    /**
     * A receipt's case. Every code that is none costs a proof, and has one response.
     * @throws AppError `invalid`, `not-found`
     */
    async admit(given: ReceiptHolder, { address, plainForm = false }: Caller) {
      const keys = await receiptKeys(given.receipt);
      const hasPassed = given.pass !== '' && (await passes.isGood(given.pass, keys.lookup));
      if (!hasPassed) {
        if (!given.recaptcha) refuseProof('form.captchaRequired');
        const proof = await captcha.verify('receipt', given.recaptcha, { address, plainForm });
        await spend(db, { proof, attempt: null, day: beirutDay(now()) });
      }
      const found = await findCase(db, keys.lookup);
      return { found, keys, pass: hasPassed ? given.pass : await passes.issue(keys.lookup) };
    },

    /** Recipients of what a sender adds to a case. */
    recipients: (of: Case, keys: ReceiptKeys) => senderRecipients(db, recipientsOf, numbers, of, keys),
  };
}

/** @throws AppError `not-found` */
export async function findCase(db: Kysely<Schema>, lookup: string) {
  const found = await db
    .selectFrom('submission_receipt')
    .innerJoin('submission', (join) =>
      join
        .onRef('submission.kind', '=', 'submission_receipt.kind')
        .onRef('submission.id', '=', 'submission_receipt.submission_id'),
    )
    .select(['submission.kind', 'submission.id', 'version', 'key_id as keyId', 'read_on', 'kept'])
    .where('lookup', '=', lookup)
    .executeTakeFirst();
  if (!found) throw new AppError('not-found', 'receipt.unknown');
  return found;
}
