import { useEffect } from 'react';
import { useMessages } from '../language.tsx';
import { isPageHidden } from './hide-page.ts';

/** While a form has an error, the page's title begins with it (as the server renders it). */
export function useErrorTitle(failed: boolean) {
  const prefix = useMessages()('form.errorPrefix');
  useEffect(() => {
    if (!failed || isPageHidden()) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [failed, prefix]);
}
