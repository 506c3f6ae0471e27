import type { MetaDescriptor } from 'react-router';
import { imageAddress } from '#shared/content/images.ts';
import { defaultLanguage, type Language, languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { href } from '#shared/site/href.ts';
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
  description: string;
  /** A picture's URL for shared links; the site's own picture by default. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** Further structured data (schema.org), each an object with its `@type`. */
  structured?: Record<string, unknown>[];
  /** Page number in a list, for the canonical URL of the pages after the first. */
  page?: number;
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
  const query = page.page && page.page > 1 ? `?page=${page.page}` : '';
  const inner = urlInLanguage(location.pathname, 'ar') !== '/';
  const canonical = absolute(urlInLanguage(location.pathname, language) + query);
  const title = inner ? `${page.title} | ${frame.identity.name}` : `${frame.identity.name} | ${page.title}`;
  const { shareImage } = frame.identity;
  const image = page.image ?? (shareImage && imageAddress(shareImage));
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
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...inLanguages.map((each) => alternate(each, each)),
    ...(byDefault ? [alternate('x-default', byDefault)] : []),
    ...(page.feed
      ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/atom+xml', title, href: page.feed }]
      : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: frame.identity.name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: ogLocale[language] },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
    ...(image ? [{ property: 'og:image', content: absolute(image) }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    ...(image ? [{ name: 'twitter:image', content: absolute(image) }] : []),
    // For machines that read whole documents: in a browser, Trusted Types would refuse to make the script elements.
    ...(import.meta.env.SSR
      ? [
          ...(inner ? [breadcrumb(language, page.title, canonical, frame)] : []),
          ...(page.structured ?? []),
        ].map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } }))
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

function breadcrumb(language: Language, title: string, address: string, frame: Frame) {
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(
        1,
        message(language, 'breadcrumb.main'),
        new URL(href('home', { language }), frame.publicUrl).href,
      ),
      step(2, title, address),
    ],
  };
}
