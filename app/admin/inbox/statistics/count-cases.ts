import { beirutDay } from '#shared/beirut-day.ts';
import type { CorruptionReport } from '#shared/forms/report.ts';
import { reportTopics } from '#shared/forms/report-topics.ts';
import { monthsAfter } from '#shared/months-after.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import { monthOf } from '../list/match-rows.ts';
import { hideSmall } from './hide-small.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Time to a first answer, and to the conclusion; `none` for what has none yet. */
export const replyTimes = ['week', 'month', 'later', 'none'] as const;
export const conclusionTimes = ['month', 'quarter', 'later', 'none'] as const;

/** A number of cases; null where it is too small to be shown. */
type Count = number | null;

export type CaseStatistics = {
  total: Count;
  topics: Record<CorruptionReport['topic'], Count> | null;
  /** By month of arrival in Beirut, `2026-11`; every month of the year. */
  months: Record<string, Count>;
  replies: Record<(typeof replyTimes)[number], Count>;
  conclusions: Record<(typeof conclusionTimes)[number], Count>;
};

/** The years of arrival of rows, the newest first. */
export function yearsOf(rows: readonly InboxRow[]): string[] {
  return [...new Set(rows.map((row) => monthOf(row).slice(0, 4)))].toSorted().toReversed();
}

/** Counts of a year's cases without any content. None that is shown stands for fewer than five, by itself or by subtraction. */
export function countCases(rows: readonly InboxRow[], year: string): CaseStatistics {
  const cases = rows.filter((row) => !row.damaged && monthOf(row).startsWith(year));
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  const isReport = cases.some((row) => 'topic' in row);
  return {
    total: hideSmall({ all: cases.length }).all,
    topics: isReport
      ? hideSmall(counted(reportTopics, cases, (row) => ('topic' in row ? row.topic : '')))
      : null,
    months: hideSmall(counted(months, cases, monthOf)),
    replies: hideSmall(counted(replyTimes, cases, replyTime)),
    conclusions: hideSmall(counted(conclusionTimes, cases, conclusionTime)),
  };
}

function counted<Name extends string>(
  names: readonly Name[],
  rows: readonly InboxRow[],
  nameOf: (row: InboxRow) => string,
): Record<Name, number> {
  const all = rows.map(nameOf);
  return Object.fromEntries(
    names.map((name) => [name, all.filter((each) => each === name).length]),
  ) as Record<Name, number>;
}

function replyTime({ created_at, talk }: InboxRow): (typeof replyTimes)[number] {
  if (!talk.replied_on) return 'none';
  const days = (Date.parse(talk.replied_on) - Date.parse(receivedOn(created_at))) / dayMs;
  if (days <= 7) return 'week';
  return days <= 30 ? 'month' : 'later';
}

function conclusionTime({ created_at, talk }: InboxRow): (typeof conclusionTimes)[number] {
  if (!talk.closed_on) return 'none';
  const received = receivedOn(created_at);
  if (talk.closed_on <= monthsAfter(received, 1)) return 'month';
  return talk.closed_on <= monthsAfter(received, 3) ? 'quarter' : 'later';
}

const receivedOn = (created_at: string) => beirutDay(Date.parse(created_at));
