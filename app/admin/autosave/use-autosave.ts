import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ItemDocument } from '../publishing/item-document.ts';
import type { AutosaveState, Handlers } from './autosaver.ts';
import { autosaverOf, openAutosaver } from './autosavers.ts';
import type { Changes } from './own-save.ts';

type Options = Handlers & {
  /** The version on which the changes are based, not a newer one; undefined for a new item, which is not sent. */
  item: ItemDocument | undefined;
  /** The typed texts that differ from it. */
  changes: Changes | undefined;
};

const nothing: AutosaveState = { state: 'idle' };

/**
 * Saves an item's working copy two seconds after the last key and on leaving. Its changes have to be in a draft
 * (`app/admin/drafts/`): that is what a reload, a lost connection and an ended session leave, and from where they are sent
 * later.
 */
export function useAutosave({ item, changes, onSaved, onConflict }: Options): AutosaveState {
  const name = item && `${item.section}/${item.id}`;
  const autosaver = useMemo(() => (name === undefined ? undefined : autosaverOf(name)), [name]);
  const handlers = useRef({ onSaved, onConflict });
  useEffect(() => {
    handlers.current = { onSaved, onConflict };
  });
  useEffect(() => {
    if (name === undefined || !autosaver) return undefined;
    return openAutosaver(name, autosaver, {
      onSaved: (stored) => handlers.current.onSaved(stored),
      onConflict: (newer) => handlers.current.onConflict(newer),
    });
  }, [name, autosaver]);
  useEffect(() => {
    if (item) autosaver?.update(item, changes);
  }, [autosaver, item, changes]);
  return useSyncExternalStore(
    autosaver?.subscribe ?? noSubscription,
    autosaver?.status ?? noStatus,
    noStatus,
  );
}

const noSubscription = () => () => {};
const noStatus = () => nothing;
