import { type PublicPage, publicPages } from './public-routes.ts';
import { type Section, sections } from './sections.ts';

/** The public pages in the order of their table, those with a section in their path once for each section. */
export const everyPage = Object.entries(publicPages).flatMap(
  ([key, { pattern }]): { name: PublicPage; pattern: string; section?: Section }[] => {
    const name = key as PublicPage;
    const isOfSection = /list|detail/.test(pattern);
    return isOfSection ? sections.map((section) => ({ name, pattern, section })) : [{ name, pattern }];
  },
);
