import type { KeyboardEvent } from 'react';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** The arrow keys go from row to row; Enter opens, as for any link. */
export function goThroughLinks(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  const row = (event.target as HTMLElement).closest('li');
  if (!step || !row) return;
  event.preventDefault();
  const rows = [...event.currentTarget.children];
  rows[step(rows.indexOf(row), rows.length - 1)]?.querySelector<HTMLElement>('a')?.focus();
}
