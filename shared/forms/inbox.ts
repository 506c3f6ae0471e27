import { z } from 'zod';
import { reportTopics } from './report.ts';

/** What nobody has marked as read yet, and what somebody has (specification §4). */
export const inboxStates = ['active', 'read'] as const;

export type InboxState = (typeof inboxStates)[number];

/** What every row ends with. */
const common = {
  /** Cut to the hour; of a damaged row the day alone is known. */
  created_at: z.iso.datetime(),
  /** The day on which it was marked as read; null before. */
  deleted_at: z.iso.datetime().nullable(),
  /** Retention passes it over, and it is not deleted for good before that is taken back. */
  kept: z.boolean(),
  /** What is stored could not be opened: all texts are empty then. */
  damaged: z.boolean(),
};

/** A message as an administrator sees it (specification §3); what was left out is empty. */
export const contactInquiry = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  ...common,
});

export type ContactInquiry = z.infer<typeof contactInquiry>;

/** A report as an administrator sees it (specification §3); what was left out is empty. */
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

/** The two lists of the inbox, by the call that answers them. */
export type InboxList = 'contacts' | 'reports';

const count = z.int().min(0);

/** `unreadLong`: unread for more than `unreadDays` days. */
const counters = z.object({ active: count, read: count, unreadLong: count });

/** How much there is, without the texts. */
export const inboxOverview = z.object({
  contacts: counters,
  reports: counters,
  unreadDays: z.int(),
  /** Whether a deleted one stays, sealed and without its key, in the database's files until the night. */
  erasedOvernight: z.boolean(),
  retention: z.object({
    /** Days after which what was marked as read is deleted. */
    readDays: z.int(),
    lastRun: z.object({ at: z.iso.datetime(), removed: count }).nullable(),
  }),
});

export type InboxOverview = z.infer<typeof inboxOverview>;
