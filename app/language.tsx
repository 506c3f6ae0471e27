import { createContext, type ReactNode, use } from 'react';
import { defaultLanguage, type Language } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The page's language. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The catalogue in the page's language: `t('action.readMore')`. */
export function useMessages(): (key: MessageKey, values?: Record<string, string | number>) => string {
  const language = useLanguage();
  return (key, values) => message(language, key, values);
}
