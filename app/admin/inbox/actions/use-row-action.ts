import { useState } from 'react';
import { beirutDay } from '#shared/beirut-day.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import type { KeepReason } from '#shared/forms/keep-reasons.ts';
import * as limits from '#shared/limits.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { monthsAfter } from '#shared/months-after.ts';
import { call, isRefusal } from '../../client/api.ts';
import { inboxChanges } from '../../client/inbox-changes.ts';
import { noticeFailure, noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type InboxKind, type InboxRow, inboxActions } from '../inbox-kinds.ts';
import type { InboxRows } from '../list/use-inbox-rows.ts';

type Options = {
  kind: InboxKind;
  state: InboxState;
  list: InboxRows;
  /** A row leaves the list. */
  onLeave: (row: InboxRow) => void;
  onChanged: () => void;
};

type Change = { path: string; method: 'POST' | 'DELETE'; json?: object; failure: AdminMessageKey };

/**
 * Marks a new row as read, or deletes a read one permanently, after a question; marks a read one as unread,
 * or excludes it from retention.
 */
export function useRowAction({ kind, state, list, onLeave, onChanged }: Options) {
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
    inboxChanges.dispatchEvent(new Event('changed'));
    if (!(await list.reload())) noticeFailure(t(`load.${kind.list}`));
  };

  const takeOut = (row: InboxRow) => () => {
    onLeave(row);
    list.remove(row.id);
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
    /** Without a reason, it is no longer kept. */
    keep: (row: InboxRow, reason?: KeepReason) =>
      void act(row, { ...change, path: 'keep', json: { kept: reason !== undefined, reason } }, () =>
        list.change(row.id, {
          kept: reason !== undefined,
          keep_reason: reason ?? null,
          review_on: reason ? monthsAfter(beirutDay(Date.now()), limits.keepReviewMonths) : null,
        }),
      ),
  };
}
