import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { beginEnvelope, envelopeVersions } from '#shared/channel/envelope.ts';
import { createReceipt, shownReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import { parseReceiptKey, receiptName, type StoredReceipt } from '#shared/channel/stored-receipt.ts';
import {
  firstGroup,
  groupsOf,
  offeredGroups,
  type RecipientChoice,
  type RecipientGroup,
} from '#shared/forms/recipient-groups.ts';
import { sealedSubmission } from '#shared/forms/sealed/sealed-submission.ts';
import { isTooLong, type SubmissionKind, submissionForms, textLimits } from '#shared/forms/submissions.ts';
import { hourOf } from '#shared/hour-of.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { validated } from '../../errors/invalid-input.ts';
import type { RecipientsOf } from '../keys/recipients-of.ts';
import type { createSettings } from '../settings/settings.ts';
import type { Attempts } from './attempts.ts';
import type { Captcha } from './captcha/captcha.ts';
import { proofName } from './captcha/proof.ts';
import type { Numbers } from './sealed/numbers.ts';
import { receivedEnvelope } from './sealed/sealed-envelope.ts';
import { isStored } from './spent-proofs.ts';
import { storeSubmission } from './store-submission.ts';
import type { createPasses } from './talk/passes.ts';

const hour = 60 * 60 * 1000;

type Dependencies = {
  recipientsOf: RecipientsOf;
  captcha: Captcha;
  attempts: Attempts;
  passes: ReturnType<typeof createPasses>;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  numbers: Numbers;
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

type Arriving = {
  /** The proof to be a person. */
  recaptcha: string;
  receipt: StoredReceipt;
  marked: readonly unknown[];
  begin: () => Promise<Parameters<typeof storeSubmission>[1]['seal']>;
};

/** Submissions of visitors: validated, sealed in memory, and stored before they are acknowledged. */
export function createSubmissions(
  db: Kysely<Schema>,
  { recipientsOf, captcha, attempts, passes, settings, numbers, now }: Dependencies,
) {
  /** A retry of an attempt is given the receipt of its first response, which was lost. */
  const newReceipt = async (proof: string, attempt?: string) =>
    attempt ? attempts.receipt(attempt, proof) : createReceipt();

  /** @throws AppError `invalid` for a group that the site does not offer. */
  async function chosen(choice: RecipientChoice | '' | undefined): Promise<readonly RecipientGroup[]> {
    const groups = groupsOf(choice);
    const isLater = groups.some((group) => group !== firstGroup);
    if (isLater && !(await settings.all()).oversight.isOffered)
      throw new AppError('invalid', 'form.recipientsInvalid', {
        fields: { recipients: ['form.recipientsInvalid'] },
      });
    return groups;
  }

  /**
   * Stores a submission once, whose proof is verified and used up.
   * @param marked the parts in which a retry of the attempt is the same.
   * @param begin the way to seal it, called once its proof is good.
   */
  async function storeOnce(
    kind: SubmissionKind,
    { address, attempt, plainForm }: Sender,
    { recaptcha, receipt, marked, begin }: Arriving,
  ): Promise<void> {
    const attemptName = attempt ? await attempts.name(attempt, marked) : null;
    // A third party verifies a proof only once, so it is not called for stored attempts
    if (attemptName && (await isStored(db, { proof: proofName(recaptcha), attempt: attemptName }))) return;
    const proof = await captcha.verify(kind, recaptcha, { address, plainForm });
    const spent = { proof, attempt: attemptName, day: beirutDay(now()) };
    await storeSubmission(db, { kind, receipt, spent, seal: await begin() });
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
      sender: Sender,
    ): Promise<{ receipt: string | null; pass: string }> {
      const { recaptcha, receipt_key, ...checked } = check(kind, given);
      const { choice, texts } = parted(checked);
      const recipients = await chosen(choice);
      const others = recipients.filter((group) => group !== firstGroup);
      const marked = [kind, texts, ...(receipt_key ? [receipt_key] : []), ...others];
      const code = receipt_key ? null : await newReceipt(recaptcha, sender.attempt);
      const receipt = await storedReceipt(code, receipt_key);
      const result = { receipt: code && shownReceipt(code), pass: await passes.issue(receipt.lookup) };
      const begin = async () => {
        const { publicKey } = receipt;
        const version = envelopeVersions.numbered;
        const to = [...(await recipientsOf(recipients)), { name: receiptName, publicKey }];
        const seal = await beginEnvelope(version, to);
        // Groups and the receipt's key are sealed with the text: no others that the database names are used for it
        const content = { created_at: hourOf(now()), ...texts, recipients, receipt: publicKey };
        return async (id: number) => {
          const envelope = await seal({ version, kind, id }, Buffer.from(JSON.stringify(content)));
          const row = { kind, id, key_id: envelope.keyId };
          return { ...envelope, readersMac: await numbers.readersMacOf(row, recipients) };
        };
      };
      await storeOnce(kind, sender, { recaptcha, receipt, marked, begin });
      return result;
    },

    /**
     * Stores what the sender's browser sealed, unopened.
     * @param given the fields of `sealedSubmission`, unvalidated.
     * @returns a pass for its receipt, which the browser made.
     * @throws AppError `invalid`, `conflict`, or `unavailable` if nothing can be stored.
     */
    async sendSealed(kind: SubmissionKind, given: unknown, sender: Sender): Promise<{ pass: string }> {
      const { recaptcha, envelope: sealed, receipt_key } = validated(sealedSubmission, given);
      const receipt = await storedReceipt(null, receipt_key);
      const begin = async () => {
        const isOffered = kind === 'report' && (await settings.all()).oversight.isOffered;
        const offered = offeredGroups(isOffered);
        const organisation = await recipientsOf(offered);
        const envelope = receivedEnvelope(sealed, organisation);
        const { keyId: key_id, keys } = envelope;
        const readers = offered.filter((_group, index) =>
          keys.some(({ recipient }) => recipient === organisation[index]?.name),
        );
        return async (id: number) => {
          const row = { kind, id, key_id };
          const numberMac = await numbers.macOf(row);
          return { ...envelope, numberMac, readersMac: await numbers.readersMacOf(row, readers) };
        };
      };
      await storeOnce(kind, sender, { recaptcha, receipt, marked: [kind, sealed, receipt_key], begin });
      return { pass: await passes.issue(receipt.lookup) };
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
