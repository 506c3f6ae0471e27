import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';

const icons = { up: IconArrowUp, down: IconArrowDown } as const;

type Props = {
  /** Counts from 1. */
  place: number;
  count: number;
  /** An accessible name for an action of this file. */
  of: (action: string) => string;
  busy: boolean;
  onMove: (place: number) => Promise<boolean>;
};

/** Moves a file of an item by one place; the focus goes with it. */
export function OrderButtons({ place, count, of, busy, onMove }: Props) {
  const t = useAdminMessages();
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef<'up' | 'down'>(undefined);
  useEffect(() => {
    // An element that moves in the document loses the focus
    const way = pressed.current;
    pressed.current = undefined;
    const usable = buttons.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [];
    if (way) (usable.length > 1 && way === 'down' ? usable[1] : usable[0])?.focus();
  }, [place]);
  const move = async (way: 'up' | 'down') => {
    if (busy) return;
    pressed.current = way;
    if (!(await onMove(place + (way === 'up' ? -1 : 1)))) pressed.current = undefined;
  };
  return (
    <div className="file-order" ref={buttons}>
      {(['up', 'down'] as const).map((way) => {
        const Icon = icons[way];
        return (
          <button
            key={way}
            type="button"
            className="icon-button"
            aria-label={of(t(`itemFiles.${way}`))}
            disabled={place === (way === 'up' ? 1 : count)}
            aria-disabled={busy}
            onClick={() => void move(way)}
          >
            <Icon size={18} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
