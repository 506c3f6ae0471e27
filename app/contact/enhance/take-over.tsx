import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#shared/languages.ts';
import { LanguageProvider } from '../../language.tsx';

export type TakenForm<Props> = { show: (props: Props) => void; end: () => void };

type Begun = { begun?: boolean };

/**
 * Hydrates a form that the server rendered: its input, the focus and the caret stay. Resolves when the form
 * is interactive.
 */
export function takeOver<Props extends Begun>(
  place: HTMLElement,
  Form: ComponentType<Props>,
  language: Language,
  props: Props,
): Promise<TakenForm<Props>> {
  return new Promise((resolve) => {
    const form = {
      show: (now: Props) => root.render(element(now)),
      end: () => root.unmount(),
    };
    const done = () => resolve(form);
    const element = (now: Props) => (
      <LanguageProvider language={language}>
        <Form {...now} begun={props.begun ?? false} />
        <Ready done={done} />
      </LanguageProvider>
    );
    const root = hydrateRoot(place, element(props));
  });
}

function Ready({ done }: { done: () => void }) {
  useEffect(done, [done]);
  return null;
}
