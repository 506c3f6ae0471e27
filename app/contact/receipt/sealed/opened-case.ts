import { fromBase64url } from '#shared/channel/base64url.ts';
import { openFile } from '#shared/channel/case/open-file.ts';
import { openMessage, shownToSender, stateOf } from '#shared/channel/case/open-message.ts';
import { openContent } from '#shared/channel/case/open-part.ts';
import { submissionContent } from '#shared/channel/case/submission-content.ts';
import { type CaseName, caseNameOf, type Recipient, submissionContext } from '#shared/channel/envelope.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import type { ReceiptKeys } from '#shared/channel/receipt-keys.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import type { SealedReceiptView } from '#shared/forms/sealed/sealed-receipt.ts';
import type { ReceiptView } from '#shared/forms/talk.ts';

type Row = NonNullable<SealedReceiptView['submission']>;

/** A case that the holder of its receipt opens, in the browser. */
export async function openedCase(view: SealedReceiptView, { privateKey, publicKey }: ReceiptKeys) {
  const keys = new Map([[receiptName, await openingKey(privateKey)]]);
  const { of } = view;
  const row = { kind: of.kind, id: of.id, keyId: of.key_id, version: of.version };

  const partOf = <Given extends Row>({ body, sealed_key, ...given }: Given) => ({
    ...given,
    kind: of.kind,
    id: of.id,
    case_version: of.version,
    case_key_id: of.key_id,
    body: fromBase64url(body),
    recipient: receiptName,
    sealed_key: sealed_key === null ? null : fromBase64url(sealed_key),
  });

  /** The readers whom the submission itself names, in a case of an earlier version. */
  async function namedReaders() {
    if (!view.submission) throw new Error('The submission was moved.');
    const content = await openContent(partOf(view.submission), submissionContext(row), keys);
    return submissionContent(of.kind, content, view.submission.day).groups;
  }

  return {
    name: caseNameOf(row) satisfies CaseName,

    shown: async (): Promise<ReceiptView> => {
      const [messages, reply, files] = await Promise.all([
        Promise.all(view.messages.map((each) => openMessage(partOf(each), keys))),
        view.reply ? openMessage(partOf(view.reply), keys) : undefined,
        Promise.all(view.files.map((each) => openFile(partOf(each), keys))),
      ]);
      const { earlier, ends_on, keeps_days, left_today, pass } = view;
      return {
        ...stateOf(reply, view.read),
        messages: messages.flatMap(shownToSender).toReversed(),
        files: files.map(({ shown }) => shown),
        ...(earlier && { earlier }),
        ends_on,
        keeps_days,
        left_today,
        pass,
      };
    },

    /**
     * Recipients of what is added to the case: its readers, and the receipt.
     * @throws if they are not known, or the key of one of them is missing.
     */
    recipients: async (): Promise<Recipient[]> => {
      const readers = (view.readers ?? (await namedReaders())).map((group) => {
        const key = view.keys.find((each) => each.group === group);
        if (!key) throw new Error('A reader has no key.');
        return { name: key.recipient, publicKey: key.public_key };
      });
      return [...readers, { name: receiptName, publicKey }];
    },
  };
}
