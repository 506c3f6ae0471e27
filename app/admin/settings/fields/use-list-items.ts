import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Options = { items: unknown[]; onChange: (items: unknown[]) => void };

/** Changes of a list. Each item keeps its key when it is moved, so that its fields keep their state. */
export function useListItems({ items, onChange }: Options) {
  const root = useRef<HTMLOListElement>(null);
  const [keys, setKeys] = useState<string[]>(() => items.map(() => crypto.randomUUID()));

  /** Renders a change immediately, and moves the focus into the item at an index. */
  const show = (nextKeys: string[], nextItems: unknown[], place: number, target: string) => {
    flushSync(() => {
      setKeys(nextKeys);
      onChange(nextItems);
    });
    const item = root.current?.children[Math.min(place, nextItems.length - 1)];
    item?.querySelector<HTMLElement>(target)?.focus();
  };

  return {
    root,
    keys,
    add: (item: unknown) =>
      show(
        [...keys, crypto.randomUUID()],
        [...items, item],
        items.length,
        ':is(input, textarea):not(:disabled)',
      ),
    remove: (place: number) => show(keys.toSpliced(place, 1), items.toSpliced(place, 1), place, 'button'),
    move: (from: number, to: number) =>
      show(moved(keys, from, to), moved(items, from, to), to, `[data-move='${from < to ? 'down' : 'up'}']`),
    change: (place: number, item: unknown) => onChange(items.with(place, item)),
  };
}

function moved<T>(list: T[], from: number, to: number): T[] {
  const [item] = list.slice(from, from + 1) as [T];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
