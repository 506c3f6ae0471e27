import type { RecordName } from '#shared/publishing/records.ts';
import { failureMessage, isRefusal } from '../../client/api.ts';
import { noticeFailure, noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type Restored, restoreRecord } from './record-calls.ts';

/** A save or a deletion, by the version that it gave to its record. */
export type Undoable = { record: RecordName; version: string };

type OnUndone = (restored: Restored) => void;

/**
 * The success message of saves with its Undo, which is refused where somebody changed a record since. `onUndone` is
 * called once for each record that is as it was before.
 */
export function useUndo() {
  const t = useAdminMessages();
  const undo = async (saves: readonly Undoable[], onUndone: OnUndone) => {
    try {
      for (const { record, version } of saves) onUndone(await restoreRecord(record, { updated_at: version }));
      noticeSuccess(t('history.undone'));
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(failureMessage(error, t('history.undoFailed')));
    }
  };
  return (text: string, saves: readonly Undoable[], onUndone: OnUndone) => {
    const action = { label: t('history.undo'), run: () => void undo(saves, onUndone) };
    noticeSuccess(text, saves.length > 0 ? action : undefined);
  };
}
