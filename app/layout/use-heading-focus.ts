import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path whose heading was shown last, in the module: the layout may be remounted when a page fails. */
let shown: string | undefined;

/** After a navigation in the browser the new page's heading is focused, so that a screen reader begins there. */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (isFirst || hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
