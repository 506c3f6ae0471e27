import { z } from 'zod';
import { localizedText } from '../content/localized.ts';
import { caseSummary } from './case-file.ts';
import { keepReasons } from './keep-reasons.ts';
import { recipientGroups } from './recipient-groups.ts';
import { reportTopics } from './report-topics.ts';
import { talkSummary } from './talk.ts';

/** Not yet marked as read, and marked as read (specification §4). */
export const inboxStates = ['active', 'read'] as const;

export type InboxState = (typeof inboxStates)[number];

/** Fields of every row. */
const common = {
  /** Cut to the hour; of a damaged row the day alone is known. */
  created_at: z.iso.datetime(),
  /** The day on which it was marked as read; null before. */
  deleted_at: z.iso.datetime().nullable(),
  /** Excluded from retention, and not deleted permanently before that is undone. */
  kept: z.boolean(),
  /** Why it is kept; null where it is not, or since before reasons were required. */
  keep_reason: z.enum(keepReasons).nullable(),
  /** The day from which that has to be reviewed. */
  review_on: z.iso.date().nullable(),
  /** The stored row could not be opened: all texts are empty. */
  damaged: z.boolean(),
  /** The groups to which it was sent; none is known of a damaged row. */
  recipients: z.array(z.enum(recipientGroups)),
  /** The conversation about it. */
  talk: talkSummary,
  /** The officers' work on it. */
  case: caseSummary,
};

/** A message as an administrator sees it (specification §3); an omitted text is empty. */
export const contactInquiry = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  ...common,
});

export type ContactInquiry = z.infer<typeof contactInquiry>;

/** A report as an administrator sees it (specification §3); an omitted text is empty. */
export const receivedReport = z.object({
  id: z.int().positive(),
  topic: z.enum([...reportTopics, '']),
  involved_names: z.string(),
  /** Local, as it was typed: `YYYY-MM-DDTHH:mm`. */
  datetime: z.string(),
  phone: z.string(),
  details: z.string(),
  ...common,
});

export type ReceivedReport = z.infer<typeof receivedReport>;

/** The two lists of the inbox, by their call. */
export type InboxList = 'contacts' | 'reports';

const count = z.int().min(0);

/** `unreadLong`: unread for more than `unreadDays` days; `reviewDue`: kept, and to be reviewed. */
const counters = z.object({ active: count, read: count, unreadLong: count, reviewDue: count });

/** An answer that officers begin with, as the settings have it. */
const replyTemplate = z.object({ title: localizedText, text: localizedText });

export type ReplyTemplate = z.infer<typeof replyTemplate>;

/** Numbers by which an open page notices that something came: unread messages, and numbers that grow with each that arrives. */
export const inboxNews = z.object({ contacts: count, reports: count, arrived: z.array(count) });

export type InboxNews = z.infer<typeof inboxNews>;

/** Counters of the inbox, without the texts. */
export const inboxOverview = z.object({
  contacts: counters,
  reports: counters,
  unreadDays: z.int(),
  /** A deleted row stays, sealed and without its key, in the database's files until the night. */
  erasedOvernight: z.boolean(),
  templates: z.array(replyTemplate),
  retention: z.object({
    /** Days after which a read row is deleted. */
    readDays: z.int(),
    lastRun: z.object({ at: z.iso.datetime(), removed: count }).nullable(),
  }),
});

export type InboxOverview = z.infer<typeof inboxOverview>;
