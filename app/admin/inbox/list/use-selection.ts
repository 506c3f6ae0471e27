import { useCallback, useState } from 'react';
import type { InboxRow } from '../inbox-kinds.ts';

export type Selection = ReturnType<typeof useSelection>;

/** The selected rows among those shown; a damaged one has nothing to export. */
export function useSelection(rows: readonly InboxRow[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    ({ id }: InboxRow) =>
      setIds(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
    [],
  );
  const complete = rows.filter(({ damaged }) => !damaged);
  const chosen = complete.filter(({ id }) => ids.has(id));
  const all = chosen.length > 0 && chosen.length === complete.length;
  return {
    chosen,
    all,
    has: ({ id }: InboxRow) => ids.has(id),
    toggle,
    toggleAll: () => setIds(new Set(all ? [] : complete.map(({ id }) => id))),
  };
}
