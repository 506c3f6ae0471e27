import { createContext, use } from 'react';
import type { Language } from '#shared/languages.ts';
import { fetchFormMessages } from '#shared/messages/fetch-form-messages.ts';
import { useLanguage } from '../../language.tsx';

type FormParts = typeof import('./form-parts.ts').formParts;

/** The forms' parts on the server, where they need not be fetched. */
export const FormPartsContext = createContext<FormParts | undefined>(undefined);

/** The forms' parts; a component that uses them suspends until they are loaded. */
export function useFormParts(): FormParts {
  const language = useLanguage();
  return use(FormPartsContext) ?? use(fetchForms(language));
}

let fetched: Promise<FormParts> | undefined;

/** Loads the forms' parts and messages once; after a failure the next call tries again. */
export function fetchForms(language: Language): Promise<FormParts> {
  fetched ??= fetchAll(language).catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function fetchAll(language: Language): Promise<FormParts> {
  const [{ formParts }] = await Promise.all([import('./form-parts.ts'), fetchFormMessages(language)]);
  return formParts;
}
