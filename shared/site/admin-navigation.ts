import { type SectionKey, sectionByKey, sections, sectionsOf } from './sections.ts';

/** The administrator area's pages that are no section's editor (specification §2). */
export const adminPages = {
  'overview': '/overview-edit',
  'alerts': '/alerts-edit',
  'trash': '/trash-edit',
  'about-manager': '/about-manager-edit',
  'managers': '/managers-edit',
  'report-contact': '/report-contact-edit',
  'site-settings': '/site-settings-edit',
  'media': '/media-edit',
  'redirects': '/redirects-edit',
  'checks': '/checks-edit',
  'administrators': '/administrators-edit',
  'maintenance': '/maintenance-edit',
  'plan': '/plan-edit',
  'audit': '/audit-edit',
  'account': '/account-edit',
  'history': '/history-edit',
} as const;

export const loginPath = '/login';

/** The path of an invitation's link; its token is in the fragment, which no server receives. */
export const invitationPath = '/invitation';

/** The page after a sign-in (specification §4). */
export const firstAdminPath = adminPages['about-manager'];

/** State of the navigation that a sign-in ends with. */
export const afterSignIn = 'after-sign-in';

export type AdminPageKey = keyof typeof adminPages;

export type AdminEntry = AdminPageKey | SectionKey;

const groups = [
  { group: 'overview', pages: ['overview'] },
  { group: 'alerts', pages: ['alerts'] },
  { group: 'manager', pages: ['about-manager'] },
  { group: 'managers', pages: ['managers'] },
  { group: 'activities', pages: [] },
  { group: 'announcements', pages: [] },
  { group: 'publications', pages: [] },
  { group: 'contact', pages: ['report-contact'] },
  {
    group: 'settings',
    pages: [
      'site-settings',
      'media',
      'redirects',
      'checks',
      'administrators',
      'maintenance',
      'plan',
      'audit',
      'account',
    ],
  },
] as const satisfies { group: string; pages: readonly AdminPageKey[] }[];

/** The menu's groups in order, their pages before their sections; labels are the messages `menu.{group}` and `page.{entry}`. */
export const adminNavigation = groups.map(({ group, pages }) => ({
  group,
  entries: [...pages, ...sectionsOf('admin', group)] satisfies AdminEntry[],
}));

/** The path of an item in its section's editor. */
export const itemEditPath = (section: SectionKey, id: number) => `${adminPath(section)}?item=${id}`;

/** The path of an editor. */
export function adminPath(entry: AdminEntry): string {
  return entry in adminPages
    ? adminPages[entry as AdminPageKey]
    : `${sectionByKey(entry as SectionKey).list}-edit`;
}

/** The path of a person's page. */
export const personPath = (id: string) => `${adminPages.administrators}?person=${encodeURIComponent(id)}`;

/** The id of the review on the page of the people. */
export const reviewPart = 'review';

/** The path of an item's history, which belongs to its section's entry of the menu. */
export function historyPath(section: SectionKey, id: number): string {
  return `${adminPages.history}?section=${section}&item=${id}`;
}

/** True where a page belongs to an entry of the menu: its editor, or the history of an item of its section. */
export function isPageOf(
  entry: AdminEntry,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (pathname === adminPages.history) return new URLSearchParams(search).get('section') === entry;
  return pathname === adminPath(entry);
}

/** True for the path of an editor, the only kind of page to return to after a sign-in. */
export function isAdminPath(pathname: string): boolean {
  const paths: string[] = [...Object.values(adminPages), ...sections.map(({ key }) => adminPath(key))];
  return paths.includes(pathname);
}
