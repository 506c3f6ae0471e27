import { type PageKey, pages } from './pages.ts';
import { type SectionKey, sectionByKey } from './sections.ts';

type Entry = PageKey | SectionKey;

/** The navbar's five groups, in order (specification §2); labels are the messages `nav.{group}` and `{entry}.title`. */
export const navigation = [
  { group: 'directorate', entries: ['about-directorate', 'managers', 'anthem', 'code-conduct'] },
  { group: 'manager', entries: ['about-manager', 'manager-activities'] },
  { group: 'activities', entries: ['security-news', 'sports-news', 'directorate-activities'] },
  { group: 'announcements', entries: ['recruitments', 'tenders', 'admin-news'] },
  { group: 'publications', entries: ['articles', 'studies'] },
] as const satisfies { group: string; entries: readonly Entry[] }[];

/** The path, without a language, of a page or of a section's list. */
export function entryPath(entry: Entry): string {
  return entry in pages ? pages[entry as PageKey] : sectionByKey(entry as SectionKey).list;
}
