import { useEffect } from 'react';
import { useLanguage } from '../../language.tsx';
import { countedTitle } from './counted-title.ts';

/** Puts a count before the title of whichever page is open: «(٣) الصندوق». */
export function useTitleCount(count: number): void {
  const language = useLanguage();
  useEffect(() => {
    const apply = () => {
      const wanted = countedTitle(document.title, count, language);
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count, language]);
}
