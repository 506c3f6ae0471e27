import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation in the browser the new page's heading is focused, so that a screen reader begins there. */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
