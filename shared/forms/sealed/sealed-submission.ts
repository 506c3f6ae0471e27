import { z } from 'zod';
import { parseReceiptKey } from '../../channel/stored-receipt.ts';
import { captchaProof } from '../submission-texts.ts';

/** Bytes in base64url. */
const bytes = (most: number) =>
  z
    .string('form.sealedInvalid')
    .max(Math.ceil((most * 4) / 3), 'form.sealedInvalid')
    .regex(/^[\w-]+$/, 'form.sealedInvalid')
    // No bytes have this length
    .refine((text) => text.length % 4 !== 1, 'form.sealedInvalid');

/** An envelope of version 3 (docs/security.md), as a sender's browser made it. */
export const sealedEnvelope = z.object({
  key_id: z
    .string('form.sealedInvalid')
    .regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/, 'form.sealedInvalid'),
  body: bytes(256 * 1024 + 28).describe('IV, AES-256-GCM of the padded content, and tag, in base64url.'),
  keys: z
    .array(
      z.object({
        recipient: z.string('form.sealedInvalid').max(60, 'form.sealedInvalid'),
        sealed_key: bytes(80).length(107, 'form.sealedInvalid'),
      }),
      'form.sealedInvalid',
    )
    .min(1, 'form.sealedInvalid')
    .max(3, 'form.sealedInvalid')
    .describe('The key of the body, sealed to an organisation key of each group in use, and to the receipt.'),
});

export type SealedEnvelope = z.infer<typeof sealedEnvelope>;

/** A form that its sender's browser sealed: nothing of its texts is in clear. */
export const sealedSubmission = z.object({
  recaptcha: captchaProof,
  envelope: sealedEnvelope,
  receipt_key: z
    .string('form.receiptKeyInvalid')
    .refine((given) => parseReceiptKey(given) !== undefined, 'form.receiptKeyInvalid')
    .describe('Public key and look-up id of the receipt, 64 bytes in base64url.'),
});
