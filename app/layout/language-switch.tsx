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
        // No other host may set or read it; that browsers promise over HTTPS alone
        const [name, secure] =
          location.protocol === 'https:' ? ['__Host-language', '; secure'] : ['language', ''];
        document.cookie = `${name}=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
      }}
    >
      {t('site.switch')}
    </Link>
  );
}
