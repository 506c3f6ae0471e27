import { useState } from 'react';
import { isRefusal } from '../client/api.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type Draft, keyOf, withoutEdit } from './list-draft.ts';
import type { Entry, ListKind } from './list-kind.ts';
import { deleteEntry } from './save-edit.ts';
import type { useEntries } from './use-entries.ts';

type Parts = { change: (to: (before: Draft) => Draft) => void; list: ReturnType<typeof useEntries> };

/** Deletes stored items; where the kind says so, an item is away at once and comes back if the call fails. */
export function useDeleting(kind: ListKind, { change, list }: Parts) {
  const t = useAdminMessages();
  const [deleted, setDeleted] = useState<ReadonlyMap<number, 'hidden' | 'waiting'>>(new Map());
  const mark = (id: number, state?: 'hidden' | 'waiting') =>
    setDeleted((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });

  const remove = async (entry: Entry) => {
    mark(entry.id, kind.optimisticDelete ? 'hidden' : 'waiting');
    try {
      await deleteEntry(kind, entry);
      change((before) => withoutEdit(before, keyOf(entry)));
      list.change(({ entries, total }) => ({
        entries: entries.filter(({ id }) => id !== entry.id),
        total: total - 1,
      }));
      focusHeading();
      noticeSuccess(t(`deleted.${kind.key}`));
      if (!(await list.reload())) noticeFailure(t(`load.${kind.key}`));
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(t(`delete.${kind.key}`));
    }
    mark(entry.id);
  };
  return { deleted, remove };
}
