import { useEffect } from 'react';

/** Signals hydration once: to the loader that started it, and by a mark on `<html>`. */
export function useHydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
}
