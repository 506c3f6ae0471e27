/** The specification's tables of public routes (§2), written again: the site's own tables are under test. */

export const languages = ['ar', 'en'] as const;

export type Language = (typeof languages)[number];

/** The pages that are no lists, without a language. */
export const pagePaths = [
  '/',
  '/about-directorate',
  '/managers',
  '/anthem',
  '/about-manager',
  '/contact-us',
  '/code-conduct',
  '/search',
  '/verify',
  '/receipt',
] as const;

/** The nine sections in the home page's order: the list's path, the details' path, the layout, and the call of one item. */
export const sections = [
  { key: 'manager-activities', list: '/manager-activities', detail: '/manager-activities', rich: false },
  { key: 'security-news', list: '/security-news', detail: '/security-news', rich: false },
  { key: 'sports-news', list: '/sports-news', detail: '/sports-news', rich: true },
  {
    key: 'directorate-activities',
    list: '/directorate-activities',
    detail: '/directorate-activities',
    rich: true,
  },
  { key: 'recruitments', list: '/recruitments', detail: '/recruitment', rich: true },
  { key: 'admin-news', list: '/admin-news', detail: '/admin-news', rich: false },
  { key: 'tenders', list: '/tenders', detail: '/tender', rich: false },
  { key: 'articles', list: '/articles', detail: '/articles', rich: false },
  { key: 'studies', list: '/studies', detail: '/studies', rich: false },
] as const;

/** A path in a language: English stands under `/en`. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

export const unknownPath = '/no-such-page';

/** Every public URL in a language: pages, lists, a detail page of each section, an unknown path. */
export function routes(language: Language): string[] {
  return [
    ...pagePaths.map((path) => inLanguage(language, path)),
    ...sections.map(({ list }) => inLanguage(language, list)),
    ...sections.map(({ detail }) => `${detail}/3/${language}`),
    inLanguage(language, unknownPath),
  ];
}

/** An address of each layout in a language: the nine lists are one page to the browser, and so are details of a kind. */
export function layouts(language: Language): string[] {
  const of = (key: (typeof sections)[number]['key']) =>
    sections.filter((section) => section.key === key).map(({ detail }) => `${detail}/3/${language}`);
  return [
    ...pagePaths.map((path) => inLanguage(language, path)),
    inLanguage(language, '/security-news'),
    ...of('security-news'),
    ...of('recruitments'),
    inLanguage(language, unknownPath),
  ];
}

/** The same URL in the other language. */
export function counterpart(address: string): string {
  const detail = /^(\/[^/]+\/\d+)\/(ar|en)$/.exec(address);
  if (detail) return `${detail[1]}/${detail[2] === 'ar' ? 'en' : 'ar'}`;
  if (address.endsWith(unknownPath)) return address.startsWith('/en') ? '/' : '/en';
  if (address === '/en' || address.startsWith('/en/')) return address.slice(3) || '/';
  return inLanguage('en', address);
}

/** The calls that read one item (specification §7). */
export const calls = {
  'manager-activities': 'manager-activity',
  'security-news': 'security-news-item',
  'sports-news': 'sports-news-item',
  'directorate-activities': 'directorate-activity',
  'recruitments': 'recruitment',
  'admin-news': 'admin-news-item',
  'tenders': 'tender',
  'articles': 'article',
  'studies': 'study',
} as const;
