import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAutosave } from '../autosave/use-autosave.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';
import { changedEdits, editOf, keyOf, noDraft } from '../list/list-draft.ts';
import type { Texts } from '../list/list-kind.ts';
import { newEdit } from '../list/new-edit.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { useDeskAddress } from './desk-address.ts';
import { afterStep, type DeskDraft, type DeskEdit, isNewer, type Step, versionOf } from './desk-draft.ts';
import { todayTexts } from './item/day-texts.ts';
import { useDeskList } from './list/use-desk-list.ts';
import type { SectionKind } from './section-kind.ts';
import { pictureOf } from './send-edit.ts';
import { useDeskDeleting } from './use-desk-deleting.ts';
import { useDeskFocus } from './use-desk-focus.ts';
import { useDeskSaving } from './use-desk-saving.ts';
import { useOpenItem } from './use-open-item.ts';
import { useUnsent } from './use-unsent.ts';

type Asking = { about: 'cancel' } | { about: 'delete'; item: { id: number; texts: Texts } };

export type DeskState = ReturnType<typeof useDesk>;

/** A desk's states and everything that can be done at it (specification §4). */
export function useDesk(kind: SectionKind) {
  const t = useAdminMessages();
  const address = useDeskAddress();
  const list = useDeskList(kind.key, address.filters);
  const { change: changeList } = list;
  const { draft, change, reset, restored } = useDraft<DeskDraft>(kind.key, noDraft);
  const dispatch = useCallback((...step: Step) => change((before) => afterStep(before, step)), [change]);
  const [asking, setAsking] = useState<Asking>();
  const [added, setAdded] = useState<string>();

  const id = address.item && /^\d+$/.test(address.item) ? Number(address.item) : undefined;
  const key = id === undefined ? address.item : keyOf({ id });
  const typed = draft.edits.find((edit) => edit.key === key);
  const { opened, show, retry } = useOpenItem(kind.key, id);
  const item = opened.state === 'loaded' ? opened.item : undefined;
  // Whichever comes first, the item or an edit that was taken over
  useEffect(() => {
    if (!item || !typed || typed.newer || versionOf(typed) === item.updated_at) return;
    dispatch(isNewer(typed, item, kind.readItem) ? 'newer' : 'stored', item);
  }, [item, typed, dispatch, kind]);
  const edit = useMemo<DeskEdit | undefined>(
    () => typed ?? (item && editOf(kind.readItem(item))),
    [typed, item, kind],
  );
  const unsaved = changedEdits(draft).length;
  useUnsaved(unsaved > 0, reset);

  /** An item as it is stored now, by whatever the editor did. */
  const onStored = useCallback(
    (stored: ItemDocument) => {
      dispatch('stored', stored);
      show(stored);
      const { date_ar, date_en, hand_in, id: of, image, sides, title_ar, title_en, updated_at } = stored;
      const waiting = { hand_in, is_sent_back: stored.sent_back !== null };
      const row = { date_ar, date_en, id: of, image, sides, title_ar, title_en, updated_at, ...waiting };
      changeList((before) => ({
        ...before,
        items: before.items.map((each) => (each.id === of ? row : each)),
      }));
    },
    [dispatch, show, changeList],
  );
  const autosave = useAutosave({
    item,
    changes: useUnsent(item, typed, kind.readItem),
    onSaved: onStored,
    onConflict: (current) => dispatch('newer', current),
  });
  const saving = useDeskSaving(kind, { draft, dispatch, list, address, onStored });
  const deleting = useDeskDeleting(kind, { dispatch, list, address });
  const { editing } = draft;
  const isReady = edit !== undefined || opened.state === 'gone';
  useDeskFocus({ key, isReady, added, editing, conflict: saving.conflict });

  const add = () => {
    const fresh = newEdit(kind);
    dispatch('add', { ...fresh, texts: { ...fresh.texts, ...todayTexts() } });
    setAdded(fresh.key);
    address.open(fresh.key);
  };
  const dropNew = (dropped: string) => {
    dispatch('drop', dropped);
    if (dropped === key) address.open(undefined, { replace: true });
    noticeSuccess(t('edit.dropped'));
  };
  const keepAsNew = (lost: DeskEdit) => {
    const fresh = { ...newEdit(kind), texts: lost.texts, image: pictureOf(lost) };
    dispatch('keepAsNew', { key: lost.key, fresh });
    address.open(fresh.key, { replace: true });
  };
  /** Ends a conflict: the newer version is what is shown, with the editor's own changes on it or without. */
  const choose = ({ key: of, newer }: DeskEdit, version: 'mine' | 'theirs') => {
    if (!newer) return;
    show(newer);
    if (version === 'mine') dispatch('keepMine', { item: newer, read: kind.readItem });
    else dispatch('drop', of);
  };
  const cancel = () => {
    setAsking(undefined);
    void saving.takeBack();
    reset();
    if (id === undefined) address.open(undefined, { replace: true });
  };

  return {
    address,
    list,
    draft,
    dispatch,
    restored: restored && draft.edits.length > 0,
    unsaved,
    progress: saving.progress,
    saving: saving.saving,
    save: () => void saving.saveAll(),
    /** Saves what is typed in the open item, and resolves to it as it is stored. */
    saveOpen: async (): Promise<ItemDocument> => (typed ? saving.saveOne(typed) : item!),
    deleted: deleting.deleted,
    autosave,
    onStored,
    /** The open item as another person saved it: nothing is published before a version is chosen. */
    onNewer: (newer: ItemDocument) => {
      if (!edit) return;
      dispatch('overtaken', { edit, item: newer });
      saving.showConflict(edit.key);
    },
    onDuplicated: (copy: number) => {
      address.open(copy);
      void list.reload();
    },
    choose,
    key,
    opened,
    item,
    edit,
    retry,
    asking,
    add,
    dropNew,
    keepAsNew,
    startEditing: () => dispatch('open'),
    requestDelete: (about: { id: number; texts: Texts }) => setAsking({ about: 'delete', item: about }),
    dismiss: () => setAsking(undefined),
    cancel: () => (unsaved > 0 ? setAsking({ about: 'cancel' }) : cancel()),
    discard: cancel,
    confirmDelete: () => {
      if (asking?.about === 'delete') void deleting.remove(asking.item);
      setAsking(undefined);
    },
  };
}
