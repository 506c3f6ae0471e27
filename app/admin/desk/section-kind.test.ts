import { expect, test } from 'vitest';
import type { OwnFieldRow } from '#shared/content/fields/field-kinds.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import { draft } from '#tests/sites/test-app.ts';
import { newEdit } from '../list/new-edit.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { sectionKind } from './section-kind.ts';

const plain = { ...sectionByKey('tenders'), ownFields: [] };
const own = [
  { name: 'reference', kind: 'reference' },
  { name: 'place', kind: 'bilingual-line' },
] satisfies OwnFieldRow[];
const section = { ...plain, ownFields: own };

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

test('the editor has the lines before the long texts, and after them what is the same in both languages', () => {
  const { fields, commonFields } = sectionKind(section);
  expect(names(fields)).toEqual(['title', 'date', 'place', 'description']);
  expect(fields.map(({ long = false }) => long)).toEqual([false, false, false, true]);
  expect(names(commonFields)).toEqual(['reference']);
  expect(names(sectionKind(plain).fields)).toEqual(['title', 'date', 'description']);
  expect(sectionKind(plain).commonFields).toEqual([]);
});

test('the label of a section’s own field is among its own messages', () => {
  const { fields, commonFields } = sectionKind(section);
  const labels = [...fields, ...commonFields].map(({ label }) => label);
  expect(labels).toEqual([
    'field.title',
    'field.date',
    'field.tenders.place',
    'field.description',
    'field.tenders.reference',
  ]);
});

test('a stored item and a new one have a text for every field', () => {
  const kind = sectionKind(section);
  const { image: _, ...texts } = draft('A');
  const stored = { id: 1, updated_at: '2026-11-01T00:00:00.000Z', image: null };
  const filled = { ...texts, reference: 'T-2026/03', place_en: 'Beirut', place_ar: '' };
  expect(kind.readItem({ ...stored, ...filled, created_at: '' } as unknown as ItemDocument)).toEqual({
    ...stored,
    texts: filled,
  });
  expect(Object.keys(newEdit(kind).texts).toSorted()).toEqual(Object.keys(filled).toSorted());
});
