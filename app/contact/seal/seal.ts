import { utf8 } from '#shared/channel/base64url.ts';
import { sealUnnumbered } from '#shared/channel/envelope.ts';
import { fingerprintOf } from '#shared/channel/fingerprint.ts';
import { createReceipt, shownReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKey, receiptKeys } from '#shared/channel/receipt-keys.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import { groupsOf, type RecipientChoice } from '#shared/forms/recipient-groups.ts';
import type { KeyDocument, PublishedKey } from '#shared/forms/sealed/key-document.ts';
import type { SealedEnvelope } from '#shared/forms/sealed/sealed-submission.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { hourOf } from '#shared/hour-of.ts';
import { sealingKeysRoute } from '#shared/site/public-routes.ts';

// The sealing of a form in the browser, before it is sent: fetched when a form is used.

/** A form as it is sent, and the receipt's code, which is sent nowhere. */
export type SealedForm = { body: { envelope: SealedEnvelope; receipt_key: string }; receipt: string };

/** The site's keys as it publishes them now. @throws where no response comes, or it is none. */
export async function fetchKeys(): Promise<PublishedKey[]> {
  const response = await fetch(sealingKeysRoute.pattern, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error('The site has no keys.');
  const { keys } = (await response.json()) as KeyDocument;
  for (const key of keys)
    if (key.fingerprint !== (await fingerprintOf(key.public_key)))
      throw new Error('A key has the fingerprint of another.');
  return keys;
}

export function areSame(some: readonly PublishedKey[], others: readonly PublishedKey[]): boolean {
  return (
    some.map(({ public_key }) => public_key).join() === others.map(({ public_key }) => public_key).join()
  );
}

/** Seals the checked texts of a form for the chosen groups, and for a receipt that it makes. */
export async function sealForm(
  kind: SubmissionKind,
  { recipients: choice, ...texts }: Record<string, string | undefined>,
  keys: readonly PublishedKey[],
): Promise<SealedForm> {
  const code = createReceipt();
  const keysOfReceipt = await receiptKeys(code);
  const { publicKey } = keysOfReceipt;
  const groups = groupsOf(choice as RecipientChoice | '' | undefined);
  const chosen = keys.filter(({ group }) => groups.includes(group));
  const content = { created_at: hourOf(Date.now()), ...texts, recipients: groups, receipt: publicKey };
  const to = [
    ...chosen.map(({ recipient, public_key }) => ({ name: recipient, publicKey: public_key })),
    { name: receiptName, publicKey },
  ];
  const envelope = await sealUnnumbered(kind, to, utf8(JSON.stringify(content)));
  return {
    body: {
      envelope: sentEnvelope(envelope),
      receipt_key: receiptKey(keysOfReceipt),
    },
    receipt: shownReceipt(code),
  };
}
