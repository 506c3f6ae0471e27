import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { onUse } from './on-use.ts';
import type { TakenForm } from './take-over.tsx';

type Fetch<Props> = (language: Language) => Promise<ComponentType<Props>>;

/**
 * Hydrates the form in an element when it is used, and renders new props from then on. A form that was posted
 * is in use.
 * @param fetch loads the form.
 */
export function useTakingOver<Props extends { posted?: object | undefined; begun?: boolean }>(
  props: Props,
  fetch: Fetch<Props>,
) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<TakenForm<Props>>();
  // The props of the server's render: the page's may have changed since
  const [written] = useState(props);
  const wanted = props.posted !== undefined;

  const taking = useRef<Promise<void>>(undefined);

  const hydrate = async (element: HTMLElement, begun: boolean) => {
    const [{ takeOver }, Form] = await Promise.all([import('./take-over.tsx'), fetch(language)]);
    setForm(await takeOver(element, Form, language, { ...written, begun }));
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
