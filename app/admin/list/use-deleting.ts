import { useState } from 'react';
import { isRefusal } from '../client/api.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type Draft, keyOf, withoutEdit } from './list-draft.ts';
import type { ListItem, ListKind } from './list-kind.ts';
import { deleteItem } from './save-edit.ts';
import type { useItems } from './use-items.ts';

type Options = { change: (to: (before: Draft) => Draft) => void; list: ReturnType<typeof useItems> };

/**
 * Deletes stored items. If the kind is optimistic, the item leaves the list before the call ends, and returns if it
 * fails.
 */
export function useDeleting(kind: ListKind, { change, list }: Options) {
  const t = useAdminMessages();
  const [deleted, setDeleted] = useState<ReadonlyMap<number, 'hidden' | 'waiting'>>(new Map());
  const mark = (id: number, state?: 'hidden' | 'waiting') =>
    setDeleted((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });

  const remove = async (item: ListItem) => {
    mark(item.id, kind.optimisticDelete ? 'hidden' : 'waiting');
    try {
      await deleteItem(kind, item);
      change((before) => withoutEdit(before, keyOf(item)));
      list.change(({ items, total }) => ({
        items: items.filter(({ id }) => id !== item.id),
        total: total - 1,
      }));
      focusHeading();
      noticeSuccess(t(`deleted.${kind.key}`));
      if (!(await list.reload())) noticeFailure(t(`load.${kind.key}`));
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(t(`delete.${kind.key}`));
    }
    mark(item.id);
  };
  return { deleted, remove };
}
