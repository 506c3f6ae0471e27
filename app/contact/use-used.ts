import { type RefObject, useEffect, useState } from 'react';

const signs = ['focusin', 'pointerdown'] as const;

/** Whether a form has been touched: what is heavy is fetched from then on. */
export function useUsed(form: RefObject<HTMLFormElement | null>): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (used || !element) return;
    const use = () => setUsed(true);
    for (const sign of signs) element.addEventListener(sign, use);
    return () => {
      for (const sign of signs) element.removeEventListener(sign, use);
    };
  }, [used, form]);
  return used;
}
