import type { OwnFieldRow } from './field-kinds.ts';

/**
 * The fields of announcements that can be answered until a moment. Pages show them in parts of their own: as the state
 * of the announcement, and in its summary.
 */
export const deadlineFields = [
  { name: 'reference', kind: 'reference', apart: true },
  { name: 'opens_at', kind: 'timestamp', apart: true },
  { name: 'closes_at', kind: 'timestamp', apart: true },
] as const satisfies readonly OwnFieldRow[];

/** True for a section whose items have these fields. */
export function hasDeadline({ ownFields }: { ownFields: readonly OwnFieldRow[] }): boolean {
  return ownFields.some(({ apart }) => apart);
}
