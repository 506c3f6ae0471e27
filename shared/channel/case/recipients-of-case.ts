import type { SealedTalk } from '../../forms/sealed/sealed-inbox.ts';
import type { Recipient } from '../envelope.ts';
import { receiptName } from '../stored-receipt.ts';
import type { OpenedSubmission } from './open-submission.ts';

/**
 * Recipients of what is added to a case in a browser: its readers, and the receipt of a reply.
 * @param keys those in use.
 * @returns undefined where the submission is damaged, or a reader has no key: nothing can be sealed.
 */
export function recipientsOfCase(
  keys: SealedTalk['keys'],
  { groups, receipt }: Pick<OpenedSubmission, 'groups' | 'receipt'>,
): Recipient[] | undefined {
  const readers = groups.flatMap((group) => keys.filter((each) => each.group === group));
  if (readers.length === 0 || readers.length < groups.length) return undefined;
  const organisation = readers.map(({ recipient, public_key }) => ({
    name: recipient,
    publicKey: public_key,
  }));
  return receipt ? [...organisation, { name: receiptName, publicKey: receipt }] : organisation;
}
