import { useState } from 'react';
import { beirutDay } from '#shared/beirut-day.ts';
import type { CaseAction } from '#shared/forms/case-actions.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import type { KeepReason } from '#shared/forms/keep-reasons.ts';
import * as limits from '#shared/limits.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { monthsAfter } from '#shared/months-after.ts';
import { call, isRefusal } from '../../client/api.ts';
import { announceInboxChange, useInboxChange } from '../../client/inbox-changes.ts';
import { noticeFailure, noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { noteAction } from '../cases/note-action.ts';
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

type Change = {
  path: string;
  method: 'POST' | 'DELETE';
  json?: object;
  failure: AdminMessageKey;
  /** For the case's history; none of a deletion, which takes the history along. */
  noted?: CaseAction;
};

/**
 * Marks a new row as read, or deletes a read one permanently, after a question; marks a read one as unread,
 * or excludes it from retention.
 */
export function useRowAction({ kind, state, list, onLeave, onChanged }: Options) {
  const t = useAdminMessages();
  const [requested, setRequested] = useState<InboxRow>();
  const [busy, setBusy] = useState<number>();

  const act = async (row: InboxRow, { path, failure, noted, ...options }: Change, leave: () => void) => {
    setBusy(row.id);
    try {
      const { message } = await call<{ message: string }>(`${kind.call}/${row.id}/${path}`, options);
      leave();
      noticeSuccess(message);
      if (noted && !row.damaged) await noteAction(kind.list, row.id, noted);
    } catch (error) {
      if (isRefusal(error)) return;
      noticeFailure(t(failure));
    }
    setBusy(undefined);
    // Changes by other administrators show too.
    onChanged();
    announceInboxChange('changed');
  };

  // The list of the other state as well, where somebody has gone there meanwhile
  useInboxChange(
    'changed',
    () => void list.reload().then((isRead) => isRead || noticeFailure(t(`load.${kind.list}`))),
  );

  const takeOut = (row: InboxRow) => () => {
    onLeave(row);
    list.remove(row.id);
  };
  const next: Change = {
    path: inboxActions[state].path,
    method: 'DELETE',
    failure: state === 'active' ? 'markRead.failed' : `delete.${kind.list}`,
    ...(state === 'active' && { noted: 'read' }),
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
    markUnread: (row: InboxRow) =>
      void act(row, { ...change, path: 'unread', noted: 'unread' }, takeOut(row)),
    /** Without a reason, it is no longer kept. */
    keep: (row: InboxRow, reason?: KeepReason) =>
      void act(row, { ...change, ...keeping(reason) }, () =>
        list.change(row.id, {
          kept: reason !== undefined,
          keep_reason: reason ?? null,
          review_on: reason ? monthsAfter(beirutDay(Date.now()), limits.keepReviewMonths) : null,
        }),
      ),
  };
}

const keeping = (reason: KeepReason | undefined) => ({
  path: 'keep',
  json: { kept: reason !== undefined, reason },
  noted: reason ? ('kept' as const) : ('released' as const),
});
