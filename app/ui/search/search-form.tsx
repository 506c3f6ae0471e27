import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import suggestionsUrl from './suggestions.ts?worker&url';

/** A search field, complete without a script: suggestions are fetched once it has the focus (app/hydration-loader.js). */
export function SearchForm({ query }: { query?: string }) {
  const t = useMessages();
  const action = href('search', { language: useLanguage() });
  return (
    <form role="search" action={action} data-suggestions={suggestionsUrl}>
      <input
        type="search"
        name="q"
        aria-label={t('search.title')}
        autoComplete="off"
        defaultValue={query}
        className="input"
      />
      <button className="button button-primary">{t('search.title')}</button>
    </form>
  );
}
