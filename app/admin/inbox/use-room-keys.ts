import type { InboxState } from '#shared/forms/inbox.ts';
import type { useRowAction } from './actions/use-row-action.ts';
import { caseId } from './focus-case.ts';
import type { InboxRow } from './inbox-kinds.ts';
import type { RoomList } from './list/use-room-list.ts';
import type { RoomAddress } from './room-address.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Options = {
  state: InboxState;
  room: RoomList;
  address: RoomAddress;
  action: ReturnType<typeof useRowAction>;
  open: InboxRow | 'missing' | undefined;
};

/** The single keys: to the next and the one before, mark as read, to the reply, to the search. */
export function useRoomKeys({ state, room, address, action, open }: Options): void {
  const at = room.shown.findIndex(({ id }) => id === address.item);
  const go = (to: number) => {
    const row = room.shown[to];
    if (row) address.open(row.id);
    else if (to >= room.shown.length && room.more && !room.loadingMore) void room.loadMore();
  };
  useShortcuts({
    j: () => go(at + 1),
    k: () => go(Math.max(at - 1, 0)),
    e: () => {
      if (state !== 'active') return;
      // The question is confirmed by the same key
      if (action.requested) action.confirm();
      else if (
        typeof open === 'object' &&
        action.busy === undefined &&
        !document.querySelector('.dialog-backdrop')
      )
        action.request(open);
    },
    r: () =>
      document
        .querySelector<HTMLElement>(`#${caseId} :is([data-reply], [href^="mailto:"], [href^="tel:"])`)
        ?.focus(),
    '/': () => document.querySelector<HTMLElement>('.room-search input')?.focus(),
  });
}
