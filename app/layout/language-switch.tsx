import { Link, useLocation } from 'react-router';
import { otherLanguage } from '#shared/languages.ts';
import { routeHref } from '#shared/site/href.ts';
import { languageChoiceRoute } from '#shared/site/public-routes.ts';
import { urlInLanguage } from '#shared/site/urls.ts';
import { useLanguage, useMessages } from '../language.tsx';

/**
 * A link to the same page in the other language, over a URL that stores the choice for the next visit to `/`. It
 * loads a new document, since a page carries the messages of its own language only.
 */
export function LanguageSwitch() {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const language = otherLanguage(useLanguage());
  const path = urlInLanguage(pathname, language).slice(1);
  return (
    <Link
      className="button button-outline language-switch"
      to={routeHref(languageChoiceRoute, { path }) + search}
      lang={language}
      hrefLang={language}
      reloadDocument
    >
      {t('site.switch')}
    </Link>
  );
}
