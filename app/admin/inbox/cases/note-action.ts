import type { CaseAction } from '#shared/forms/case-actions.ts';
import type { InboxList } from '#shared/forms/inbox.ts';
import { announceInboxChange } from '../../client/inbox-changes.ts';
import { caseCalls } from '../calls/case-calls.ts';

/**
 * Notes in a case's history what its officer did. A note that fails undoes nothing: what was done stands, without who it
 * was.
 */
export async function noteAction(list: InboxList, id: number, action: CaseAction): Promise<void> {
  try {
    const calls = await caseCalls(list);
    await calls.change(id, { kind: 'action', action });
  } catch {
    // The action itself is stored
  }
  announceInboxChange('noted');
}
