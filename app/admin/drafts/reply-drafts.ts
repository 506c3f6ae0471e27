import { useSyncExternalStore } from 'react';

/**
 * Answers that are being written, by their case: in memory alone, since what is confidential is on no disk in clear. They
 * outlive another case, another page of the area, and a session that ends meanwhile.
 */
const drafts = new Map<string, string>();

const changes = new EventTarget();

export function setReplyDraft(key: string, text: string): void {
  if (text) drafts.set(key, text);
  else drafts.delete(key);
  changes.dispatchEvent(new Event('change'));
}

export function discardReplyDrafts(): void {
  drafts.clear();
  changes.dispatchEvent(new Event('change'));
}

export function useReplyDraft(key: string): string {
  return useSyncExternalStore(
    subscribe,
    () => drafts.get(key) ?? '',
    () => '',
  );
}

export function useHasReplyDrafts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => drafts.size > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
