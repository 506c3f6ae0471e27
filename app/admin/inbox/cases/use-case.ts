import { useState } from 'react';
import type { CaseChange } from '#shared/forms/case-file.ts';
import type { InboxList } from '#shared/forms/inbox.ts';
import { useInboxChange } from '../../client/inbox-changes.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { noticeSuccess } from '../../ui/toast.client.tsx';
import { useWork } from '../../ui/use-action.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { caseCalls } from '../calls/case-calls.ts';

/** A change without the number of the last entry, which is that of the file on the page. */
type Given =
  | Extract<CaseChange, { kind: 'note' | 'labels' | 'related' }>
  | Omit<Extract<CaseChange, { kind: 'assignee' }>, 'seen'>
  | Omit<Extract<CaseChange, { kind: 'due' }>, 'seen'>;

export type CaseWork = ReturnType<typeof useCase>;

/** The work on a row's case, and the call that adds to it. */
export function useCase({ list, id, onChanged }: { list: InboxList; id: number; onChanged: () => void }) {
  const t = useAdminMessages();
  const path = `${list}/${id}/case`;
  const { loaded, reload, retry } = useLoaded(async () => (await caseCalls(list)).file(id));
  const { busy, failure, run } = useWork(t('case.failed'));
  const [last, setLast] = useState<Given['kind']>();
  // The history has what an officer did elsewhere on the page
  useInboxChange('noted', () => void reload());
  const file = loaded.state === 'loaded' ? loaded.data : undefined;

  /** @returns true if it is stored. A refusal loses nothing, and shows what others added in the meantime. */
  const add = async (change: Given): Promise<boolean> => {
    setLast(change.kind);
    const seen = file?.seen ?? 0;
    const replaces = change.kind === 'assignee' || change.kind === 'due';
    const stored = await run(async () => {
      const calls = await caseCalls(list);
      // A case that is not there is refused with a sentence
      if (change.kind === 'related' && change.linked) await calls.file(change.to);
      return calls.change(id, replaces ? { ...change, seen } : change);
    });
    await reload();
    if (!stored) return false;
    noticeSuccess(stored.message);
    onChanged();
    return true;
  };

  return {
    draftKey: path,
    state: loaded.state,
    file,
    reload,
    retry,
    busy,
    /** Failure of the last change, beside the controls that made it. */
    failures: last === 'note' ? { note: failure } : { facts: failure },
    add,
  };
}
