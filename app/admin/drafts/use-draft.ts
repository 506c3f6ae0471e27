import { useCallback, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

type Options<T> = {
  initial: T;
  isWorthKeeping: (draft: T) => boolean;
};

/**
 * State of an editor that outlives its page: stored at every change, removed by `reset`. `restored`: it came
 * from a stored draft.
 */
export function useDraft<T>(name: string, { initial, isWorthKeeping }: Options<T>) {
  const [restored] = useState(() => readDraft(name) as T | undefined);
  const [draft, setDraft] = useState<T>(restored ?? initial);
  const change = useCallback(
    (to: (before: T) => T) =>
      setDraft((before) => {
        const after = to(before);
        if (isWorthKeeping(after)) writeDraft(name, after);
        else removeDraft(name);
        return after;
      }),
    [name, isWorthKeeping],
  );
  const reset = useCallback(() => {
    removeDraft(name);
    setDraft(initial);
  }, [name, initial]);
  return { draft, change, reset, restored: restored !== undefined };
}
