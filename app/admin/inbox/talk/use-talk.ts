import { useState } from 'react';
import type { InboxList } from '#shared/forms/inbox.ts';
import type { OfficersReply, OfficersTalk } from '#shared/forms/talk.ts';
import { ApiFailure, isRefusal } from '../../client/api.ts';
import { announceInboxChange } from '../../client/inbox-changes.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { setReplyDraft } from '../../drafts/reply-drafts.ts';
import { noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { caseCalls } from '../calls/case-calls.ts';
import { noteAction } from '../cases/note-action.ts';

/** A reply as its form has it. */
type Given = Pick<OfficersReply, 'text' | 'state' | 'reason'>;

/** The conversation about a row, and the calls that change it. */
export function useTalk({ list, id }: { list: InboxList; id: number }) {
  const t = useAdminMessages();
  const path = `${list}/${id}/talk`;
  const { loaded, setLoaded, reload, retry } = useLoaded(async () => (await caseCalls(list)).talk(id));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** @returns true if it is stored. A refusal loses nothing, and shows what was written in the meantime. */
  const send = async (given: Given, seen: number): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await (await caseCalls(list)).reply(id, { ...given, seen });
      setReplyDraft(path, '');
      noticeSuccess(message);
      await reload();
      await noteAction(list, id, given.state ?? 'answered');
      announceInboxChange('changed');
      return true;
    } catch (failure) {
      if (isRefusal(failure)) return false;
      const known = failure instanceof ApiFailure && failure.status !== 0 && failure.status < 500;
      setError((known && failure.serverMessage) || t('talk.failed'));
      if (known) await reload();
      return false;
    } finally {
      setBusy(false);
    }
  };

  const loadEarlier = async (talk: OfficersTalk) => {
    try {
      const older = await (await caseCalls(list)).talk(id, talk.earlier);
      const { earlier: _loaded, ...rest } = talk;
      const earlier = older.earlier === undefined ? {} : { earlier: older.earlier };
      const messages = [...older.messages, ...talk.messages];
      setLoaded({ state: 'loaded', data: { ...rest, ...earlier, messages } });
    } catch {
      setError(t('talk.earlier.failed'));
    }
  };

  return { draftKey: path, loaded, retry, busy, error, send, loadEarlier };
}
