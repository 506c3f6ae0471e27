import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { fetchForms } from '../form/load-forms.ts';
import type { FormProps } from '../form/submission.ts';
import { onUse } from './on-use.ts';
import type { TakenForm } from './take-over.tsx';

/**
 * Hydrates the form in an element when it is used, and renders new props from then on. A form that was posted
 * is in use.
 */
export function useTakingOver(props: FormProps) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<TakenForm>();
  // The props of the server's render: the page's may have changed since
  const [written] = useState(props);
  const wanted = props.posted !== undefined;

  const taking = useRef<Promise<void>>(undefined);

  const hydrate = async (element: HTMLElement, begun: boolean) => {
    const [{ takeOver }] = await Promise.all([import('./take-over.tsx'), fetchForms(language)]);
    setForm(await takeOver(element, language, { ...written, begun }));
  };
  // Once, however often the forms are switched while the script loads
  const take = useEffectEvent((element: HTMLElement, begun: boolean) => {
    taking.current ??= hydrate(element, begun).catch((failure) => {
      taking.current = undefined;
      throw failure;
    });
    return taking.current;
  });

  useEffect(() => {
    const element = place.current;
    if (!element || form) return;
    return onUse(element, wanted, (begun) => take(element, begun));
  }, [form, wanted]);

  useEffect(() => form?.show(props));

  useEffect(() => {
    if (!form) return;
    // Not during the unmount of the page around it
    return () => queueMicrotask(form.end);
  }, [form]);

  return place;
}
