/** Every editor with unsaved changes, by its key, with what throws them away. */
const unsaved = new Map<string, () => void>();

export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Notes unsaved changes; answers what takes the note back. */
export function noteUnsaved(key: string, discard: () => void): () => void {
  unsaved.set(key, discard);
  return () => void unsaved.delete(key);
}

/** Throws all unsaved changes away, drafts included. */
export function discardUnsaved(): void {
  for (const discard of unsaved.values()) discard();
  unsaved.clear();
}
