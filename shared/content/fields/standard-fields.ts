import type { Field } from './field-kinds.ts';

/** The fields of every section's items, in the order of the calls (specification §3). */
export const standardFields = [
  { name: 'image', kind: 'image' },
  { name: 'title', kind: 'bilingual-line', required: true },
  { name: 'description', kind: 'bilingual-text', required: true },
  { name: 'date', kind: 'bilingual-line', required: true },
] as const satisfies readonly Field[];

/** All fields of a section's items. */
export function fieldsOf({ ownFields }: { ownFields: readonly Field[] }): Field[] {
  return [...standardFields, ...ownFields];
}
