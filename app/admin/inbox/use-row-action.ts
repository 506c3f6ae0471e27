import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { InboxState } from '#shared/forms/inbox.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { call, isRefusal } from '../client/api.ts';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { focusCard } from './focus-card.ts';
import { type InboxKind, type InboxRow, inboxActions } from './inbox-kinds.ts';
import type { InboxRows } from './use-inbox-rows.ts';

type Options = { kind: InboxKind; state: InboxState; list: InboxRows; onChanged: () => void };

type Change = { path: string; method: 'POST' | 'DELETE'; json?: object; failure: AdminMessageKey };

/**
 * Marks a new row as read, or deletes a read one permanently, after a question; marks a read one as unread,
 * or excludes it from retention. Where a row leaves the list, the focus moves to the next one.
 */
export function useRowAction({ kind, state, list, onChanged }: Options) {
  const t = useAdminMessages();
  const [requested, setRequested] = useState<InboxRow>();
  const [busy, setBusy] = useState<number>();

  const act = async (row: InboxRow, { path, failure, ...options }: Change, leave: () => void) => {
    setBusy(row.id);
    try {
      const { message } = await call<{ message: string }>(`${kind.call}/${row.id}/${path}`, options);
      leave();
      noticeSuccess(message);
    } catch (error) {
      if (isRefusal(error)) return;
      noticeFailure(t(failure));
    }
    setBusy(undefined);
    // Changes by other administrators show too.
    onChanged();
    if (!(await list.reload())) noticeFailure(t(`load.${kind.list}`));
  };

  const takeOut = (row: InboxRow) => () => {
    const place = list.rows.indexOf(row);
    flushSync(() => list.remove(row.id));
    focusCard(list.rows[place + 1] ?? list.rows[place - 1]);
  };
  const next: Change = {
    path: inboxActions[state].path,
    method: 'DELETE',
    failure: state === 'active' ? 'markRead.failed' : `delete.${kind.list}`,
  };
  const change = { method: 'POST', failure: 'inbox.change.failed' } as const;

  return {
    busy,
    requested,
    request: setRequested,
    dismiss: () => setRequested(undefined),
    confirm: () => {
      if (requested) void act(requested, next, takeOut(requested));
      setRequested(undefined);
    },
    markUnread: (row: InboxRow) => void act(row, { ...change, path: 'unread' }, takeOut(row)),
    keep: (row: InboxRow, kept: boolean) =>
      void act(row, { ...change, path: 'keep', json: { kept } }, () => {}),
  };
}
