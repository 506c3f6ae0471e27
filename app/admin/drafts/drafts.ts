/**
 * Unsaved input by editor, files included, for the return from the sign-in; a copy without the files is in
 * local storage and survives a reload.
 */
const inMemory = new Map<string, unknown>();

export function readDraft(name: string): unknown {
  if (inMemory.has(name)) return inMemory.get(name);
  try {
    const stored = localStorage.getItem(storageKey(name));
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
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

function storageKey(name: string): string {
  return `diwan-draft-${name}`;
}

/** Only the name of a chosen picture can be stored. */
function withoutFiles(_key: string, value: unknown): unknown {
  const isChoice =
    typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
  return isChoice ? { kind: 'kept', lost: (value.file as File).name } : value;
}
