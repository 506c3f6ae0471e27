import { type RefObject, useEffect, useRef } from 'react';
import * as limits from '#shared/limits.ts';
import { focusConflict } from '../panel/conflict-box.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { EditCard } from './edit-card.tsx';
import { keyOf } from './list-draft.ts';
import type { ListItem, ListKind } from './list-kind.ts';
import type { ListEditorState } from './use-list-editor.ts';

type Props = { kind: ListKind; editor: ListEditorState; items: ListItem[] };

/** A card to every item, and to every new one after them. */
export function EditView({ kind, editor, items }: Props) {
  const t = useAdminMessages();
  const { draft, deleted, saving, progress, type, drop, dropNew, requestDelete } = editor;
  const edits = new Map(draft.edits.map((edit) => [edit.key, edit]));
  const listed = new Set(items.map(keyOf));
  // New items, and those of a draft that somebody else deleted
  const others = draft.edits.filter(({ key }) => !listed.has(key));
  const common = { kind, type, drop, dropNew, requestDelete, busy: progress !== undefined };
  const list = useNewCard(editor.added);
  useConflict(list, editor.conflict);
  useRestoredCard(list, editor.restored ? draft.edits[0]?.key : undefined);
  return (
    <div className="edit-list" ref={list}>
      {editor.restored && (
        <p className="note" role="status">
          {t('edit.draftRestored')}
        </p>
      )}
      {items.map((item) => (
        <EditCard
          key={keyOf(item)}
          {...common}
          item={item}
          edit={edits.get(keyOf(item))}
          saving={saving === keyOf(item)}
          deleting={deleted.has(item.id)}
        />
      ))}
      {others.map((edit) => (
        <EditCard
          key={edit.key}
          {...common}
          item={edit.base}
          edit={edit}
          saving={saving === edit.key}
          deleting={edit.base !== undefined && deleted.has(edit.base.id)}
        />
      ))}
      {items.length + others.length === 0 && <p className="empty">{t('edit.empty')}</p>}
    </div>
  );
}

/** Goes to a new item's card a moment after it was added (specification §4), with the focus in its first field. */
function useNewCard(added: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!added) return undefined;
    const timer = setTimeout(() => {
      const card = cardOf(list, added);
      // A list may be long: gliding past all of it would keep the editor waiting.
      card?.scrollIntoView({ block: 'start', behavior: 'instant' });
      card?.querySelector<HTMLElement>('.input')?.focus({ preventScroll: true });
    }, limits.scrollToNewCardMs);
    return () => clearTimeout(timer);
  }, [added]);
  return list;
}

/** A draft that is found again may be of an item far down the list: its card is what comes into view. */
function useRestoredCard(list: RefObject<HTMLElement | null>, restored: string | undefined): void {
  const first = useRef(restored);
  useEffect(() => {
    if (!first.current) return;
    cardOf(list, first.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list]);
}

/** A conflict takes the focus after the save: the editor has to choose a version. */
function useConflict(list: RefObject<HTMLElement | null>, conflict: { key: string } | undefined): void {
  useEffect(() => {
    if (conflict) focusConflict(cardOf(list, conflict.key));
  }, [list, conflict]);
}

function cardOf(list: RefObject<HTMLElement | null>, key: string) {
  return list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);
}
