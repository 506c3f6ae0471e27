import { Link, useLocation } from 'react-router';
import { addressInLanguage } from '#shared/addresses.ts';
import { otherLanguage } from '#shared/languages.ts';
import { languageChoicePath } from '#shared/pages.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { useScripted } from '../use-scripted.ts';

/**
 * A link to the same page in the other language, over an address that keeps the choice for the next visit to `/` until
 * the page's script does that. It loads a new document, since a page carries the sentences of its own language only.
 */
export function LanguageSwitch() {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const language = otherLanguage(useLanguage());
  const scripted = useScripted();
  return (
    <Link
      className="button button-outline language-switch"
      to={(scripted ? '' : languageChoicePath) + addressInLanguage(pathname, language) + search}
      rel={scripted ? undefined : 'nofollow'}
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
