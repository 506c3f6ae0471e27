import { AppError } from '#server/errors/app-error.ts';
import { languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideRow } from './documents.ts';
import { type SideEvent, transitions } from './side-transitions.ts';

/** When a version is to be public: from now or from `at`, for good or until `until`. ISO 8601 in UTC. */
export type Period = { at?: string | undefined; until?: string | undefined };

export type Happened = {
  event: SideEvent;
  /** The time of the event. */
  now: string;
  /** The revision to publish, now or at a moment. */
  revision: number;
  period?: Period;
  /** Notes for the history, beside its period. */
  details?: object;
};

/**
 * A side after an event.
 * @throws AppError `conflict` where its state has no such event.
 */
export function after(side: SideRow, { event, now, revision, period = {} }: Happened): SideRow {
  const transition = transitions[side.state][event];
  if (!transition) throw new AppError('conflict', 'publishing.impossible');
  const { to: state, version } = transition;
  const changed = { ...side, state };
  if (event === 'schedule') {
    return {
      ...changed,
      publish_at: period.at ?? null,
      publish_revision: revision,
      publish_until: period.until ?? null,
    };
  }
  const unscheduled =
    event === 'end' ? {} : { publish_at: null, publish_revision: null, publish_until: null };
  if (version === 'removed') return { ...changed, ...unscheduled, public_revision: null, ends_at: null };
  const isFired = event === 'fire';
  return {
    ...changed,
    ...unscheduled,
    public_revision: isFired ? side.publish_revision : revision,
    published_at: now,
    ends_at: (isFired ? side.publish_until : period.until) ?? null,
  };
}

/**
 * The events of the sides when their item is withdrawn. Those that wait for a moment become drafts: a withdrawn item is
 * not public again by itself.
 * @throws AppError `conflict` where no side is public.
 */
export function withdrawalOf(
  sides: Record<Side, SideRow>,
): Partial<Record<Side, Pick<Happened, 'event' | 'details'>>> {
  const isPublic = (side: Side) => sides[side].public_revision !== null;
  if (!languages.some(isPublic)) throw new AppError('conflict', 'publishing.impossible');
  const waiting = languages.filter((side) => !isPublic(side) && sides[side].state === 'scheduled');
  return Object.fromEntries([
    ...languages.filter(isPublic).map((side) => {
      const { ends_at } = sides[side];
      return [side, { event: 'withdraw', ...(ends_at !== null && { details: { ends_at } }) }];
    }),
    ...waiting.map((side) => [side, { event: 'unpublish' }]),
  ]);
}

/** The events of a side whose moments have come, in their order. */
export function dueEvents(side: SideRow, now: string): SideEvent[] {
  const due: [SideEvent, string | null][] = [
    ['end', side.ends_at],
    ['fire', side.publish_at],
  ];
  return due
    .flatMap(([event, at]) => (at !== null && at <= now ? [{ event, at }] : []))
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ event }) => event);
}
