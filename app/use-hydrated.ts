import { useEffect } from 'react';

/** Signals hydration once: to the loader that started it, and by a mark on `<html>`. */
export function useHydrated() {
  useEffect(() => {
    // All of the home page's bands laid out at once would hold a weak phone for a tenth of a second
    const bands = document.querySelectorAll<HTMLElement>('.previews-band');
    bands.forEach(({ style }, index) => {
      style.contentVisibility = 'auto';
      setTimeout(() => (style.contentVisibility = ''), 50 * index);
    });
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
}
