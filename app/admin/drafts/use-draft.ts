import { useCallback, useState } from 'react';
import { readDraft, type Shared, writeShared } from './drafts.ts';

type Options<T> = Shared<T> & { initial: T };

/**
 * State of an editor that outlives its page: stored at every change, removed by `reset`. `restored`: it came
 * from a stored draft.
 */
export function useDraft<T>(name: string, { initial, isWorthKeeping, merge }: Options<T>) {
  const [restored] = useState(() => readDraft(name) as T | undefined);
  const [draft, setDraft] = useState<T>(restored ?? initial);
  const change = useCallback(
    (to: (before: T) => T) =>
      setDraft((before) => {
        const after = to(before);
        writeShared(name, after, { isWorthKeeping, merge });
        return after;
      }),
    [name, isWorthKeeping, merge],
  );
  const reset = useCallback(() => {
    writeShared(name, initial, { isWorthKeeping, merge });
    setDraft(initial);
  }, [name, initial, isWorthKeeping, merge]);
  return { draft, change, reset, restored: restored !== undefined };
}
