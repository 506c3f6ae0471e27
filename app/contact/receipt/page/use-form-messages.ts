import { use } from 'react';
import { fetchFormMessages } from '#shared/messages/fetch-form-messages.ts';
import { useLanguage } from '../../../language.tsx';

let fetched: Promise<void> | undefined;

/** Suspends a browser's rendering until it has the messages of the forms. */
export function useFormMessages(): void {
  const language = useLanguage();
  if (import.meta.env.SSR) return;
  fetched ??= fetchFormMessages(language);
  use(fetched);
}
