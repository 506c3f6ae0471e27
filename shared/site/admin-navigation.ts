import { type SectionKey, sectionByKey } from './sections.ts';

/** The administrator area's pages that are no section's editor (specification §2). */
export const adminPages = {
  'about-manager': '/about-manager-edit',
  'managers': '/managers-edit',
  'report-contact': '/report-contact-edit',
  'site-settings': '/site-settings-edit',
  'administrators': '/administrators-edit',
  'maintenance': '/maintenance-edit',
  'audit': '/audit-edit',
  'account': '/account-edit',
} as const;

export const loginPath = '/login';

/** The path of an invitation's link; its token is in the fragment, which no server receives. */
export const invitationPath = '/invitation';

/** The page after a sign-in (specification §4). */
export const firstAdminPath = adminPages['about-manager'];

export type AdminPageKey = keyof typeof adminPages;

export type AdminEntry = AdminPageKey | SectionKey;

/** The menu's groups, in order; labels are the messages `menu.{group}` and `page.{entry}`. */
export const adminNavigation = [
  { group: 'manager', entries: ['about-manager', 'manager-activities'] },
  { group: 'managers', entries: ['managers'] },
  { group: 'statements', entries: ['security-news', 'sports-news', 'directorate-activities'] },
  { group: 'announcements', entries: ['recruitments', 'tenders', 'admin-news'] },
  { group: 'publications', entries: ['studies', 'articles'] },
  { group: 'contact', entries: ['report-contact'] },
  { group: 'settings', entries: ['site-settings', 'administrators', 'maintenance', 'audit', 'account'] },
] as const satisfies { group: string; entries: readonly AdminEntry[] }[];

/** The path of an editor. */
export function adminPath(entry: AdminEntry): string {
  return entry in adminPages
    ? adminPages[entry as AdminPageKey]
    : `${sectionByKey(entry as SectionKey).list}-edit`;
}

/** True for the path of an editor, the only kind of page to return to after a sign-in. */
export function isAdminPath(pathname: string): boolean {
  return adminNavigation.some(({ entries }) => entries.some((entry) => adminPath(entry) === pathname));
}
