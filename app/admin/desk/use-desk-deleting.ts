import { useState } from 'react';
import { call, isRefusal } from '../client/api.ts';
import { keyOf } from '../list/list-draft.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { useDeskAddress } from './desk-address.ts';
import type { Step } from './desk-draft.ts';
import type { useDeskList } from './list/use-desk-list.ts';
import type { SectionKind } from './section-kind.ts';

type Options = {
  dispatch: (...step: Step) => void;
  list: ReturnType<typeof useDeskList>;
  address: ReturnType<typeof useDeskAddress>;
};

/**
 * Puts stored items into the trash, with Undo. If the kind is optimistic, the item leaves the list before the call ends,
 * and returns if it fails.
 */
export function useDeskDeleting(kind: SectionKind, { dispatch, list, address }: Options) {
  const t = useAdminMessages();
  const [deleted, setDeleted] = useState<ReadonlyMap<number, 'hidden' | 'waiting'>>(new Map());
  const mark = (id: number, state?: 'hidden' | 'waiting') =>
    setDeleted((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });
  const reload = async () => (await list.reload()) || noticeFailure(t(`load.${kind.key}`));

  /** The desk without an item that is in the trash. */
  const onDeleted = (id: number) => {
    dispatch('drop', keyOf({ id }));
    list.change(({ items, total, ...rest }) => ({
      ...rest,
      items: items.filter((item) => item.id !== id),
      total: total - 1,
    }));
    if (address.item === String(id)) address.open(undefined, { replace: true });
    focusHeading();
    void reload();
  };

  const restore = async (id: number) => {
    try {
      await call(`trash/${kind.key}/${id}/restore`, { method: 'POST' });
      noticeSuccess(t('desk.restored'));
      await reload();
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(t('desk.undoFailed'));
    }
  };

  const remove = async ({ id }: { id: number }) => {
    mark(id, kind.optimisticDelete ? 'hidden' : 'waiting');
    try {
      await call(`${kind.calls.remove}/${id}`, { method: 'DELETE' });
      onDeleted(id);
      noticeSuccess(t(`deleted.${kind.key}`), { label: t('desk.undo'), run: () => void restore(id) });
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(t(`delete.${kind.key}`));
    }
    mark(id);
  };
  return { deleted, remove };
}
