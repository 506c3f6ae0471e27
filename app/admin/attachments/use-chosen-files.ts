import { useCallback, useEffect, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { addFile, type FileTexts, type Item } from './attachment-calls.ts';
import { suggestedTexts } from './suggested-texts.ts';

export type ChosenFile = {
  key: number;
  file: File;
  texts: FileTexts;
  /** The part that is sent, from 0 to 1. */
  part?: number | undefined;
  problem?: string | undefined;
  errors: Record<string, string[]>;
};

/** Files that were chosen, by the names of their items: another item may be opened meanwhile. */
const stored = new Map<string, ChosenFile[]>();

/** The last key that a chosen file was given. */
let last = 0;

/** Files that are chosen for an item, and their way into it one after another. */
export function useChosenFiles(item: Item, onAdded: () => void) {
  const t = useAdminMessages();
  const name = `${item.section}/${item.id}`;
  const [chosen, setChosen] = useState<ChosenFile[]>(() => stored.get(name) ?? []);
  useEffect(() => void stored.set(name, chosen), [name, chosen]);
  const [busy, setBusy] = useState(false);

  const change = useCallback((changed: ChosenFile) => {
    setChosen((before) => before.map((each) => (each.key === changed.key ? changed : each)));
  }, []);
  const drop = useCallback((key: number) => {
    setChosen((before) => before.filter((each) => each.key !== key));
  }, []);

  const choose = (files: File[]) => {
    const fresh = files.map((file): ChosenFile => {
      last += 1;
      const isLarge = file.size > limits.attachmentBytes;
      const problem = isLarge ? t('attachment.tooLarge') : undefined;
      return { key: last, file, texts: suggestedTexts(file.name), problem, errors: {} };
    });
    setChosen((before) => [...before, ...fresh]);
  };

  /** Adds a file; a refused one stays, with the reason. */
  const add = async (each: ChosenFile): Promise<void> => {
    const unsent = { ...each, part: undefined, problem: undefined, errors: {} };
    try {
      await addFile(item, each.file, each.texts, (part) => change({ ...unsent, part }));
      drop(each.key);
      onAdded();
    } catch (error) {
      const errors = error instanceof ApiFailure ? error.errors : {};
      const named = ['name_ar', 'name_en'].some((field) => errors[field]);
      const message = saveFailureMessage(error, t('attachments.addFailed'));
      change({ ...unsent, errors, ...(!named && !isRefusal(error) && { problem: message }) });
    }
  };

  const addAll = async () => {
    if (busy) return;
    setBusy(true);
    for (const each of chosen) await add(each);
    setBusy(false);
  };

  return { chosen, busy, choose, change, drop, addAll, discard: () => setChosen([]) };
}
