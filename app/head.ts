import type { MetaDescriptor } from 'react-router';
import { closedSharePicture, imageAddress, sharePicture } from '#shared/content/images.ts';
import { defaultLanguage, type Language, languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { openSearchRoute } from '#shared/site/public-routes.ts';
import { urlInLanguage, urlLanguage } from '#shared/site/urls.ts';
import type { useFrame } from './frame.ts';

type Frame = ReturnType<typeof useFrame>;

/** The used part of the arguments of a route's `meta`. */
type MetaArgs = {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

type Page = {
  title: string;
  /** Not in a browser, which has no messages for it. */
  description: string;
  /** The `image` field of what the page shows, for shared links; the site's own picture by default. */
  image?: string | undefined;
  /** The alternative text of the picture; the title by default. */
  alt?: string | undefined;
  /** True for a card, which says by itself that something is closed. */
  isCard?: boolean | undefined;
  /** The word for a page about something closed, which the picture says, too. */
  closed?: string | undefined;
  type?: 'website' | 'article';
  /** The list that the page belongs to. */
  section?: { title: string; path: string };
  /** Further structured data (schema.org), each an object with its `@type`. */
  structured?: Record<string, unknown>[];
  /** Query of the canonical URL, where it has one. */
  query?: string;
  /** The languages in which the page is to be read, where these are not all. */
  languages?: Language[];
  /** A feed of the page's items. */
  feed?: string;
  /** For a page that search engines are not to index. */
  noindex?: boolean;
};

const ogLocale: Record<Language, string> = { ar: 'ar_LB', en: 'en_US' };

/** The head of a page: title, description, canonical and alternate URLs, share card and structured data. */
export function pageHead({ location, matches }: MetaArgs, page: Page): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === 'layout/site-layout')?.loaderData as Frame | undefined;
  if (!frame) return [{ title: page.title }];
  const language = urlLanguage(location.pathname);
  const absolute = (path: string) => new URL(path, frame.publicUrl).href;
  const { query = '' } = page;
  const inner = urlInLanguage(location.pathname, 'ar') !== '/';
  const canonical = absolute(urlInLanguage(location.pathname, language) + query);
  const title = inner ? `${page.title} | ${frame.identity.name}` : `${frame.identity.name} | ${page.title}`;
  const inLanguages = page.languages ?? languages;
  const byDefault = inLanguages.find((each) => each === defaultLanguage) ?? inLanguages[0];
  const alternate = (hrefLang: string, to: Language): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: absolute(urlInLanguage(location.pathname, to) + query),
  });
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...inLanguages.map((each) => alternate(each, each)),
    ...(byDefault ? [alternate('x-default', byDefault)] : []),
    ...(page.feed
      ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/atom+xml', title, href: page.feed }]
      : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    // For machines that read whole documents, never in a browser: there, Trusted Types would refuse the scripts.
    ...(import.meta.env.SSR
      ? [
          { name: 'description', content: page.description },
          ...shareCard(language, page, canonical, frame),
          {
            tagName: 'link' as const,
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: frame.identity.name,
            href: routeHref(openSearchRoute, { language }),
          },
          ...[
            inner ? breadcrumb(language, page, canonical, frame) : website(language, frame),
            ...(page.structured ?? []),
          ].map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
        ]
      : []),
  ];
}

/** The directorate itself, as schema.org has it; stands on the home page and the page about it. */
export function organisation({ publicUrl, identity, contact, social }: Frame): Record<string, unknown> {
  return {
    '@type': 'GovernmentOrganization',
    name: identity.name,
    description: identity.description,
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    telephone: contact.phone,
    email: contact.email,
    address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'LB' },
    sameAs: Object.values(social).filter(Boolean),
  };
}

/** The card that networks show of a shared link. */
function shareCard(language: Language, page: Page, url: string, frame: Frame): MetaDescriptor[] {
  const { name, shareImage } = frame.identity;
  const og: Record<string, string | undefined> = {
    site_name: name,
    type: page.type ?? 'website',
    locale: ogLocale[language],
    title: page.title,
    description: page.description,
    url,
    ...imageTags(page.image ?? shareImage, frame, {
      alt: [page.closed, page.alt ?? (page.image ? page.title : name)].filter(Boolean).join(': '),
      closedIn: page.closed && !page.isCard ? language : undefined,
    }),
  };
  const twitter = {
    'card': 'summary_large_image',
    'title': page.title,
    'description': page.description,
    'image': og['image'],
    'image:alt': og['image:alt'],
  };
  const tags = (prefix: string, attribute: 'name' | 'property', all: Record<string, string | undefined>) =>
    Object.entries(all).flatMap(([key, content]) =>
      content ? [{ [attribute]: `${prefix}:${key}`, content }] : [],
    );
  return [...tags('og', 'property', og), ...tags('twitter', 'name', twitter)];
}

/** A picture with its size and type where these are known: readers that cannot know them show none. */
function imageTags(
  image: string,
  { publicUrl }: Frame,
  { alt, closedIn }: { alt: string; closedIn: Language | undefined },
): Record<string, string> {
  if (!image) return {};
  const known = closedIn ? closedSharePicture(image, closedIn) : sharePicture(image);
  return {
    'image': new URL(imageAddress(known?.path ?? image), publicUrl).href,
    ...(known && {
      'image:width': String(known.width),
      'image:height': String(known.height),
      'image:type': 'image/jpeg',
    }),
    'image:alt': alt,
  };
}

/** The site with its search, for those who offer a field of their own. */
function website(language: Language, { publicUrl, identity }: Frame): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    'name': identity.name,
    'url': publicUrl + href('home', { language }),
    'potentialAction': {
      '@type': 'SearchAction',
      'target': {
        '@type': 'EntryPoint',
        'urlTemplate': `${publicUrl}${href('search', { language })}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumb(language: Language, page: Page, url: string, frame: Frame) {
  const absolute = (path: string) => new URL(path, frame.publicUrl).href;
  const steps = [
    { name: message(language, 'breadcrumb.main'), item: absolute(href('home', { language })) },
    ...(page.section ? [{ name: page.section.title, item: absolute(page.section.path) }] : []),
    { name: page.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
