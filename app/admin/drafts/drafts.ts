/**
 * Unsaved input by editor, files included, for the return from the sign-in; a copy without the files is in
 * local storage and survives a reload.
 */
export const inMemory = new Map<string, unknown>();

export function readDraft(name: string): unknown {
  return inMemory.has(name) ? inMemory.get(name) : readStored(name);
}

export function writeDraft(name: string, draft: unknown): void {
  inMemory.set(name, draft);
  store(name, draft);
}

export function removeDraft(name: string): void {
  inMemory.delete(name);
  store(name, undefined);
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

/** A draft's copy in local storage; undefined removes it. */
export function store(name: string, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(storageKey(name));
    else localStorage.setItem(storageKey(name), JSON.stringify(draft, withoutFiles));
  } catch {
    // The browser's storage is full: the draft does not survive a reload, and editing goes on.
  }
}

export function readStored(name: string): unknown {
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
