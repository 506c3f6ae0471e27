import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { lookupOf, type ReceiptKeys, receiptKeys } from '#shared/channel/receipt-keys.ts';
import type { SealedHolder } from '#shared/forms/sealed/sealed-receipt.ts';
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

/** The case of a receipt, and the pass for its next calls. */
export type Admitted = { found: Awaited<ReturnType<typeof findCase>>; lookup: string; pass: string };

export type Admission = ReturnType<typeof createAdmission>;

/** The way from a receipt to its case. A code is known during a call only, and stored nowhere. */
export function createAdmission(
  db: Kysely<Schema>,
  { recipientsOf, captcha, passes, numbers, now }: Dependencies,
) {
  /** Every code that is none costs a proof, and has one response. */
  async function admit(
    lookup: string,
    given: Pick<ReceiptHolder, 'pass' | 'recaptcha'>,
    { address, plainForm = false }: Caller,
  ): Promise<Admitted> {
    const hasPassed = given.pass !== '' && (await passes.isGood(given.pass, lookup));
    if (!hasPassed) {
      if (!given.recaptcha) refuseProof('form.captchaRequired');
      const proof = await captcha.verify('receipt', given.recaptcha, { address, plainForm });
      await spend(db, { proof, attempt: null, day: beirutDay(now()) });
    }
    const found = await findCase(db, lookup);
    return { found, lookup, pass: hasPassed ? given.pass : await passes.issue(lookup) };
  }

  return {
    /** The case of a receipt's code, with its keys. @throws AppError `invalid`, `not-found` */
    async admitHolder({ receipt, ...given }: ReceiptHolder, caller: Caller) {
      const keys = await receiptKeys(receipt);
      return { keys, ...(await admit(keys.lookup, given, caller)) };
    },

    /** The case of a receipt whose code its browser keeps. @throws AppError `invalid`, `not-found` */
    admitBrowser: async ({ access, ...given }: SealedHolder, caller: Caller) =>
      admit(await lookupOf(access), given, caller),

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
