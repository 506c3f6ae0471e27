import '../styles/list-pages.css';
import { data } from 'react-router';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import * as limits from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import { routeHref, searchOf } from '#shared/site/href.ts';
import { feedRoute, publicPages } from '#shared/site/public-routes.ts';
import { readQuery } from '#shared/site/route-query.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import { sectionAt, urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { type ListedItem, withClosing, withNotice } from '../blocks/items/announcements/closing.ts';
import { ListLinksRow } from '../blocks/items/list-links.tsx';
import { listView } from '../blocks/items/list-view.ts';
import { SectionItems } from '../blocks/items/section-items.tsx';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { imageRules } from '../image-rules.ts';
import { type Item, itemView } from '../items.ts';
import { useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/section-list.ts';

/**
 * A section's page: twelve items, pinned and open ones first, then the newest, and whether more follow. `items` is missing where they
 * fail to load.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const language = urlLanguage(url.pathname);
  const section = sectionAt(url.pathname);
  const query = readQuery(publicPages['section-list'], url.searchParams);
  const { page = 1, year, view } = query;
  const state = hasDeadline(section) ? query.state : undefined;
  const now = site.services.deadlines.now();
  const [rules, found] = await Promise.all([
    imageRules(site),
    attempt(site, async () => {
      const { content } = site.services;
      const pinned = await content.pinned(section.key);
      const scope = { scope: language, year, state, first: 'pinned', pinned } as const;
      const [part, years] = await Promise.all([
        content.list(section.key, { limit: limits.pageItems, page, now, ...scope }),
        content.years(section.key, language),
      ]);
      const ids = part.items.map(({ id }) => id);
      const closedBy = hasDeadline(section) ? await content.closedBy(section.key, ids) : {};
      return { ...part, years, pinned, closedBy };
    }),
  ]);
  const { items, total = 0, years = [], pinned = [], closedBy = {} } = found ?? {};
  const words = listView({
    section: section.key,
    language,
    query: { ...query, state },
    years,
    total,
    now,
    hasSubscriptions: site.services.subscriptions !== undefined,
  });
  const listed = (item: Item): ListedItem => ({
    ...(words.closing ? withClosing(item, language, words.closing, now) : item),
    ...(pinned.includes(item.id) && { pinned: message(language, 'list.pinned') }),
  });
  return data(
    {
      section: section.key,
      about: message(language, `${section.key}.description`),
      year,
      state,
      page,
      view,
      ...words,
      items: items?.map((item) => listed(withNotice(itemView(section, item, language, rules), closedBy))),
      more: total > page * limits.pageItems,
      imageHosts: rules.imageHosts,
    },
    { status: found ? 200 : 503 },
  );
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { section, title, year, page } = args.loaderData;
  const language = urlLanguage(args.location.pathname);
  return pageHead(args, {
    title,
    description: message(language, `${section}.description`),
    feed: routeHref(feedRoute, { section, language }),
    // Both views of a list are one page to search engines, and so are its states
    query: searchOf(publicPages['section-list'], { year, page: page > 1 ? page : undefined }),
  });
}

export default function SectionList({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { year, state, page, view, count, links, items, programs } = loaderData;
  const section = sectionByKey(loaderData.section);
  return (
    <>
      <PageBand current={t(`${section.key}.title`)}>
        <p className="lead list-about">{loaderData.about}</p>
        {count && <p className="list-count">{count}</p>}
        <p className="list-calendar">
          {programs.map(({ path, text }) => (
            <a key={path} href={path}>
              {text}
            </a>
          ))}
        </p>
      </PageBand>
      <div className="band list-band">
        <div className="container">
          {items && <ListLinksRow rows={links} />}
          <SectionItems
            key={`${section.key} ${year} ${state} ${page} ${view}`}
            {...loaderData}
            section={section}
          />
        </div>
      </div>
    </>
  );
}
