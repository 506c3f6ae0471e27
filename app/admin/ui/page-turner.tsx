import { Button } from './button.tsx';

type Props = {
  label: string;
  /** From 1. */
  page: number;
  isLast: boolean;
  names: readonly [before: string, after: string];
  onTurn: (page: number) => void;
};

/** The way to the page before and after; nothing where there is only one. */
export function PageTurner({ label, page, isLast, names: [before, after], onTurn }: Props) {
  const isFirst = page === 1;
  if (isFirst && isLast) return null;
  return (
    <nav className="page-turner" aria-label={label}>
      <Button aria-disabled={isFirst} onClick={() => isFirst || onTurn(page - 1)}>
        {before}
      </Button>
      <Button aria-disabled={isLast} onClick={() => isLast || onTurn(page + 1)}>
        {after}
      </Button>
    </nav>
  );
}
