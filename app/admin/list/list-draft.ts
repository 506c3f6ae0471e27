import { isSameText } from '#shared/content/editor-text.ts';
import { type ImageChoice, unchangedImage } from '../ui/fields/image-choice.ts';
import type { ListItem, Texts } from './list-kind.ts';

/** An edit of an item, or of a new one. */
export type Edit = {
  /** `item-12`, or `new-…` for one that has no id yet. */
  key: string;
  /** The copy that was loaded; none for a new item. */
  base?: ListItem;
  texts: Texts;
  image: ImageChoice;
  /** The version that was stored of it while it was typed; that of `base` without one. */
  version?: string;
  /** Why it could not be saved. */
  problem?: string;
};

export type Draft<E extends Edit = Edit> = { editing: boolean; edits: readonly E[] };

export const noDraft = { editing: false, edits: [] } satisfies Draft;

export function keyOf(item: { id: number }): string {
  return `item-${item.id}`;
}

/** An untouched copy of an item to type over. */
export function editOf(item: ListItem): Edit {
  return { key: keyOf(item), base: item, texts: item.texts, image: unchangedImage };
}

/** A new item is always to be saved; a stored one if any text differs or something was done about its picture. */
export function isChanged({ base, texts, image }: Edit): boolean {
  if (!base || image.kind !== 'kept') return true;
  return Object.keys(base.texts).some((key) => !isSameText(base.texts[key], texts[key]));
}

/** Edits that Save sends (specification §4). */
export function changedEdits<E extends Edit>({ edits }: Draft<E>): E[] {
  return edits.filter(isChanged);
}

/** Puts an edit in the place of the one with its key, or at the end; one that changes nothing any more is let go. */
export function withEdit<E extends Edit>(draft: Draft<E>, edit: E): Draft<E> {
  const known = draft.edits.some(({ key }) => key === edit.key);
  const edits = known
    ? draft.edits.map((each) => (each.key === edit.key ? edit : each))
    : [...draft.edits, edit];
  return { ...draft, edits: edits.filter((each) => each.key !== edit.key || keepsSomething(each)) };
}

export function withoutEdit<E extends Edit>(draft: Draft<E>, key: string): Draft<E> {
  return { ...draft, edits: draft.edits.filter((each) => each.key !== key) };
}

/** True for an edit of an older version than the stored one. */
export function isOutdated({ base }: Edit, stored: ListItem | undefined): boolean {
  return base !== undefined && stored !== undefined && base.updated_at !== stored.updated_at;
}

function keepsSomething(edit: Edit): boolean {
  const isLost = edit.image.kind === 'kept' && edit.image.lost !== undefined;
  return isChanged(edit) || isLost || edit.version !== undefined;
}
