import { useEffect } from 'react';

/** Says, once, that the page answers to its visitor: to the loader that started it, and to whoever looks at `<html>`. */
export function useHydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
}
