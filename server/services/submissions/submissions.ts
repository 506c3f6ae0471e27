import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { beginEnvelope, envelopeVersion } from '#shared/channel/envelope.ts';
import { createReceipt, shownReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import { parseReceiptKey, receiptName, type StoredReceipt } from '#shared/channel/stored-receipt.ts';
import {
  firstGroup,
  type RecipientChoice,
  type RecipientGroup,
  recipientGroups,
} from '#shared/forms/recipient-groups.ts';
import { isTooLong, type SubmissionKind, submissionForms, textLimits } from '#shared/forms/submissions.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { validated } from '../../errors/invalid-input.ts';
import type { RecipientsOf } from '../keys/recipients-of.ts';
import type { createSettings } from '../settings/settings.ts';
import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha/captcha.ts';
import { proofName } from './captcha/proof.ts';
import { hourOf } from './hour-of.ts';
import { isStored, spend } from './spent-proofs.ts';
import type { createPasses } from './talk/passes.ts';

const hour = 60 * 60 * 1000;

const lookupIndex = { index: 'submission_receipt_lookup_key', column: 'submission_receipt.lookup' };

type Dependencies = {
  recipientsOf: RecipientsOf;
  captcha: Captcha;
  attempts: Attempts;
  passes: ReturnType<typeof createPasses>;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
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
export function createSubmissions(
  db: Kysely<Schema>,
  { recipientsOf, captcha, attempts, passes, settings, now }: Dependencies,
) {
  /** A retry of an attempt is given the receipt of its first response, which was lost. */
  const newReceipt = async (proof: string, attempt?: string) =>
    attempt ? attempts.receipt(attempt, proof) : createReceipt();

  /** @throws AppError `invalid` for a group that the site does not offer. */
  async function chosen(choice: RecipientChoice | '' | undefined): Promise<readonly RecipientGroup[]> {
    if (!choice || choice === firstGroup) return [firstGroup];
    if (!(await settings.all()).oversight.isOffered)
      throw new AppError('invalid', 'form.recipientsInvalid', {
        fields: { recipients: ['form.recipientsInvalid'] },
      });
    return choice === 'both' ? recipientGroups : [choice];
  }

  return {
    /**
     * @param given the form's texts with its proof, unvalidated.
     * @returns the receipt, unless the sender's browser made it, and a pass for it: files follow without another proof.
     * @throws AppError `too-large`, `invalid`, `conflict`, or `unavailable` if nothing can be sealed or stored.
     */
    async send(
      kind: SubmissionKind,
      given: unknown,
      { address, attempt, plainForm }: Sender,
    ): Promise<{ receipt: string | null; pass: string }> {
      const { recaptcha, receipt_key, ...checked } = check(kind, given);
      const { choice, texts } = parted(checked);
      const recipients = await chosen(choice);
      const others = recipients.filter((group) => group !== firstGroup);
      const marked = [kind, texts, ...(receipt_key ? [receipt_key] : []), ...others];
      const attemptName = attempt ? await attempts.name(attempt, marked) : null;
      const code = receipt_key ? null : await newReceipt(recaptcha, attempt);
      const { publicKey, lookup } = await storedReceipt(code, receipt_key);
      const result = { receipt: code && shownReceipt(code), pass: await passes.issue(lookup) };
      // A third party verifies a proof only once, so it is not called for stored attempts
      if (attemptName && (await isStored(db, { proof: proofName(recaptcha), attempt: attemptName })))
        return result;
      const proof = await captcha.verify(kind, recaptcha, { address, plainForm });
      const to = [...(await recipientsOf(recipients)), { name: receiptName, publicKey }];
      const seal = await beginEnvelope(kind, to);
      // Groups and the receipt's key are sealed with the text: no others that the database names are used for it
      const content = { created_at: hourOf(now()), ...texts, recipients, receipt: publicKey };
      const day = beirutDay(now());
      await inTransaction(db, async (transaction) => {
        if (!(await spend(transaction, { proof, attempt: attemptName, day }))) return;
        const id = await nextId(transaction, kind);
        const { keyId, body, size, keys } = await seal(id, Buffer.from(JSON.stringify(content)));
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
        await transaction
          .insertInto('submission_receipt')
          .values({ kind, submission_id: id, lookup, public_key: publicKey })
          .execute();
      }).catch((error: unknown) => {
        if (isUniqueViolation(error, lookupIndex)) throw new AppError('conflict', 'form.receiptUsed');
        throw error;
      });
      return result;
    },

    /** Deletes proofs that have expired. */
    async removeSpentProofs(): Promise<void> {
      const yesterday = beirutDay(now() - 24 * hour);
      await db.deleteFrom('spent_proof').where('day', '<', yesterday).execute();
    },
  };
}

/** The parts of a receipt that the site or the sender's browser made. */
async function storedReceipt(code: string | null, receiptKey = ''): Promise<StoredReceipt> {
  const given = parseReceiptKey(receiptKey);
  if (given) return given;
  if (!code) throw new AppError('invalid', 'form.receiptKeyInvalid');
  return receiptKeys(code);
}

/** The texts as stored. Errors follow the order of the specification's checks (§5). */
function check(kind: SubmissionKind, given: unknown) {
  if (isTooLong(given)) throw new AppError('too-large', 'form.tooLong', { values: textLimits });
  return validated(submissionForms[kind], given);
}

/** The readers that a sender chose, apart from the texts. */
function parted<Texts extends object>(given: Texts & { recipients?: RecipientChoice | '' | undefined }) {
  const { recipients: choice, ...texts } = given;
  return { choice, texts };
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
