import '../styles/search/search-page.css';
import { data } from 'react-router';
import { message } from '#shared/messages/messages.ts';
import { publicPages } from '#shared/site/public-routes.ts';
import { readQuery } from '#shared/site/route-query.ts';
import { sections } from '#shared/site/sections.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { FailedBlock } from '../blocks/failed-block.tsx';
import { SearchResults } from '../blocks/search/search-results.tsx';
import { SearchStart } from '../blocks/search/search-start.tsx';
import { quotedQuery, searchView, startView } from '../blocks/search/search-view.ts';
import { senderContext, siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import { SearchForm } from '../ui/search/search-form.tsx';
import type { Route } from './+types/search.ts';

/** A page of results, or the page before anything is searched for. A query of any text has results or a way on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const language = urlLanguage(url.pathname);
  // Read as it is: the row's limit would drop a long query, of which the beginning is searched for
  const q = (url.searchParams.get('q') ?? '').trim();
  const { section, year, open, sort, page = 1 } = readQuery(publicPages.search, url.searchParams);
  const title = message(language, 'search.title');
  const shown = { title, text: q, start: undefined, view: undefined };
  if (!q) return data({ ...shown, start: startView(language) });
  const request = {
    q,
    section: sections.find(({ key }) => key === section)?.key,
    year,
    open: open && open === '1',
    sort,
    page,
  };
  const found = await attempt(site, () =>
    site.services.search.page({ language, ...request }, context.get(senderContext)),
  );
  const heading = message(language, 'search.resultsFor', { text: quotedQuery(found?.query.text ?? q) });
  return data(
    {
      ...shown,
      title: heading,
      text: found?.query.text ?? q,
      view: found && searchView(language, { ...request, q: found.query.text }, found),
    },
    { status: found ? 200 : 503 },
  );
}

/** No cache stores a query. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, text } = args.loaderData;
  const description = message(urlLanguage(args.location.pathname), 'search.description');
  return pageHead(args, { title, description, noindex: text !== '' });
}

export default function Search({ loaderData: { text, start, view } }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <div className="search-page">
      <PageBand current={t('search.title')}>
        <SearchForm key={text} query={text} />
      </PageBand>
      {!view && !start ? (
        <FailedBlock>{t('state.failed')}</FailedBlock>
      ) : (
        <div className="band search-band">
          {view && <SearchResults view={view} />}
          {start && <SearchStart {...start} />}
        </div>
      )}
    </div>
  );
}
