/**
 * The registry: nine sections, a row each (specification §2, §7, §9). Routes, calls, menus, previews, feeds
 * and tests loop over it; a tenth section is one more row plus its messages (`{key}.title`, …).
 *
 * - `list`, `detail`: public paths without a language. The specification's paths are irregular, so they stand here as they are.
 * - `calls`: the API's paths, likewise. An item is changed at `update-{item}`, and removed where it is read.
 * - `answer`: the keys under which a list call answers; two where the specification has two readings.
 * - `preview`: how the home page decides on View More (§9): `limited` when as many came as were asked for,
 *   `whole` when more exist, `first-of-all` always.
 * - `layout`: of the detail page (§2): the rich one has a badge, Print, Share and a way back to the list.
 */
export const sections = [
  {
    key: 'manager-activities',
    list: '/manager-activities',
    detail: '/manager-activities',
    calls: {
      list: 'manager-activities',
      item: 'manager-activity',
      create: 'manager-activity',
    },
    answer: ['activities'],
    preview: 'first-of-all',
    layout: 'plain',
  },
  {
    key: 'security-news',
    list: '/security-news',
    detail: '/security-news',
    calls: {
      list: 'security-news',
      item: 'security-news-item',
      create: 'security-news',
    },
    answer: ['activities'],
    preview: 'limited',
    layout: 'plain',
  },
  {
    key: 'sports-news',
    list: '/sports-news',
    detail: '/sports-news',
    calls: {
      list: 'sports-news',
      item: 'sports-news-item',
      create: 'sports-news',
    },
    answer: ['activities'],
    preview: 'limited',
    layout: 'rich',
  },
  {
    key: 'directorate-activities',
    list: '/directorate-activities',
    detail: '/directorate-activities',
    calls: {
      list: 'directorate-activities',
      item: 'directorate-activity',
      create: 'directorate-activity',
    },
    answer: ['activities'],
    preview: 'limited',
    layout: 'rich',
  },
  {
    key: 'recruitments',
    list: '/recruitments',
    detail: '/recruitment',
    calls: {
      list: 'recruitments',
      item: 'recruitment',
      create: 'recruitment',
    },
    answer: ['activities'],
    preview: 'limited',
    layout: 'rich',
  },
  {
    key: 'admin-news',
    list: '/admin-news',
    detail: '/admin-news',
    calls: {
      list: 'admin-news',
      item: 'admin-news-item',
      create: 'admin-news',
    },
    answer: ['activities'],
    preview: 'limited',
    layout: 'plain',
  },
  {
    key: 'tenders',
    list: '/tenders',
    detail: '/tender',
    calls: {
      list: 'tenders',
      item: 'tender',
      create: 'tender',
    },
    answer: ['tenders', 'activities'],
    preview: 'whole',
    layout: 'plain',
  },
  {
    key: 'articles',
    list: '/articles',
    detail: '/articles',
    calls: {
      list: 'articles',
      item: 'article',
      create: 'article',
    },
    answer: ['articles'],
    preview: 'whole',
    layout: 'plain',
  },
  {
    key: 'studies',
    list: '/studies',
    detail: '/studies',
    calls: {
      list: 'studies',
      item: 'study',
      create: 'study',
    },
    answer: ['studies', 'activities'],
    preview: 'whole',
    layout: 'plain',
  },
] as const;

export type Section = (typeof sections)[number];

export type SectionKey = Section['key'];

/** The section of a key; the nine keys are known to the compiler, so there is always one. */
export function sectionByKey(key: SectionKey): Section {
  return sections.find((section) => section.key === key) as Section;
}
