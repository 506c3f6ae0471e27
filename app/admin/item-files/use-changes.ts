import { useEffect, useRef } from 'react';

/** Reports every list after the first one. */
export function useChanges(value: readonly unknown[] | undefined, onChange: () => void): void {
  const before = useRef(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (before.current !== undefined && value !== before.current) latest.current();
    before.current = value;
  }, [value]);
}
