import { useCallback, useEffect, useRef, useState } from 'react';
import { readShared, type SharedDraft, takeOver, writeShared } from './shared-draft.ts';

/**
 * State of an editor of several items that outlives its page: stored at every change, removed by `reset`. `restored`: it
 * came from a stored draft.
 */
export function useDraft<Draft extends SharedDraft>(name: string, initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => (readShared(name) as Draft | undefined) ?? initial);
  const [restored, setRestored] = useState(draft.edits.length > 0);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const change = useCallback(
    (to: (before: Draft) => Draft) =>
      setDraft((before) => {
        const after = to(before);
        writeShared(name, after);
        return after;
      }),
    [name],
  );
  const reset = useCallback(() => {
    writeShared(name, initial);
    setDraft(initial);
  }, [name, initial]);
  // An edit that was saved or discarded may leave room for another window's words of the same item
  useEffect(() => {
    let isLeft = false;
    const restore = async () => {
      const lost = await takeOver(name, () => (isLeft ? undefined : latest.current));
      if (lost.length === 0) return;
      change((before) => ({ ...before, editing: true, edits: [...before.edits, ...lost] }));
      setRestored(true);
    };
    void restore();
    return () => {
      isLeft = true;
    };
  }, [name, change, draft.edits.length]);
  return { draft, change, reset, restored };
}
