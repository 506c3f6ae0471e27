import type { PageKey } from './public-routes.ts';
import type { SectionKey } from './sections.ts';

type Entry = PageKey | SectionKey;

/** The navbar's five groups, in order (specification §2); labels are the messages `nav.{group}` and `{entry}.title`. */
export const navigation = [
  { group: 'directorate', entries: ['about-directorate', 'managers', 'anthem', 'code-conduct'] },
  { group: 'manager', entries: ['about-manager', 'manager-activities'] },
  { group: 'activities', entries: ['security-news', 'sports-news', 'directorate-activities'] },
  { group: 'announcements', entries: ['recruitments', 'tenders', 'admin-news'] },
  { group: 'publications', entries: ['articles', 'studies'] },
] as const satisfies { group: string; entries: readonly Entry[] }[];
