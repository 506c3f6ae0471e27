import { fromBase64url } from '#shared/channel/base64url.ts';
import type { Envelope } from '#shared/channel/envelope.ts';
import { paddedSizes } from '#shared/channel/padding.ts';
import type { SealedEnvelope } from '#shared/forms/sealed-submission.ts';
import { AppError } from '../../../errors/app-error.ts';

/** Bytes of an IV and a tag. */
const overhead = 28;

/**
 * The envelope that a sender's browser made, as it is stored. What is in it cannot be checked, but its size and whom it is for.
 * @param allowed the recipients that a sender may choose from, as sets of names.
 * @throws AppError `invalid`, or `conflict` where it is sealed to a key that is not in use any more.
 */
export function receivedEnvelope(given: SealedEnvelope, allowed: readonly (readonly string[])[]): Envelope {
  const body = fromBase64url(given.body);
  const size = paddedSizes.find((kib) => body.length === kib * 1024 + overhead);
  if (!size) throw invalid();
  const names = given.keys.map(({ recipient }) => recipient);
  const isAllowed = allowed.some(
    (wanted) => wanted.length === names.length && wanted.every((name) => names.includes(name)),
  );
  if (!isAllowed) throw new AppError('conflict', 'form.keyChanged');
  const keys = given.keys.map(({ recipient, sealed_key }) => ({
    recipient,
    sealedKey: fromBase64url(sealed_key),
  }));
  return { version: 3, keyId: given.key_id, body, size, keys };
}

const invalid = () =>
  new AppError('invalid', 'form.sealedInvalid', { fields: { envelope: ['form.sealedInvalid'] } });
