import { beirutDay } from '../../beirut-day.ts';
import type { caseSteps } from '../../forms/case-file.ts';
import type { SubmissionKind } from '../../forms/submissions.ts';
import { monthsAfter } from '../../months-after.ts';
import type { SiteSettings } from '../../settings/site-settings.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type Terms = Pick<SiteSettings['cases'], 'replyDays' | 'conclusionMonths'>;

/** The parts of a listed row on which its next day depends. */
export type Dated = {
  created_at: string;
  damaged: boolean;
  talk: { state: string; messages: number; answerable: boolean; replied_on: string | null };
};

/** The next step of a case and its day; terms concern reports alone, and an answer those that somebody would read. */
export function dueOf(
  kind: SubmissionKind,
  { created_at, damaged, talk }: Dated,
  own: string | null,
  { replyDays, conclusionMonths }: Terms,
): { on: string; step: (typeof caseSteps)[number] } | null {
  if (damaged || talk.state === 'closed') return null;
  const received = Date.parse(created_at);
  const steps: { on: string; step: (typeof caseSteps)[number] }[] = [];
  if (own) steps.push({ on: own, step: 'own' });
  if (kind === 'report') {
    steps.push({ on: monthsAfter(beirutDay(received), conclusionMonths), step: 'conclusion' });
    if (talk.answerable && !talk.replied_on)
      steps.push({ on: beirutDay(received + replyDays * dayMs), step: 'answer' });
  }
  return steps.toSorted((one, other) => (one.on < other.on ? -1 : 1))[0] ?? null;
}
