import { createContext, type ReactNode, use } from 'react';
import { defaultLanguage, type Language } from '#shared/languages.ts';
import { type MessageKey, message, type PageMessageKey } from '#shared/messages/messages.ts';

export const LanguageContext = createContext<Language>(defaultLanguage);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The page's language. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

type Values = Record<string, string | number>;

/** The catalogue in the page's language: `t('action.readMore')`. */
export function useMessages(): (key: PageMessageKey, values?: Values) => string {
  return useAllMessages();
}

/** The catalogue with the messages of the forms, for modules that are fetched together with them. */
export function useAllMessages(): (key: MessageKey, values?: Values) => string {
  const language = useLanguage();
  return (key, values) => message(language, key, values);
}
