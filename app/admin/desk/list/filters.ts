import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { Filters } from '../desk-address.ts';

type Choice = { key: string; label: AdminMessageKey; filters: Filters };

/** The choices by which the list can be narrowed. */
export const choices = [
  { key: 'all', label: 'desk.show.all', filters: {} },
  { key: 'lacks-ar', label: 'desk.show.lacksArabic', filters: { lacks: 'ar' } },
  { key: 'lacks-en', label: 'desk.show.lacksEnglish', filters: { lacks: 'en' } },
  { key: 'lacks-picture', label: 'desk.show.lacksPicture', filters: { lacks: 'picture' } },
  { key: 'draft', label: 'state.draft', filters: { state: 'draft' } },
  { key: 'scheduled', label: 'state.scheduled', filters: { state: 'scheduled' } },
  { key: 'published', label: 'state.published', filters: { state: 'published' } },
  { key: 'withdrawn', label: 'state.withdrawn', filters: { state: 'withdrawn' } },
  { key: 'outdated', label: 'state.outdated', filters: { state: 'outdated' } },
  { key: 'complete', label: 'desk.show.complete', filters: { state: 'complete' } },
  { key: 'handed-in', label: 'handIn.badge', filters: { hand_in: 'waiting' } },
  { key: 'sent-back', label: 'handIn.sentBackBadge', filters: { hand_in: 'sent-back' } },
  { key: 'changed', label: 'desk.show.changed', filters: { changed: 'true' } },
] as const satisfies Choice[];

const none: Filters = { state: '', lacks: '', changed: '', hand_in: '' };

/** The choice that the filters of the address are. */
export function choiceOf({ state, lacks, changed, hand_in }: Filters): string {
  const chosen: Filters = { state, lacks, changed, hand_in } as Filters;
  const isOne = ({ filters }: Choice) =>
    (['state', 'lacks', 'changed', 'hand_in'] as const).every(
      (name) => (filters[name] ?? '') === (chosen[name] ?? ''),
    );
  return choices.find(isOne)?.key ?? '';
}

/** The filters of a choice, in place of those of any other. */
export function filtersOf(key: string): Filters {
  return { ...none, ...choices.find((choice) => choice.key === key)?.filters };
}
