import { z } from 'zod';
import { authors } from '../../channel/envelope.ts';
import { caseFile, caseForward } from '../case-file.ts';
import { keepReasons } from '../keep-reasons.ts';
import { recipientGroups } from '../recipient-groups.ts';
import { submissionKinds } from '../submissions.ts';
import { officersTalk, talkSummary } from '../talk.ts';
import { sealedEnvelope } from './sealed-submission.ts';

const number = z.int().min(0);

/** An envelope with its key for the caller's group: bytes in base64url. */
const sealedPart = {
  key_id: z.string(),
  body: z.string(),
  recipient: z.string().nullable().describe('The organisation key to which `sealed_key` is sealed.'),
  sealed_key: z.string().nullable().describe('Null where nobody of the group can open it.'),
  day: z.string().describe('`YYYY-MM-DD`, unless the row was damaged.'),
};

/** The names of a case in the associated data of all its envelopes. */
const caseNames = { kind: z.enum(submissionKinds), id: z.int(), version: z.int(), key_id: z.string() };

const sealedSubmission = z.object({
  ...sealedPart,
  ...caseNames,
  read_on: z.string().nullable().describe('The day on which it was marked as read.'),
  kept: z.boolean(),
  keep_reason: z.enum(keepReasons).nullable(),
  review_on: z.string().nullable(),
  moved: z
    .boolean()
    .describe('True where its number is not the one that it was given: it counts as damaged.'),
});

const sealedMessage = z.object({ ...sealedPart, message: z.int(), author: z.enum(authors) });

const sealedEntry = z.object({
  ...sealedPart,
  entry: z.int(),
  stored_by: z
    .string()
    .nullable()
    .describe(
      'The id of the officer whose session stored it, null where that is not known any more. An entry in another name counts as damaged.',
    ),
});

const reply = sealedMessage.nullable().describe('The last one of officers, which has the state.');

/** A page of a list as it is stored, newest first: an officer's browser opens the rows. */
export const sealedInboxPage = z.object({
  rows: z.array(
    sealedSubmission.extend({
      talk: talkSummary.pick({ messages: true, last: true, replied_on: true }).extend({
        has_receipt: z.boolean(),
        reply,
      }),
      case: z.object({
        read_to: number.nullable().describe('The last message that the caller has read.'),
        entry: sealedEntry.nullable().describe('The last one, which has what is settled.'),
      }),
    }),
  ),
  terms: z.object({ replyDays: z.int(), conclusionMonths: z.int() }),
  today: z.iso.date(),
  in_use: z.array(z.string()).describe('The names of the keys in use; rows are sealed to one of them.'),
});

/** Values with which something is sealed for a case. */
const sealing = {
  next: z.int().positive().describe('The number that it has to be sealed for.'),
  keys: z
    .array(z.object({ group: z.enum(recipientGroups), recipient: z.string(), public_key: z.string() }))
    .describe('The keys in use, one for each group that has one.'),
};

/** A conversation as it is stored. The submission’s content names the groups and the receipt that a reply is for. */
export const sealedTalk = officersTalk.pick({ earlier: true }).extend({
  submission: sealedSubmission,
  messages: z.array(sealedMessage).describe('A page of them, newest first.'),
  reply,
  has_receipt: z.boolean().describe('False once the sender no longer needs it.'),
  ...sealing,
});

/** The work on a case as it is stored. */
export const sealedCase = caseFile.pick({ officers: true }).extend({
  submission: sealedSubmission,
  entries: z.array(sealedEntry).describe('All of them, oldest first.'),
  ...sealing,
});

/** The files of a case as they are stored, oldest first; what is in `body` opens their contents. */
export const sealedFiles = z.array(
  z.object({
    ...sealedPart,
    kind: caseNames.kind,
    id: caseNames.id,
    case_version: caseNames.version,
    case_key_id: caseNames.key_id,
    file: z.int(),
    bytes: z.int().describe('The size to which its content was filled up: its pieces follow from it.'),
  }),
);

/** A reply, or a new state, that an officer’s browser sealed for its number. */
export const sealedReply = z.object({
  message: z.int().positive().describe('The number that it is sealed for, `next` of the conversation.'),
  envelope: sealedEnvelope,
});

/** An entry of a case’s history that an officer’s browser sealed for its number. */
export const sealedChange = z.object({
  entry: z.int().positive().describe('The number that it is sealed for, `next` of the case.'),
  envelope: sealedEnvelope,
});

/** The same of one that notes to whom the case is forwarded: somebody else may have to approve that. */
export const sealedForward = sealedChange.extend(caseForward.pick({ recipient: true }).shape);

export type SealedInboxPage = z.infer<typeof sealedInboxPage>;

export type SealedTalk = z.infer<typeof sealedTalk>;

export type SealedCase = z.infer<typeof sealedCase>;

export type SealedFiles = z.infer<typeof sealedFiles>;

export type SealedReply = z.infer<typeof sealedReply>;

export type SealedChange = z.infer<typeof sealedChange>;
