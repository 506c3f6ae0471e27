import { useState } from 'react';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { clearNotices, noticeFailure, noticeSuccess, noticeWarning } from '../ui/toast.client.tsx';
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
import type { useEntries } from './use-entries.ts';

type Parts = {
  draft: Draft;
  change: (to: (before: Draft) => Draft) => void;
  reset: () => void;
  list: ReturnType<typeof useEntries>;
};

/**
 * Saves what is new or changed, one item after another. What was saved leaves the draft at once; what was not stays in
 * it with the reason on its card, and one that somebody else changed waits for a choice.
 */
export function useSaving(kind: ListKind, { draft, change, reset, list }: Parts) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [current, setCurrent] = useState<{ key: string; done: number; count: number }>();
  const [conflict, setConflict] = useState<{ key: string }>();

  const save = async () => {
    const edits = changedEdits(draft);
    const stored = new Map(
      list.loaded.state === 'loaded' ? list.loaded.data.entries.map((e) => [keyOf(e), e]) : [],
    );
    const conflicts: string[] = [];
    let saved = 0;
    let hidden = false;
    clearNotices();
    for (const [index, edit] of edits.entries()) {
      if (isOutdated(edit, stored.get(edit.key))) {
        conflicts.push(edit.key);
        continue;
      }
      setCurrent({ key: edit.key, done: index + 1, count: edits.length });
      try {
        const entry = await saveEdit(kind, edit);
        saved += 1;
        hidden ||= kind.isHidden(entry.texts);
        list.change((before) => ({ ...before, entries: withEntry(before.entries, entry) }));
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
    report(saved, edits.length - saved, conflicts);
    if (hidden) noticeWarning(t('edit.savedHidden'));
    if (saved === edits.length) reset();
    if (saved > 0 && !(await list.reload())) noticeFailure(t(`load.${kind.key}`));
  };

  const showNewer = ({ base }: Edit, error: unknown) => {
    if (!base || !(error instanceof ApiFailure) || error.status !== 409 || !error.current) return false;
    const entry = kind.readEntry(error.current);
    list.change((before) => ({ ...before, entries: withEntry(before.entries, entry) }));
    return true;
  };

  const report = (saved: number, failed: number, conflicts: string[]) => {
    if (saved + failed === 0) return;
    if (failed === 0) return noticeSuccess(t(`saved.${kind.key}`));
    const [key] = conflicts;
    if (key) setConflict({ key });
    // A conflict says itself what has to be done
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
    /** The first item of the last save that somebody else has changed; another one after each save. */
    conflict,
  };
}

/** Puts a stored item in its place; a new one comes first, like everything that is new. */
function withEntry<E extends { id: number }>(entries: E[], entry: E): E[] {
  const known = entries.some(({ id }) => id === entry.id);
  return known ? entries.map((each) => (each.id === entry.id ? entry : each)) : [entry, ...entries];
}
