import { useEffect } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';

const prefix = /^\([\d٠-٩]+\) /;

/** Puts a count before the title of whichever page is open: «(٣) الصندوق». */
export function useTitleCount(count: number): void {
  const language = useLanguage();
  useEffect(() => {
    const wanted = () => {
      const title = document.title.replace(prefix, '');
      return count > 0 ? `(${numeral(language, count)}) ${title}` : title;
    };
    const apply = () => {
      if (document.title !== wanted()) document.title = wanted();
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count, language]);
}
