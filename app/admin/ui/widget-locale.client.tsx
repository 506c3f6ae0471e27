import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locales } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';

/** Tells the library of widgets the area's language, for its own words and its sense of direction. */
export function WidgetLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>;
}
