import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { changedEdits, type Draft, type Edit, noDraft, withEdit, withoutEdit } from './list-draft.ts';
import type { ListItem, ListKind } from './list-kind.ts';
import { newEdit } from './new-edit.ts';
import { useDeleting } from './use-deleting.ts';
import { useItems } from './use-items.ts';
import { useSaving } from './use-saving.ts';

type Asking = { about: 'cancel' } | { about: 'delete'; item: ListItem };

export type ListEditorState = ReturnType<typeof useListEditor>;

/** A list editor's states and everything that can be done in it (specification §4). */
export function useListEditor(kind: ListKind) {
  const list = useItems(kind);
  const { draft, change, reset, restored } = useDraft<Draft>(kind.key, noDraft);
  const [asking, setAsking] = useState<Asking>();
  const [added, setAdded] = useState<string>();
  const unsaved = changedEdits(draft).length;
  useUnsaved(unsaved > 0, reset);

  // The button that changed the mode went with the mode.
  const shownMode = useRef(draft.editing);
  useEffect(() => {
    if (shownMode.current !== draft.editing) {
      focusHeading();
      // New items stand first in the list
      if (!draft.editing) window.scrollTo({ top: 0, behavior: 'instant' });
    }
    shownMode.current = draft.editing;
  }, [draft.editing]);

  const saving = useSaving(kind, { draft, change, reset, list });
  const deleting = useDeleting(kind, { change, list });

  const edit = () => change((before) => ({ ...before, editing: true }));
  const add = () => {
    const fresh = newEdit(kind);
    change((before) => ({ editing: true, edits: [...before.edits, fresh] }));
    setAdded(fresh.key);
  };
  const type = useCallback((changed: Edit) => change((before) => withEdit(before, changed)), [change]);
  const drop = useCallback((key: string) => change((before) => withoutEdit(before, key)), [change]);
  const dropped = useAdminMessages()('edit.dropped');
  const dropNew = useCallback(
    (key: string) => {
      drop(key);
      focusHeading();
      noticeSuccess(dropped);
    },
    [drop, dropped],
  );
  const requestDelete = useCallback((item: ListItem) => setAsking({ about: 'delete', item }), []);
  const dismiss = () => setAsking(undefined);

  return {
    ...list,
    draft,
    restored: restored && draft.edits.length > 0,
    unsaved,
    progress: saving.progress,
    saving: saving.saving,
    conflict: saving.conflict,
    save: () => void saving.save(),
    deleted: deleting.deleted,
    added,
    asking,
    edit,
    add,
    type,
    drop,
    dropNew,
    requestDelete,
    dismiss,
    cancel: () => (unsaved > 0 ? setAsking({ about: 'cancel' }) : reset()),
    discard: () => {
      dismiss();
      reset();
    },
    confirmDelete: () => {
      if (asking?.about === 'delete') void deleting.remove(asking.item);
      dismiss();
    },
  };
}
