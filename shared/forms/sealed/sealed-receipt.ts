import { z } from 'zod';
import { fromBase64url } from '../../channel/base64url.ts';
import { authors } from '../../channel/envelope.ts';
import { uploadEnd } from '../files/file-upload.ts';
import { recipientGroups } from '../recipient-groups.ts';
import { submissionKinds } from '../submissions.ts';
import { holder, receiptDeletion, receiptQuery, receiptView, senderMessage } from '../talk.ts';
import { sealedEnvelope } from './sealed-submission.ts';

const access = z
  .string('receipt.wrong')
  .regex(/^[\w-]{43}$/, 'receipt.wrong')
  .transform(fromBase64url)
  .describe(
    'HKDF of the receipt’s code (docs/security.md), in base64url: it shows that the sender has it, and opens nothing.',
  );

/** The credentials of the calls of a browser that opens and seals by itself. */
const credentials = { ...holder.omit({ receipt: true }).shape, access };

export const sealedHolder = z.object(credentials);

export type SealedHolder = z.infer<typeof sealedHolder>;

export const sealedReceiptQuery = receiptQuery.omit({ receipt: true }).extend({ access });

export const sealedDeletion = receiptDeletion.omit({ receipt: true }).extend({ access });

/** The mark of a content, which its sender's browser makes with a key of the receipt's. */
const mark = z
  .string()
  .regex(/^[\w-]{43}$/, 'error.invalid')
  .nullish();

/** A message that the sender's browser sealed for its number. */
export const sealedSenderMessage = senderMessage.omit({ receipt: true, text: true }).extend({
  access,
  message: z.int().positive().describe('The number that it is sealed for, `next` of the case.'),
  envelope: sealedEnvelope,
  mark: mark.describe(
    'By which a message that is sent again under its name is the same, sealed again for another number.',
  ),
});

/** A row that the receipt opens: bytes in base64url. */
const sealedRow = z.object({
  key_id: z.string(),
  body: z.string(),
  sealed_key: z.string().nullable().describe('Sealed to the receipt.'),
  day: z.string().describe('`YYYY-MM-DD`, unless the row was damaged.'),
});

const sealedMessage = sealedRow.extend({ message: z.int(), author: z.enum(authors) });

/** A case as its sender's browser is given it: it opens the rows. */
export const sealedReceiptView = receiptView
  .pick({ earlier: true, ends_on: true, keeps_days: true, left_today: true, pass: true })
  .extend({
    of: z
      .object({ kind: z.enum(submissionKinds), id: z.int(), version: z.int(), key_id: z.string() })
      .describe('Names the case in the associated data of all its envelopes.'),
    read: z.boolean().describe('True once it was marked as read.'),
    readers: z
      .array(z.enum(recipientGroups))
      .nullable()
      .describe('The groups that it was sent to; null in a case of an earlier version.'),
    submission: sealedRow
      .nullable()
      .describe(
        'The submission itself, whose content names its readers; null beside `readers`, or where it was moved.',
      ),
    messages: z.array(sealedMessage).describe('A page of them, newest first.'),
    reply: sealedMessage.nullable().describe('The last one of officers, which has the state.'),
    files: z.array(sealedRow.extend({ file: z.int() })),
    next: z.int().positive().describe('The number of the next message.'),
    next_file: z.int().positive().describe('The number of the next file.'),
    keys: z
      .array(z.object({ group: z.enum(recipientGroups), recipient: z.string(), public_key: z.string() }))
      .describe('The keys in use, one for each group that has one.'),
  });

export type SealedReceiptView = z.infer<typeof sealedReceiptView>;

/** The beginning of an upload whose pieces the sender's browser seals. */
export const sealedUploadBegin = z.object({
  ...credentials,
  ...uploadEnd.shape,
  file: z.int().positive().describe('The number that its envelope is sealed for.'),
  padded: z.int('files.empty').min(1, 'files.empty').describe('The size to which it is filled up.'),
  mark: mark.describe('By which the same file is found in its case.'),
  envelope: sealedEnvelope,
});
