import { z } from 'zod';
import type { Author } from '../channel/envelope.ts';
import { parseReceipt } from '../channel/receipt-code.ts';
import { largestNumber } from '../largest-number.ts';
import * as limits from '../limits.ts';
import { caseStates, statesToSet } from './case-states.ts';
import { senderFile } from './files/sender-files.ts';
import { neededText, optionalText } from './submission-texts.ts';

const sides = ['sender', 'officer'] as const satisfies readonly Author[];

/** Placeholders of messages about a conversation. */
export const talkLimits = {
  talkCharacters: limits.talkCharacters,
  talkReasonCharacters: limits.talkReasonCharacters,
  talkMessagesADay: limits.talkMessagesADay,
};

const typedReceipt = z
  .string('receipt.required')
  .trim()
  .min(1, 'receipt.required')
  .max(200, 'receipt.wrong')
  .transform((typed, context) => {
    const code = parseReceipt(typed);
    if (code) return code;
    context.addIssue({ code: 'custom', message: 'receipt.wrong' });
    return z.NEVER;
  })
  .describe('Six groups of four characters, in any case, with or without hyphens and spaces.');

const credentials = {
  receipt: typedReceipt,
  recaptcha: optionalText(z.string().max(limits.captchaProofCharacters, 'form.captchaRefused')).describe(
    'The proof to be a person for the form `receipt`; not needed beside a `pass`.',
  ),
  pass: optionalText(z.string()).describe('What an earlier call about this receipt returned, for two hours.'),
};

/** The credentials of every call about a receipt, in its body. */
export const holder = z.object(credentials);

export type ReceiptHolder = z.infer<typeof holder>;

export const receiptQuery = z.object({
  ...credentials,
  before: z.int().positive().max(largestNumber).optional().describe('Messages before this number.'),
});

export const senderMessage = z.object({ ...credentials, text: neededText('receipt.textRequired') });

/** The report with all that was said about it, or the sender's way to it alone. */
export const receiptDeletion = z.object({
  ...credentials,
  what: z.enum(['report', 'receipt'], 'receipt.whatRequired'),
});

const number = z.int().min(0);

const talkMessage = z.object({
  /** Counted within the case. */
  number: z.int().positive(),
  from: z.enum(sides),
  /** Cut to the hour; of a damaged message the day alone is known. */
  created_at: z.iso.datetime(),
  text: z.string(),
  /** The stored message could not be opened: its text is empty. */
  damaged: z.boolean(),
});

export type TalkMessage = z.infer<typeof talkMessage>;

/** Fields that both sides see. */
const talk = {
  state: z.enum(caseStates),
  /** Why the case was closed; empty in other states. */
  reason: z.string(),
  /** Oldest first. */
  messages: z.array(talkMessage),
  earlier: z.int().optional().describe('`before` for the messages before these, where there are some.'),
};

/** A case as the holder of its receipt sees it. */
export const receiptView = z.object({
  ...talk,
  files: z.array(senderFile).describe('What the sender attached, oldest first.'),
  ends_on: z.iso
    .date()
    .nullable()
    .describe('The day on which all is deleted; null while it is unread or kept.'),
  keeps_days: number.describe('Days from reading to deletion.'),
  left_today: number.describe('Messages that can still be sent today.'),
  pass: z.string().describe('Stands in for the proof to be a person, for this receipt and two hours.'),
});

export type ReceiptView = z.infer<typeof receiptView>;

/** An officer's message also says what became of the case; one that only does has no text. */
const officersMessage = talkMessage.extend({ state: z.enum(caseStates).nullable(), reason: z.string() });

/** A conversation as officers see it. */
export const officersTalk = z.object({
  ...talk,
  messages: z.array(officersMessage),
  seen: number.describe('The last message’s number; an answer returns it.'),
  answerable: z.boolean().describe('False where no receipt leads to the case.'),
});

export type OfficersTalk = z.infer<typeof officersTalk>;

/** An officer's answer, a new state, or both. */
export const officersReply = z
  .object({
    text: optionalText(z.string().max(limits.talkCharacters, 'talk.textTooLong')),
    state: z.enum(statesToSet).optional(),
    reason: optionalText(z.string().max(limits.talkReasonCharacters, 'talk.reasonTooLong')),
    seen: number.describe('The number of the last message that the officer saw.'),
  })
  .refine(({ text, state }) => text !== '' || state, { path: ['text'], error: 'talk.textRequired' })
  .refine(({ state, reason }) => state !== 'closed' || reason !== '', {
    path: ['reason'],
    error: 'talk.reasonRequired',
  });

export type OfficersReply = z.infer<typeof officersReply>;

/** The conversation of a row in a list of cases. */
export const talkSummary = z.object({
  state: z.enum(caseStates),
  messages: number,
  /** The side of the last message; null before the first. */
  last: z.enum(sides).nullable(),
  answerable: z.boolean(),
  replied_on: z.iso.date().nullable().describe('The day of the first answer.'),
  closed_on: z.iso.date().nullable().describe('The day on which it was closed, if it is.'),
});
