import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes open `<details>` of an element: all on navigation and on a click elsewhere, the innermost on Escape. */
export function useDisclosures(element: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();

  useEffect(() => close(element.current), [element, pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!element.current?.contains(event.target as Node)) close(element.current);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const innermost = [...(element.current?.querySelectorAll('details[open]') ?? [])].at(-1);
      if (!(innermost instanceof HTMLDetailsElement)) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [element]);
}

function close(element: HTMLElement | null) {
  for (const details of element?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    details.open = false;
  }
}
