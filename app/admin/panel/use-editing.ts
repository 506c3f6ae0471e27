import { useEffect, useState } from 'react';
import { editorText } from '#shared/content/editor-text.ts';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { ownDraft } from '../drafts/drafts.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';

/** A stored value with its timestamp. */
export type Version<T> = { value: T; updatedAt: string | undefined };

/** Unsaved input, and the version it is based on. */
type Draft<T> = { value: T; base: string | undefined };

type Failure = { message: string; errors: Record<string, string[]> };

type Options<T> = {
  /** The draft's name in this browser. */
  name: string;
  stored: Version<T>;
  /**
   * `base`: the version that the value was made from. Resolves to the stored version; throws `ApiFailure`.
   */
  save: (value: T, base: string | undefined) => Promise<Version<T>>;
  /** Reads the stored version from a 409. */
  readCurrent: (current: unknown) => Version<T>;
  /** `refresh` shows another version later, such as the one before. */
  onSaved: (stored: Version<T>, refresh: (version: Version<T>) => void) => void;
  /** The catalogue's message for a failure without one from the server. */
  failed: string;
};

export type Editing<T> = ReturnType<typeof useEditing<T>>;

/**
 * One value that is edited and saved as a unit: view, edit, saving. Unsaved input survives a reload and a
 * sign-in, and another editor's newer version is never overwritten unseen.
 */
export function useEditing<T>({ name, stored, save, readCurrent, onSaved, failed }: Options<T>) {
  const [saved, setSaved] = useState(stored);
  const [own] = useState(() => ownDraft(name));
  const [draft, setDraft] = useState(() => own.read() as Draft<T> | undefined);
  const [restored, setRestored] = useState(draft !== undefined);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Version<T>>();
  // Incremented whenever the value is replaced from outside the form.
  const [round, setRound] = useState(0);
  const unsaved = draft !== undefined && !same(draft.value, saved.value);

  useEffect(() => {
    if (unsaved) own.write(draft);
    else own.remove();
  }, [own, unsaved, draft]);

  const stop = () => {
    own.remove();
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
      const version = await save(draft.value, draft.base);
      setSaved(version);
      stop();
      onSaved(version, setSaved);
    } catch (error) {
      // The area goes to the sign-in by itself; the draft stays stored.
      if (isRefusal(error)) return;
      const current = error instanceof ApiFailure && error.status === 409 ? error.current : undefined;
      if (current) setConflict(readCurrent(current));
      setFailure(current ? undefined : asFailure(error, failed));
    } finally {
      setSaving(false);
    }
  };

  /** Ends a conflict: the next save replaces the newer version. */
  const settle = (version: Version<T>, value: T) => {
    setSaved(version);
    setDraft({ value, base: version.updatedAt });
    setConflict(undefined);
    setRound((count) => count + 1);
  };

  return {
    editing: draft !== undefined,
    value: draft?.value ?? saved.value,
    /** The last known stored version. */
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
    /** Shows a version that was restored; what is being edited stays, and its save reports the conflict. */
    refresh: setSaved,
    /** Registers a change that was not stored by `save`; the form goes on with `value`. */
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

/** Equality of two values as stored. A chosen file has no text, but the object that holds it has. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, asStored) === JSON.stringify(other, asStored);
}

function asStored(_key: string, part: unknown): unknown {
  return typeof part === 'string' ? editorText(part) : part;
}
