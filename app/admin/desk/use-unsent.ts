import { useMemo } from 'react';
import { isSameText } from '#shared/content/editor-text.ts';
import type { ListItem } from '../list/list-kind.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { type DeskEdit, versionOf } from './desk-draft.ts';

/** The typed texts that the stored working copy does not have; none while the editor has to choose a version. */
export function useUnsent(
  item: ItemDocument | undefined,
  edit: DeskEdit | undefined,
  read: (item: ItemDocument) => ListItem,
): Record<string, string> | undefined {
  return useMemo(() => {
    if (!item || !edit || edit.newer || edit.gone || versionOf(edit) !== item.updated_at) return undefined;
    const stored = read(item).texts;
    const texts = Object.entries(edit.texts).filter(([name, text]) => !isSameText(stored[name], text));
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  }, [item, edit, read]);
}
