import { useEffect, useState } from 'react';
import { editorText } from '#shared/content/editor-text.ts';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { readDraft, removeDraft, writeDraft } from '../drafts/drafts.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';

/** A value as it is stored, and when it was stored last. */
export type Version<T> = { value: T; updatedAt: string | undefined };

/** What an editor has typed, on top of which version. */
type Draft<T> = { value: T; base: string | undefined };

type Failure = { message: string; errors: Record<string, string[]> };

type Options<T> = {
  /** The draft's name in this browser. */
  name: string;
  stored: Version<T>;
  /** `base`: the version that the value was made from. Answers what is stored then; throws `ApiFailure`. */
  save: (value: T, base: string | undefined) => Promise<Version<T>>;
  /** Reads what a 409 says to be stored now. */
  readCurrent: (current: unknown) => Version<T>;
  onSaved: () => void;
  /** The catalogue's message for a failure about which the server says nothing. */
  failed: string;
};

export type Editing<T> = ReturnType<typeof useEditing<T>>;

/**
 * One value that is edited and saved as a whole: view, edit, saving; what was typed outlives a reload and a sign-in,
 * and a newer version of somebody else's is never overwritten unseen.
 */
export function useEditing<T>({ name, stored, save, readCurrent, onSaved, failed }: Options<T>) {
  const [saved, setSaved] = useState(stored);
  const [draft, setDraft] = useState(() => readDraft(name) as Draft<T> | undefined);
  const [restored, setRestored] = useState(draft !== undefined);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Version<T>>();
  // Counts whenever the value is replaced from outside the form.
  const [round, setRound] = useState(0);
  const unsaved = draft !== undefined && !same(draft.value, saved.value);

  useEffect(() => {
    if (unsaved) writeDraft(name, draft);
    else removeDraft(name);
  }, [name, unsaved, draft]);

  const stop = () => {
    removeDraft(name);
    setDraft(undefined);
    setRestored(false);
    setFailure(undefined);
    setConflict(undefined);
  };
  useUnsaved(unsaved, stop);

  const submit = async () => {
    if (!draft || !unsaved) return stop();
    setSaving(true);
    setFailure(undefined);
    try {
      setSaved(await save(draft.value, draft.base));
      stop();
      onSaved();
    } catch (error) {
      // The area leads to the sign-in by itself, and the draft waits.
      if (isRefusal(error)) return;
      const current = error instanceof ApiFailure && error.status === 409 ? error.current : undefined;
      if (current) setConflict(readCurrent(current));
      setFailure(current ? undefined : asFailure(error, failed));
    } finally {
      setSaving(false);
    }
  };

  /** Ends a conflict with the newer version as what the next save replaces. */
  const settle = (version: Version<T>, value: T) => {
    setSaved(version);
    setDraft({ value, base: version.updatedAt });
    setConflict(undefined);
    setRound((count) => count + 1);
  };

  return {
    editing: draft !== undefined,
    value: draft?.value ?? saved.value,
    /** What is stored, as far as is known here. */
    saved,
    unsaved,
    restored,
    saving,
    failure,
    conflict,
    round,
    edit: () => setDraft({ value: saved.value, base: saved.updatedAt }),
    change: (value: T) => setDraft((before) => before && { ...before, value }),
    stop,
    submit,
    keepMine: () => conflict && draft && settle(conflict, draft.value),
    takeTheirs: () => conflict && settle(conflict, conflict.value),
    /** Takes note of a change that was stored by another way than `save`; `value` is what the form goes on with. */
    rebase: (version: Version<T>, value: T) => {
      setSaved(version);
      setDraft((before) => before && { value, base: version.updatedAt });
    },
  };
}

function asFailure(error: unknown, failed: string): Failure {
  return {
    message: saveFailureMessage(error, failed),
    errors: error instanceof ApiFailure ? error.errors : {},
  };
}

/** Whether two values would be stored as the same. A chosen file has no text, but what it stands in has. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, asStored) === JSON.stringify(other, asStored);
}

function asStored(_key: string, part: unknown): unknown {
  return typeof part === 'string' ? editorText(part) : part;
}
