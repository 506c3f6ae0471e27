import * as limits from '#shared/limits.ts';

/**
 * Counts of which none below five is shown. Where the total is known, a single hidden count would follow from the
 * others: the next smallest is hidden with it.
 */
export function hideSmall<Name extends string>(counts: Record<Name, number>): Record<Name, number | null> {
  const entries = Object.entries<number>(counts);
  const least = limits.leastShownCases;
  const hidden = new Set(entries.filter(([, count]) => count < least).map(([name]) => name));
  const shown = entries.filter(([name]) => !hidden.has(name)).toSorted(([, one], [, other]) => one - other);
  if (hidden.size === 1 && shown[0]) hidden.add(shown[0][0]);
  return Object.fromEntries(
    entries.map(([name, count]) => [name, hidden.has(name) ? null : count]),
  ) as Record<Name, number | null>;
}
