import { useEffect } from 'react';
import { useMessages } from '../../language.tsx';

/** While something is wrong with a form, the page's title begins with that (the server writes it so too). */
export function useErrorTitle(failed: boolean) {
  const prefix = useMessages()('form.errorPrefix');
  useEffect(() => {
    if (!failed) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [failed, prefix]);
}
