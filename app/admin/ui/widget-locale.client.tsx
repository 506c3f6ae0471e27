import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locales } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';

/** Sets the area's language in the library of widgets, for its own texts and its direction. */
export function WidgetLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>;
}
