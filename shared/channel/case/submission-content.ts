import { cleanText } from '../../forms/clean-text.ts';
import { type RecipientGroup, recipientGroups } from '../../forms/recipient-groups.ts';
import { reportTopics } from '../../forms/report-topics.ts';
import type { SubmissionKind } from '../../forms/submissions.ts';
import * as limits from '../../limits.ts';
import { timeOf } from './time-of.ts';

/** A sender's texts, each empty where it was not given, and so in a damaged row. */
export const noTexts = {
  contact: { name: '', email: '', phone: '', message: '' },
  report: { topic: '', involved_names: '', datetime: '', phone: '', details: '' },
} as const;

type Topic = (typeof reportTopics)[number] | '';

/** Texts with rules of their own: a select, and a field of the browser. */
const isKnown: Record<string, (text: string) => boolean> = {
  topic: (text) => reportTopics.some((topic) => topic === text),
  datetime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text),
};

type Texts = {
  contact: { name: string; email: string; phone: string; message: string };
  report: { topic: Topic; involved_names: string; datetime: string; phone: string; details: string };
};

/**
 * The content of a submission's envelope. A browser sealed it unseen, so it may be anything: what is no text comes empty, what
 * is too long is cut, control characters are removed as the site does, and a time that does not fit the row's day is that day.
 */
export function submissionContent<Kind extends SubmissionKind>(kind: Kind, given: unknown, day: string) {
  const content = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const texts = Object.keys(noTexts[kind]).map((name) => [name, textOf(name, content[name])]);
  const { receipt, recipients, created_at } = content;
  const named = recipientGroups.filter((group) => Array.isArray(recipients) && recipients.includes(group));
  const groups: readonly RecipientGroup[] = named.length > 0 ? named : [recipientGroups[0]];
  return {
    ...(Object.fromEntries(texts) as Texts[Kind]),
    created_at: timeOf(created_at, day),
    receipt: typeof receipt === 'string' && /^[\w-]{43}$/.test(receipt) ? receipt : undefined,
    groups,
  };
}

function textOf(name: string, given: unknown): string {
  if (typeof given !== 'string' || !(isKnown[name]?.(given) ?? true)) return '';
  return cleanText(given.slice(0, limits.longestTextCharacters));
}
