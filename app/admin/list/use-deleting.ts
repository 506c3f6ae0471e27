import { useState } from 'react';
import { isRefusal } from '../client/api.ts';
import { useUndo } from '../history/records/use-undo.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { noticeFailure } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type Draft, keyOf, withoutEdit } from './list-draft.ts';
import type { ListItem, ListKind } from './list-kind.ts';
import { deleteItem } from './save-edit.ts';
import type { useItems } from './use-items.ts';

type Options = { change: (to: (before: Draft) => Draft) => void; list: ReturnType<typeof useItems> };

/** Deletes stored items. */
export function useDeleting(kind: ListKind, { change, list }: Options) {
  const t = useAdminMessages();
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const notice = useUndo();
  const onUndone = () => void list.reload();
  const mark = (id: number, isWaiting: boolean) =>
    setDeleted((before) => new Set([...before].filter((each) => each !== id).concat(isWaiting ? id : [])));

  const remove = async (item: ListItem) => {
    mark(item.id, true);
    try {
      const version = await deleteItem(kind, item);
      change((before) => withoutEdit(before, keyOf(item)));
      list.change((items) => items.filter(({ id }) => id !== item.id));
      focusHeading();
      notice(t(`deleted.${kind.key}`), [{ record: `managers/${item.id}`, version }], onUndone);
      if (!(await list.reload())) noticeFailure(t(`load.${kind.key}`));
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(t(`delete.${kind.key}`));
    }
    mark(item.id, false);
  };
  return { deleted, remove };
}
