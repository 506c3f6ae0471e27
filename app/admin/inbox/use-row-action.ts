import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { InboxState } from '#shared/inbox.ts';
import { call, isRefusal } from '../api.ts';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { focusCard } from './focus-card.ts';
import { type InboxKind, type InboxRow, inboxActions } from './inbox-kinds.ts';
import type { InboxRows } from './use-inbox-rows.ts';

type Options = { kind: InboxKind; state: InboxState; list: InboxRows; onChanged: () => void };

/** Marks a new one as read, or deletes a read one for good, after a question; the focus goes on to the next one. */
export function useRowAction({ kind, state, list, onChanged }: Options) {
  const t = useAdminMessages();
  const [asked, setAsked] = useState<InboxRow>();
  const [busy, setBusy] = useState<number>();

  const act = async (row: InboxRow) => {
    setBusy(row.id);
    try {
      const path = `${kind.call}/${row.id}/${inboxActions[state].path}`;
      const { message } = await call<{ message: string }>(path, { method: 'DELETE' });
      const place = list.rows.indexOf(row);
      flushSync(() => list.remove(row.id));
      focusCard(list.rows[place + 1] ?? list.rows[place - 1]);
      noticeSuccess(message);
    } catch (error) {
      if (isRefusal(error)) return;
      noticeFailure(t(state === 'active' ? 'markRead.failed' : `delete.${kind.list}`));
    }
    setBusy(undefined);
    // Whatever somebody else did meanwhile shows now too.
    onChanged();
    if (!(await list.reload())) noticeFailure(t(`load.${kind.list}`));
  };

  return {
    busy,
    asked,
    ask: setAsked,
    dismiss: () => setAsked(undefined),
    confirm: () => {
      if (asked) void act(asked);
      setAsked(undefined);
    },
  };
}
