import { expect, test } from 'vitest';
import { editOf } from '../list/list-draft.ts';
import type { ListItem } from '../list/list-kind.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { unchangedImage } from '../ui/fields/image-choice.ts';
import { afterStep, type DeskDraft, editState, isNewer, type Step, versionOf } from './desk-draft.ts';

const item = {
  id: 12,
  image: null,
  updated_at: '2026-11-01T00:00:00.000Z',
  title_en: 'News',
} as unknown as ItemDocument;
const later = { ...item, updated_at: '2026-11-02T00:00:00.000Z' };
const read = ({ id, image, updated_at, title_en }: ItemDocument): ListItem => ({
  id,
  image,
  updated_at,
  texts: { title_en },
});
const edit = editOf(read(item));

const after = (...steps: Step[]): DeskDraft =>
  steps.reduce<DeskDraft>(afterStep, { editing: true, edits: [] });
const typed: Step = ['write', { edit, texts: { title_en: 'Typed' } }];

test('a text that is typed back is no edit, unless another text was stored meanwhile', () => {
  const back: Step = ['write', { edit, texts: { title_en: 'News' } }];
  expect(after(typed).edits.map(editState)).toEqual(['changed']);
  expect(after(typed, back).edits).toEqual([]);
  const [stored] = after(typed, ['stored', later], back).edits;
  expect(stored && [editState(stored), versionOf(stored)]).toEqual(['same', later.updated_at]);
});

test('what is typed goes to the newest edit, not to the one that was shown', () => {
  const [both] = after(typed, ['stored', later], typed).edits;
  expect(both && versionOf(both)).toBe(later.updated_at);
});

test('a version of another person is newer where it has other texts', () => {
  expect(isNewer(edit, item, read)).toBe(false);
  expect(isNewer(edit, later, read)).toBe(false);
  expect(isNewer(edit, { ...later, title_en: 'Theirs' }, read)).toBe(true);
});

test('the choice of a version ends a conflict, and what was typed is based on the newer one', () => {
  const [mine] = after(typed, ['newer', later], ['keepMine', { item: later, read }]).edits;
  expect(mine).toEqual({
    key: edit.key,
    base: read(later),
    texts: { title_en: 'Typed' },
    image: unchangedImage,
  });
});

test('the edit of a deleted item goes on as a new one', () => {
  const fresh = { key: 'new-1', texts: { title_en: 'Typed' }, image: unchangedImage };
  const failed: Step = ['failed', { key: edit.key, problem: 'Not found', gone: true }];
  const draft = after(typed, failed, ['keepAsNew', { key: edit.key, fresh }]);
  expect(draft.edits).toEqual([fresh]);
  expect(draft.edits.map(editState)).toEqual(['new']);
});

test('a save takes its edit away, but for what was typed while it was under way', () => {
  const base = { id: 1, updated_at: '1', image: null, texts: { title_en: 'Before' } } as never;
  const sent = { key: 'item-1', base, texts: { title_en: 'Sent' }, image: { kind: 'kept' as const } };
  const stored = { updated_at: '2' } as never;
  const before = { editing: true, edits: [sent] };
  const saved = afterStep(before, ['saved', { sent, item: stored }]);
  expect(afterStep(saved, ['close'])).toEqual({ editing: false, edits: [] });
  const goneOn = afterStep(before, ['write', { edit: sent, texts: { title_en: 'Sent, and more' } }]);
  const rest = afterStep(goneOn, ['saved', { sent, item: stored }]);
  expect(rest.edits).toEqual([{ ...sent, texts: { title_en: 'Sent, and more' }, version: '2' }]);
  expect(afterStep(rest, ['close'])).toBe(rest);
});
