import { useEffect, useRef } from 'react';
import * as limits from '#shared/limits.ts';
import { focusConflict } from '../panel/conflict-box.tsx';
import { focusHeading } from '../ui/focus-heading.ts';

type Options = {
  /** The open item, and whether it is shown. */
  key: string | undefined;
  isReady: boolean;
  /** The new item that was added last. */
  added: string | undefined;
  editing: boolean;
  conflict: { key: string } | undefined;
};

/** The focus goes to an item's heading when it opens, and back to its row when it closes. */
export function useDeskFocus({ key, isReady, added, editing, conflict }: Options): void {
  const shown = useRef({ key, editing });
  useEffect(() => {
    const before = shown.current;
    if (key !== undefined && !isReady) return;
    shown.current = { key, editing };
    if (before.key === key && before.editing === editing) return;
    if (before.key !== key && key === undefined) return focusRow(before.key);
    // The button that changed the mode went with the mode
    if (key === undefined || key !== added) focusItem();
  }, [key, isReady, editing, added]);

  // A moment after it was added (specification §4)
  const reached = useRef<string>(undefined);
  useEffect(() => {
    if (!added || key !== added || !isReady || reached.current === added) return undefined;
    const timer = setTimeout(() => {
      reached.current = added;
      const card = cardOf(added);
      // Gliding past the rest would keep the editor waiting
      card?.scrollIntoView({ block: 'start', behavior: 'instant' });
      card?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
    }, limits.scrollToNewCardMs);
    return () => clearTimeout(timer);
  }, [added, key, isReady]);

  // The item of a conflict may have to be opened first
  const settled = useRef<object>(undefined);
  useEffect(() => {
    if (!conflict || settled.current === conflict || key !== conflict.key || !isReady) return;
    settled.current = conflict;
    focusConflict(cardOf(conflict.key));
  }, [conflict, key, isReady]);
}

function focusItem(): void {
  const heading = document.querySelector<HTMLElement>('.desk-card h2');
  if (!heading) return focusHeading();
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function focusRow(key: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key ?? '')}"] a`);
  if (!row) return focusHeading();
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function cardOf(key: string) {
  return document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);
}
