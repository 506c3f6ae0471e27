import { expect, test } from 'vitest';
import { unchangedImage } from '../ui/fields/image-choice.ts';
import {
  changedEdits,
  type Draft,
  editOf,
  isChanged,
  isOutdated,
  withEdit,
  withoutEdit,
} from './list-draft.ts';
import type { ListItem } from './list-kind.ts';

const item: ListItem = {
  id: 12,
  image: null,
  updated_at: '2026-11-01T00:00:00.000Z',
  texts: {
    title_ar: 'خبر',
    title_en: 'News',
    date_ar: '',
    date_en: '',
    description_ar: '',
    description_en: '',
  },
};

const editing: Draft = { editing: true, edits: [] };
const fresh = { key: 'new-1', texts: { title_ar: '', title_en: '' }, image: unchangedImage };

test('an item is changed when any of its texts differs, and unchanged when it is typed back', () => {
  for (const key of Object.keys(item.texts)) {
    const edit = { ...editOf(item), texts: { ...item.texts, [key]: 'other' } };
    expect(isChanged(edit), key).toBe(true);
    expect(isChanged({ ...edit, texts: { ...edit.texts, [key]: item.texts[key] ?? '' } }), key).toBe(false);
  }
});

test('a text that would be stored as before is no change', () => {
  expect(isChanged({ ...editOf(item), texts: { ...item.texts, title_ar: '\u200Fخـبر' } })).toBe(false);
});

test('a space more is a change, and an emptied text is one', () => {
  expect(isChanged({ ...editOf(item), texts: { ...item.texts, title_en: 'News ' } })).toBe(true);
  expect(isChanged({ ...editOf(item), texts: { ...item.texts, title_en: '' } })).toBe(true);
});

test('a chosen or removed picture is a change; one that was lost in a reload is not', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  expect(isChanged({ ...editOf(item), image: { kind: 'chosen', file } })).toBe(true);
  expect(isChanged({ ...editOf(item), image: { kind: 'removed' } })).toBe(true);
  expect(isChanged({ ...editOf(item), image: { kind: 'kept', lost: 'x.png' } })).toBe(false);
});

test('a new item is to be saved even if nothing was typed into it', () => {
  expect(isChanged(fresh)).toBe(true);
});

test('Save sends what is new or changed, in the order in which it was touched', () => {
  const other = { ...item, id: 13 };
  const changed = { ...editOf(other), texts: { ...other.texts, title_en: 'Other' } };
  const draft = [fresh, editOf(item), changed].reduce(withEdit, editing);
  expect(changedEdits(draft).map(({ key }) => key)).toEqual(['new-1', 'item-13']);
});

test('an edit that changes nothing any more leaves the draft; the name of a lost picture stays', () => {
  const changed = { ...editOf(item), texts: { ...item.texts, title_en: 'Other' } };
  const draft = withEdit(editing, changed);
  expect(draft.edits).toHaveLength(1);
  expect(withEdit(draft, editOf(item)).edits).toHaveLength(0);
  const lost = { ...editOf(item), image: { kind: 'kept' as const, lost: 'x.png' } };
  expect(withEdit(draft, lost).edits).toEqual([lost]);
  expect(withoutEdit(draft, 'item-12').edits).toHaveLength(0);
});

test('a copy is outdated when the stored item has another version, and a new item never', () => {
  const edit = editOf(item);
  expect(isOutdated(edit, item)).toBe(false);
  expect(isOutdated(edit, { ...item, updated_at: '2026-11-02T00:00:00.000Z' })).toBe(true);
  expect(isOutdated(edit, undefined)).toBe(false);
  expect(isOutdated(fresh, item)).toBe(false);
});
