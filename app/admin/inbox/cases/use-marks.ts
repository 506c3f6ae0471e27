import { useEffect, useRef } from 'react';
import type { InboxList } from '#shared/forms/inbox.ts';
import { call, isRefusal } from '../../client/api.ts';
import { noticeFailure } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import type { InboxRows } from '../list/use-inbox-rows.ts';

/**
 * The officer's own marks of reading: an open row is read, up to its last message.
 * @returns a function that marks a row as not read by them.
 */
export function useMarks(name: InboxList, list: InboxRows, open: InboxRow | 'missing' | undefined) {
  const t = useAdminMessages();
  const row = typeof open === 'object' ? open : undefined;
  const marked = useRef('');

  const set = async ({ id, case: work }: InboxRow, message: number | null) => {
    await call(`${name}/${id}/seen`, { method: 'POST', json: { message } });
    list.change(id, { case: { ...work, unread: message === null } });
  };

  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  const version = row && `${row.id} ${row.talk.messages}`;
  useEffect(() => {
    if (!row?.case.unread || version === undefined || marked.current === version) return;
    marked.current = version;
    // A mark that is not stored is one that is still there: nothing is lost
    latest.current(row, row.talk.messages).catch(() => undefined);
  }, [row, version]);

  return async (unread: InboxRow): Promise<void> => {
    try {
      await set(unread, null);
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(t('inbox.change.failed'));
    }
  };
}
