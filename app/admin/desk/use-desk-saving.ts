import { useEffect, useRef, useState } from 'react';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { flushSection } from '../autosave/autosavers.ts';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { changedEdits, keyOf } from '../list/list-draft.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { clearNotices, noticeFailure, noticeSuccess, noticeWarning } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { useDeskAddress } from './desk-address.ts';
import { type DeskDraft, type DeskEdit, type Step, versionOf } from './desk-draft.ts';
import type { useDeskList } from './list/use-desk-list.ts';
import type { SectionKind } from './section-kind.ts';
import { sendBack, sendEdit } from './send-edit.ts';

type Options = {
  draft: DeskDraft;
  dispatch: (...step: Step) => void;
  list: ReturnType<typeof useDeskList>;
  address: ReturnType<typeof useDeskAddress>;
  onStored: (item: ItemDocument) => void;
};

/**
 * Saves new and changed items in sequence, as drafts. A saved item leaves the draft; a failed one stays in it with the
 * reason; a conflict waits for the editor to choose a version.
 */
export function useDeskSaving(kind: SectionKind, options: Options) {
  const { draft, dispatch, list, address, onStored } = options;
  const t = useAdminMessages();
  const language = useLanguage();
  const [current, setCurrent] = useState<{ key: string; done: number; count: number }>();
  const [conflict, setConflict] = useState<{ key: string }>();

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  /** @throws ApiFailure after the reason was noted. */
  const send = async (edit: DeskEdit, place: { done: number; count: number }): Promise<ItemDocument> => {
    setCurrent({ key: edit.key, ...place });
    try {
      const item = await sendEdit(kind, edit);
      dispatch('saved', { sent: edit, item });
      onStored(item);
      if (!edit.base && address.item === edit.key) address.open(item.id, { replace: true });
      return item;
    } catch (error) {
      noteFailure(edit, error);
      throw error;
    }
  };

  const noteFailure = ({ key, base }: DeskEdit, error: unknown) => {
    if (isRefusal(error)) return;
    const problem = saveFailureMessage(error, t(`save.${kind.key}`));
    const { status, current: stored } = error instanceof ApiFailure ? error : new ApiFailure(0);
    dispatch('failed', { key, problem, ...(base && status === 404 && { gone: true }) });
    if (status !== 409 || !stored) return;
    dispatch('newer', stored as ItemDocument);
  };

  /** The edits, each based on the version that its autosave stored last; that of an item just left may be under way. */
  const settled = async (edits = () => latest.current.edits): Promise<DeskEdit[]> => {
    const flushed = await flushSection(kind.key);
    return edits().map((edit) => {
      const stored = flushed.find((item) => keyOf(item) === edit.key);
      return stored ? { ...edit, version: stored.updated_at } : edit;
    });
  };

  const saveAll = async () => {
    clearNotices();
    const edits = changedEdits({ editing: true, edits: await settled() });
    const conflicts = edits.filter(({ newer }) => newer).map(({ key }) => key);
    const failed = [...conflicts];
    const saved: ItemDocument[] = [];
    for (const [index, edit] of edits.entries()) {
      if (edit.newer) continue;
      try {
        saved.push(await send(edit, { done: index + 1, count: edits.length }));
      } catch (error) {
        if (isRefusal(error)) return setCurrent(undefined);
        failed.push(edit.key);
        if (error instanceof ApiFailure && error.status === 409) conflicts.push(edit.key);
      }
    }
    setCurrent(undefined);
    if (edits.length === 0) noticeSuccess(t('edit.nothingToSave'));
    showFailed(failed);
    report(saved.length, failed.length, conflicts);
    if (saved.some(({ title_ar, title_en }) => !title_ar && !title_en)) noticeWarning(t('edit.savedHidden'));
    if (saved.length === edits.length) dispatch('close');
    if (saved.length > 0 && !(await list.reload())) noticeFailure(t(`load.${kind.key}`));
  };

  const saveOne = async ({ key }: DeskEdit): Promise<ItemDocument> => {
    clearNotices();
    try {
      const edit = (await settled()).find((each) => each.key === key);
      if (!edit) throw new ApiFailure(0);
      return await send(edit, { done: 1, count: 1 });
    } finally {
      setCurrent(undefined);
    }
  };

  /** Takes back what was stored while it was typed: Cancel reverts to the loaded data (specification §4). */
  const takeBack = async () => {
    const { edits } = draft;
    for (const edit of await settled(() => edits)) {
      const version = versionOf(edit);
      if (!edit.version || !edit.base || !version || edit.newer) continue;
      const item = { section: kind.key, id: edit.base.id };
      await sendBack(item, edit, version).then(onStored, () => noticeFailure(t(`save.${kind.key}`)));
    }
  };

  /** Opens an item that was not saved, where none of them is open. */
  const showFailed = (keys: string[]) => {
    const isOpen = keys.some((key) => key === address.item || key === `item-${address.item}`);
    const [first] = keys;
    if (first !== undefined && !isOpen) address.open(first.replace(/^item-/, ''));
  };

  const showConflict = (key: string) => setConflict({ key });

  const report = (saved: number, failed: number, conflicts: string[]) => {
    if (saved + failed === 0) return;
    if (failed === 0) return noticeSuccess(t(`saved.${kind.key}`));
    const [key] = conflicts;
    if (key) showConflict(key);
    // The card of a conflict has its own notice
    if (saved === 0 && failed === conflicts.length) return;
    noticeFailure(countedMessage(language, 'desk.someNotSaved', failed));
  };

  const progress =
    current &&
    t('edit.saving', { done: numeral(language, current.done), count: numeral(language, current.count) });
  return {
    saveAll,
    saveOne,
    takeBack,
    progress,
    saving: current?.key,
    showConflict,
    /** The conflict that was found last; a new object for each, so that it takes the focus again. */
    conflict,
  };
}
