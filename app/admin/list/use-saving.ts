import { useState } from 'react';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { type Undoable, useUndo } from '../history/records/use-undo.ts';
import { clearNotices, noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import {
  changedEdits,
  type Draft,
  type Edit,
  isOutdated,
  keyOf,
  withEdit,
  withoutEdit,
} from './list-draft.ts';
import type { ListKind } from './list-kind.ts';
import { saveEdit } from './save-edit.ts';
import type { useItems } from './use-items.ts';

type Options = {
  draft: Draft;
  change: (to: (before: Draft) => Draft) => void;
  reset: () => void;
  list: ReturnType<typeof useItems>;
};

/**
 * Saves new and changed items in sequence. A saved item leaves the draft; a failed one stays in it with the reason on
 * its card; a conflict waits for the editor to choose a version.
 */
export function useSaving(kind: ListKind, { draft, change, reset, list }: Options) {
  const t = useAdminMessages();
  const language = useLanguage();
  const notice = useUndo();
  const onUndone = () => void list.reload();
  const [current, setCurrent] = useState<{ key: string; done: number; count: number }>();
  const [conflict, setConflict] = useState<{ key: string }>();

  const save = async () => {
    const edits = changedEdits(draft);
    const stored = new Map(
      list.loaded.state === 'loaded' ? list.loaded.data.map((item) => [keyOf(item), item]) : [],
    );
    const conflicts: string[] = [];
    let saved = 0;
    const undoable: Undoable[] = [];
    clearNotices();
    for (const [index, edit] of edits.entries()) {
      if (isOutdated(edit, stored.get(edit.key))) {
        conflicts.push(edit.key);
        continue;
      }
      setCurrent({ key: edit.key, done: index + 1, count: edits.length });
      try {
        const item = await saveEdit(kind, edit);
        saved += 1;
        // A new one is taken back by its deletion
        if (edit.base) undoable.push({ record: `managers/${item.id}`, version: item.updated_at });
        list.change((before) => withItem(before, item));
        change((before) => withoutEdit(before, edit.key));
      } catch (error) {
        if (isRefusal(error)) return setCurrent(undefined);
        change((before) =>
          withEdit(before, { ...edit, problem: saveFailureMessage(error, t(`save.${kind.key}`)) }),
        );
        if (showNewer(edit, error)) conflicts.push(edit.key);
      }
    }
    setCurrent(undefined);
    if (edits.length === 0) noticeSuccess(t('edit.nothingToSave'));
    report(saved, edits.length - saved, conflicts, undoable);
    if (saved === edits.length) reset();
    if (saved > 0 && !(await list.reload())) noticeFailure(t(`load.${kind.key}`));
  };

  const showNewer = ({ base }: Edit, error: unknown) => {
    if (!base || !(error instanceof ApiFailure) || error.status !== 409 || !error.current) return false;
    const item = kind.readItem(error.current);
    list.change((before) => withItem(before, item));
    return true;
  };

  const report = (saved: number, failed: number, conflicts: string[], undoable: Undoable[]) => {
    if (saved + failed === 0) return;
    if (failed === 0) return notice(t(`saved.${kind.key}`), undoable, onUndone);
    const [key] = conflicts;
    if (key) setConflict({ key });
    // The card of a conflict has its own notice
    if (saved === 0 && failed === conflicts.length) return;
    noticeFailure(countedMessage(language, 'edit.someNotSaved', failed));
  };

  const progress =
    current &&
    t('edit.saving', { done: numeral(language, current.done), count: numeral(language, current.count) });
  return {
    save,
    progress,
    saving: current?.key,
    /** The first conflict of the last save; a new object for each save, so that it takes the focus again. */
    conflict,
  };
}

/** Puts a stored item in its place; a new one comes first, like everything that is new. */
function withItem<E extends { id: number }>(items: E[], item: E): E[] {
  const known = items.some(({ id }) => id === item.id);
  return known ? items.map((each) => (each.id === item.id ? item : each)) : [item, ...items];
}
