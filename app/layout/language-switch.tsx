import { Link, useLocation } from 'react-router';
import { otherLanguage } from '#shared/languages.ts';
import { languageChoicePath } from '#shared/site/pages.ts';
import { addressInLanguage } from '#shared/site/urls.ts';
import { useLanguage, useMessages } from '../language.tsx';

/**
 * A link to the same page in the other language, over an address that keeps the choice for the next visit to `/`. It
 * loads a new document, since a page carries the messages of its own language only.
 */
export function LanguageSwitch() {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const language = otherLanguage(useLanguage());
  return (
    <Link
      className="button button-outline language-switch"
      to={languageChoicePath + addressInLanguage(pathname, language) + search}
      lang={language}
      hrefLang={language}
      reloadDocument
    >
      {t('site.switch')}
    </Link>
  );
}
