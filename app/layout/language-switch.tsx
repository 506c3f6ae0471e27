import { Link, useLocation } from 'react-router';
import { addressInLanguage } from '#shared/addresses.ts';
import { otherLanguage } from '#shared/languages.ts';
import { useLanguage, useMessages } from '../language.tsx';

/**
 * A link to the same page in the other language. It loads a new document, since a page carries the sentences of its own
 * language only; the choice is kept for the next visit to `/`.
 */
export function LanguageSwitch() {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const language = otherLanguage(useLanguage());
  return (
    <Link
      className="button button-outline language-switch"
      to={addressInLanguage(pathname, language) + search}
      lang={language}
      hrefLang={language}
      reloadDocument
      onClick={() => {
        document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
      }}
    >
      {t('site.switch')}
    </Link>
  );
}
