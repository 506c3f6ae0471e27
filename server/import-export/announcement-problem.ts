import type { ContentDraft } from '#shared/content/content-item.ts';
import { referenceKey } from '../services/content/items/reference-key.ts';

/**
 * The problem of an announcement with dates in the wrong order, or with the reference of an earlier one of its section.
 * @param referenced the names of those, by their references; this one is added.
 */
export function announcementProblem(
  { opens_at, closes_at, reference }: ContentDraft,
  name: string,
  referenced: Map<string, string>,
): string | undefined {
  if (opens_at && closes_at && closes_at <= opens_at) return 'closes_at: closes before it opens';
  const key = referenceKey(reference);
  if (key === null) return undefined;
  const other = referenced.get(key);
  if (other !== undefined) return `reference: ${other} has the same`;
  referenced.set(key, name);
  return undefined;
}
