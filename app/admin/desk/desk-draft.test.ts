import { expect, test } from 'vitest';
import type { ItemDocument } from '../publishing/item-document.ts';
import { unchangedImage } from '../ui/fields/image-choice.ts';
import { afterStep, type DeskEdit } from './desk-draft.ts';

const base = { id: 1, updated_at: '1', image: null, texts: { title_en: 'Before' } } as DeskEdit['base'] &
  object;
const edit: DeskEdit = { key: 'item-1', base, texts: { title_en: 'Sent' }, image: unchangedImage };
const draft = { editing: true, edits: [edit] };
const item = { updated_at: '2' } as ItemDocument;

test('a save takes its edit away, but for what was typed while it was under way', () => {
  const saved = afterStep(draft, ['saved', { sent: edit, item }]);
  expect(saved.edits).toEqual([]);
  expect(afterStep(saved, ['close'])).toEqual({ editing: false, edits: [] });

  const typed = afterStep(draft, ['write', { edit, texts: { title_en: 'Sent, and more' } }]);
  const rest = afterStep(typed, ['saved', { sent: edit, item }]);
  expect(rest.edits).toEqual([{ ...edit, texts: { title_en: 'Sent, and more' }, version: '2' }]);
  expect(afterStep(rest, ['close'])).toBe(rest);
});
