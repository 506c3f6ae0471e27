/** Every editor with unsaved changes, by its key, with the function that discards them. */
const unsaved = new Map<string, () => void>();

export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Registers unsaved changes; returns how to unregister them. */
export function noteUnsaved(key: string, discard: () => void): () => void {
  unsaved.set(key, discard);
  return () => void unsaved.delete(key);
}

/** Discards all unsaved changes, drafts included. */
export function discardUnsaved(): void {
  for (const discard of unsaved.values()) discard();
  unsaved.clear();
}
