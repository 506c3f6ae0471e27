import { fromBase64url } from '#shared/channel/base64url.ts';
import { type Envelope, envelopeVersions, type Recipient } from '#shared/channel/envelope.ts';
import { paddedSizes } from '#shared/channel/padding.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import type { SealedEnvelope } from '#shared/forms/sealed/sealed-submission.ts';
import { AppError } from '../../../errors/app-error.ts';

/** Bytes of an IV and a tag. */
const overhead = 28;

type Options = {
  /** The version of its case. */
  version?: Envelope['version'];
  /** False for what officers seal for each other. */
  hasReceipt?: boolean;
};

/**
 * The envelope that a browser made, as it is stored. What is in it cannot be checked, but its size and whom it is for.
 * @param organisation the keys in use that can be chosen from: one of them at least, and the receipt, are its recipients.
 * @throws AppError `invalid`, or `conflict` where it is sealed to a key that is not in use any more.
 */
export function receivedEnvelope(
  given: SealedEnvelope,
  organisation: readonly Recipient[],
  { version = envelopeVersions.named, hasReceipt = true }: Options = {},
): Envelope {
  const body = fromBase64url(given.body);
  const size = paddedSizes.find((kib) => body.length === kib * 1024 + overhead);
  if (!size)
    throw new AppError('invalid', 'form.sealedInvalid', { fields: { envelope: ['form.sealedInvalid'] } });
  const chosen = new Set(given.keys.map(({ recipient }) => recipient));
  const known = organisation.filter(({ name }) => chosen.has(name)).length;
  const isAllowed =
    known > 0 && chosen.has(receiptName) === hasReceipt && given.keys.length === known + (hasReceipt ? 1 : 0);
  if (!isAllowed) throw new AppError('conflict', 'form.keyChanged');
  const keys = given.keys.map(({ recipient, sealed_key }) => ({
    recipient,
    sealedKey: fromBase64url(sealed_key),
  }));
  return { version, keyId: given.key_id, body, size, keys };
}
