import { type RefObject, useEffect, useState } from 'react';

const signs = ['focusin', 'pointerdown'] as const;

/**
 * True after a form has been touched, also before hydration (`begun`): heavy scripts are fetched from then
 * on.
 */
export function useUsed(form: RefObject<HTMLElement | null>, begun = false): boolean {
  const [used, setUsed] = useState(begun);
  useEffect(() => {
    const element = form.current;
    if (used || !element) return;
    const use = () => setUsed(true);
    // The focus may have come before this listener
    if (element.contains(document.activeElement)) return use();
    for (const sign of signs) element.addEventListener(sign, use);
    return () => {
      for (const sign of signs) element.removeEventListener(sign, use);
    };
  }, [used, form]);
  return used;
}
