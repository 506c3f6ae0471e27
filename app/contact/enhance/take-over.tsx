import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Language } from '#shared/languages.ts';
import { LanguageProvider } from '../../language.tsx';
import { FormBody } from '../form/form-body.tsx';
import type { FormProps } from '../form/submission.ts';

export type TakenForm = { show: (props: FormProps) => void; end: () => void };

/**
 * Hydrates a form that the server rendered: its input, the focus and the caret stay. Resolves when the form
 * is interactive.
 */
export function takeOver(place: HTMLElement, language: Language, props: FormProps): Promise<TakenForm> {
  return new Promise((resolve) => {
    const form = {
      show: (now: FormProps) => root.render(element(now)),
      end: () => root.unmount(),
    };
    const done = () => resolve(form);
    const element = (now: FormProps) => (
      <LanguageProvider language={language}>
        <FormBody {...now} begun={props.begun ?? false} />
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
