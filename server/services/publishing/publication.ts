import { AppError } from '#server/errors/app-error.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { languages } from '#shared/languages.ts';
import { itemParity } from '#shared/parity/item-parity.ts';
import type { Difference } from '#shared/parity/parity.ts';
import { type ItemTexts, type Side } from '#shared/publishing/sides.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import type { Document } from './documents.ts';
import { requireOrder } from './requirements.ts';
import type { Period } from './side-events.ts';
import type { Transition } from './transition.ts';

export type Publication = {
  sides: { [Each in Side]?: Period | undefined };
  /** A small correction, after which the other side is still right. */
  minor?: boolean | undefined;
  /** Makes the change public as a correction, below the text. */
  correction?: boolean | undefined;
  /** Publishes also where the numbers of the two sides differ. */
  despite_differences?: boolean | undefined;
};

/** Facts that only one side of an item states. */
export function differencesOf(section: SectionKey, texts: ItemTexts): Difference[] {
  return itemParity(sectionByKey(section), texts);
}

/**
 * The transition that a publication is; accepted differences stand in the item's history.
 * @throws AppError `invalid` for no side, no title, or a moment in the past; `conflict` with the differences where both
 * sides would be public and do not agree.
 */
export function publicationOf(
  { row, sides: before, texts }: Document,
  { sides, minor, correction, despite_differences }: Publication,
  now: string,
): Omit<Transition, 'author'> {
  const titled = languagesOf(texts);
  const events: Transition['events'] = {};
  for (const side of languages) {
    const period = sides[side];
    if (!period) continue;
    if (!titled.includes(side)) throw invalid([{ path: ['sides', side], message: 'publishing.untitled' }]);
    requireOrder(side, period, now);
    events[side] = { event: period.at ? 'schedule' : 'publish', period };
  }
  if (Object.keys(events).length === 0) throw invalid([{ path: ['sides'], message: 'publishing.noSide' }]);

  const isPublic = (side: Side) =>
    events[side] !== undefined || ['published', 'scheduled'].includes(before[side].state);
  const differences = languages.every(isPublic) ? differencesOf(row.section, texts) : [];
  if (differences.length > 0 && !despite_differences)
    throw new AppError('conflict', 'publishing.differs', { differences });
  return { events, now, minor, correction, details: differences.length > 0 ? { differences } : {} };
}
