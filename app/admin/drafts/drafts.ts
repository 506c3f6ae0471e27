/**
 * Unsaved input by editor, files included, for the return from the sign-in; a copy without the files is in
 * local storage and survives a reload.
 */
const inMemory = new Map<string, unknown>();

/** Drafts of several edits as this window read or stored them last. */
const known = new Map<string, unknown>();

/** A draft of several edits: windows of one browser share its place in local storage. */
export type Shared<T> = {
  isWorthKeeping: (draft: T) => boolean;
  /** The stored draft with what this window changed from `before` to `after`: the rest is another window's. */
  merge: (before: T | undefined, after: T, stored: T) => T;
};

export function readDraft(name: string): unknown {
  if (inMemory.has(name)) return inMemory.get(name);
  const stored = readStored(name);
  known.set(name, stored);
  return stored;
}

/** Stores what this window changed of a draft; one without edits is removed. */
export function writeShared<T>(name: string, draft: T, { isWorthKeeping, merge }: Shared<T>): void {
  if (isWorthKeeping(draft)) inMemory.set(name, draft);
  else inMemory.delete(name);
  try {
    const stored = readStored(name) as T | undefined;
    const merged = stored === undefined ? draft : merge(known.get(name) as T | undefined, draft, stored);
    if (isWorthKeeping(merged)) localStorage.setItem(storageKey(name), JSON.stringify(merged, withoutFiles));
    else localStorage.removeItem(storageKey(name));
    known.set(name, draft);
  } catch {
    // As below. An edit that was not stored counts as changed the next time
  }
}

export function writeDraft(name: string, draft: unknown): void {
  inMemory.set(name, draft);
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(draft, withoutFiles));
  } catch {
    // The browser's storage is full: the draft does not survive a reload, and editing goes on.
  }
}

export function removeDraft(name: string): void {
  inMemory.delete(name);
  localStorage.removeItem(storageKey(name));
}

/** A draft of one value. Only a window that wrote or read it removes it: it may be another window's. */
export function ownDraft(name: string) {
  let isOwn = false;
  return {
    read(): unknown {
      const draft = readDraft(name);
      isOwn = draft !== undefined;
      return draft;
    },
    write(draft: unknown): void {
      isOwn = true;
      writeDraft(name, draft);
    },
    remove(): void {
      if (isOwn) removeDraft(name);
      isOwn = false;
    },
  };
}

function readStored(name: string): unknown {
  try {
    const stored = localStorage.getItem(storageKey(name));
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

function storageKey(name: string): string {
  return `diwan-draft-${name}`;
}

/** Only the name of a chosen picture can be stored. */
function withoutFiles(_key: string, value: unknown): unknown {
  const isChoice =
    typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
  return isChoice ? { kind: 'kept', lost: (value.file as File).name } : value;
}
