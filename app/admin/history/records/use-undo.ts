import type { RecordName } from '#shared/publishing/records.ts';
import { failureMessage, isRefusal } from '../../client/api.ts';
import { noticeFailure, noticeSuccess } from '../../ui/toast.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type Restored, restoreRecord } from './record-calls.ts';

/** A save or a deletion, by the version that it gave to its record. */
export type Undoable = { record: RecordName; version: string };

/**
 * The success message of saves with its Undo, which is refused where somebody changed a record since.
 * @param onUndone is called once for each record that is as it was before.
 */
export function useUndo(onUndone: (restored: Restored, record: RecordName) => void) {
  const t = useAdminMessages();
  const undo = async (saves: readonly Undoable[]) => {
    try {
      for (const { record, version } of saves)
        onUndone(await restoreRecord(record, { updated_at: version }), record);
      noticeSuccess(t('history.undone'));
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(failureMessage(error, t('history.undoFailed')));
    }
  };
  return (text: string, saves: readonly Undoable[]) =>
    noticeSuccess(
      text,
      saves.length > 0 ? { label: t('history.undo'), run: () => void undo(saves) } : undefined,
    );
}
