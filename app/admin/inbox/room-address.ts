import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { caseId, focusById, headingId, rowLinkId } from './focus-case.ts';

export type RoomAddress = ReturnType<typeof useRoomAddress>;

/** The open message stands in the address by its number; nothing that it says, and no search, ever does. */
export function useRoomAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const item = Number(search.get('item')) || undefined;

  // The focus follows what was opened or closed; a page that opens with one keeps the focus on its heading
  const before = useRef(item);
  const moved = useRef(false);
  useEffect(() => {
    if (before.current === item || !moved.current) return;
    const left = before.current;
    before.current = item;
    moved.current = false;
    if (item !== undefined) focusById(caseId);
    else if (left !== undefined)
      focusById(document.getElementById(rowLinkId(left)) ? rowLinkId(left) : headingId);
  });

  const open = (to: number | undefined) => {
    moved.current = true;
    void navigate(withItem(search, to), { preventScrollReset: true, replace: item !== undefined });
  };
  return {
    item,
    linkTo: (to: number | undefined) => withItem(search, to),
    /** Marks that the focus follows the next change of the open message. */
    moves: () => {
      moved.current = true;
    },
    /** From one message to another, Back leads to the list. */
    open,
    /**
     * Opens the next message when one has left the list. The response may come late: whoever went on to another list or
     * message meanwhile stays there.
     */
    leave: (left: number, to: number | undefined) => {
      const now = new URLSearchParams(window.location.search);
      if (Number(now.get('item')) !== left || withItem(now, left) !== withItem(search, left)) return;
      open(to);
    },
  };
}

/** The address of a message in the same list, or of the list. */
export function withItem(search: URLSearchParams, to: number | undefined): string {
  const next = new URLSearchParams(search);
  next.delete('item');
  if (to !== undefined) next.set('item', String(to));
  return `?${next}`;
}
