import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { fetchForms } from '../form/load-forms.ts';
import type { FormProps } from '../form/submission.ts';
import { onUse } from './on-use.ts';
import type { TakenForm } from './take-over.tsx';

/**
 * Takes the form in an element over when it is used, and shows it what it is given from then on. One that comes with an
 * answer is in use, and so is a report that is looked at: the quick way out needs the script.
 */
export function useTakingOver(props: FormProps) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<TakenForm>();
  // What the server wrote it with: the page may have gone on since
  const [written] = useState(props);
  const wanted = props.posted !== undefined || (props.kind === 'report' && props.active);

  const take = useEffectEvent(async (element: HTMLElement, begun: boolean) => {
    const [{ takeOver }] = await Promise.all([import('./take-over.tsx'), fetchForms(language)]);
    setForm(await takeOver(element, language, { ...written, begun }));
  });

  useEffect(() => {
    const element = place.current;
    if (!element || form) return;
    return onUse(element, wanted, (begun) => take(element, begun));
  }, [form, wanted]);

  useEffect(() => form?.show(props));

  useEffect(() => {
    if (!form) return;
    // Not while the page around it is being taken apart
    return () => queueMicrotask(form.end);
  }, [form]);

  return place;
}
