/** The public pages that are no sections (specification §2), without a language. */
export const pages = {
  home: '/',
  'about-directorate': '/about-directorate',
  managers: '/managers',
  anthem: '/anthem',
  'about-manager': '/about-manager',
  'contact-us': '/contact-us',
  'code-conduct': '/code-conduct',
} as const;

export type PageKey = keyof typeof pages;

/** Before a page's path: remembers the language of that page, and leads to it. */
export const languageChoicePath = '/language';

/** Where the report tab of the contact page is linked from anywhere. */
export const reportPath = '/contact-us?tab=report';
