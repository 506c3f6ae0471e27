import type { PageKey } from './public-routes.ts';
import { sectionsOf } from './sections.ts';

const groups = [
  { group: 'directorate', pages: ['about-directorate', 'managers', 'anthem', 'code-conduct'] },
  { group: 'manager', pages: ['about-manager'] },
  { group: 'activities', pages: [] },
  { group: 'announcements', pages: [] },
  { group: 'publications', pages: [] },
] as const satisfies { group: string; pages: readonly PageKey[] }[];

/**
 * The navbar's five groups in order, their pages before their sections (specification §2). Labels are the messages
 * `nav.{group}` and `{entry}.title`.
 */
export const navigation = groups.map(({ group, pages }) => ({
  group,
  entries: [...pages, ...sectionsOf('site', group)],
}));
