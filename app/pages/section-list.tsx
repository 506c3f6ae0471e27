import { data } from 'react-router';
import * as limits from '#shared/limits.ts';
import { message } from '#shared/messages/messages.ts';
import { routeHref } from '#shared/site/href.ts';
import { feedRoute, publicPages } from '#shared/site/public-routes.ts';
import { readQuery } from '#shared/site/route-query.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import { sectionAt, urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { SectionItems } from '../blocks/items/section-items.tsx';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { itemView } from '../items.ts';
import { useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/section-list.ts';

/**
 * A section's page: twelve items, the newest first, and whether more follow. `items` is missing where they
 * fail to load.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const language = urlLanguage(url.pathname);
  const section = sectionAt(url.pathname);
  const { page = 1 } = readQuery(publicPages['section-list'], url.searchParams);
  const [settings, found] = await Promise.all([
    site.services.settings.all(),
    attempt(site, () =>
      site.services.content.list(section.key, { limit: limits.pageItems, page, scope: language }),
    ),
  ]);
  const rules = { publicUrl: site.publicUrl, imageHosts: settings.imageHosts };
  return data(
    {
      section: section.key,
      page,
      items: found?.items.map((item) => itemView(section, item, language, rules)),
      more: found !== undefined && found.total > page * limits.pageItems,
      imageHosts: settings.imageHosts,
    },
    { status: found ? 200 : 503 },
  );
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { section, page } = args.loaderData;
  const language = urlLanguage(args.location.pathname);
  return pageHead(args, {
    title: message(language, `${section}.title`),
    description: message(language, `${section}.description`),
    feed: routeHref(feedRoute, { section, language }),
    page,
  });
}

export default function SectionList({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const section = sectionByKey(loaderData.section);
  return (
    <>
      <PageBand current={t(`${section.key}.title`)} />
      <div className="band">
        <div className="container">
          <SectionItems key={`${section.key} ${loaderData.page}`} {...loaderData} section={section} />
        </div>
      </div>
    </>
  );
}
