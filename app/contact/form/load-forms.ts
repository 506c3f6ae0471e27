import { createContext, use } from 'react';
import type { Language } from '#shared/languages.ts';
import { fetchFormMessages } from '#shared/messages/fetch-form-messages.ts';
import { useLanguage } from '../../language.tsx';

type FormParts = typeof import('./form-parts.ts').formParts;

/** The forms' parts on the server, where they need not be fetched. */
export const FormPartsContext = createContext<FormParts | undefined>(undefined);

/** The parts of the contact page's forms; a component that uses them suspends until they are loaded. */
export function useFormParts(): FormParts {
  const language = useLanguage();
  return use(FormPartsContext) ?? use(fetchForms(language));
}

/** Loads the forms' parts and messages once; after a failure the next call tries again. */
export const fetchForms = fetchedOnce(async () => (await import('./form-parts.ts')).formParts);

/** A load of parts with the forms' messages, as `fetchForms` is one. */
export function fetchedOnce<Parts>(load: () => Promise<Parts>): (language: Language) => Promise<Parts> {
  let fetched: Promise<Parts> | undefined;
  return (language) => {
    fetched ??= Promise.all([load(), fetchFormMessages(language)])
      .then(([parts]) => parts)
      .catch((error: unknown) => {
        fetched = undefined;
        throw error;
      });
    return fetched;
  };
}
