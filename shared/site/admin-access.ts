import { isWithin } from '../accounts/is-within.ts';
import { isOfSections, mayDo, type Permission } from '../accounts/permissions.ts';
import type { PersonRoles } from '../accounts/roles.ts';
import { type AdminEntry, type AdminPageKey, adminPages, adminPath } from './admin-navigation.ts';
import { type SectionKey, sections } from './sections.ts';

type PageAccess = { may: Permission; reach?: 'all' };

/** The permission that each page's own calls take; `all`: a person who is limited to some sections is refused. */
const accessOfPages: Record<AdminPageKey, PageAccess> = {
  'overview': { may: 'own-account' },
  'alerts': { may: 'publish', reach: 'all' },
  'trash': { may: 'publish' },
  'about-manager': { may: 'publish', reach: 'all' },
  'managers': { may: 'publish', reach: 'all' },
  'report-contact': { may: 'read-submissions' },
  'site-settings': { may: 'read-settings' },
  'media': { may: 'write-content' },
  'redirects': { may: 'publish', reach: 'all' },
  'checks': { may: 'write-content' },
  'administrators': { may: 'read-people' },
  'maintenance': { may: 'administer' },
  'plan': { may: 'read-keys' },
  'audit': { may: 'read-audit' },
  'account': { may: 'own-account' },
  'history': { may: 'write-content' },
};

/**
 * True where a person has a permission.
 * @param reach a section, or all of them, for what the person's sections may exclude.
 */
export function mayWithin(person: PersonRoles, permission: Permission, reach?: SectionKey | 'all'): boolean {
  if (!mayDo(person.roles, permission)) return false;
  if (reach === undefined || !isOfSections(permission)) return true;
  return reach === 'all' ? person.sections.length === 0 : isWithin(person.sections, reach);
}

/** True where a person's roles and sections permit an entry of the menu. */
export function mayOpen(person: PersonRoles, entry: AdminEntry): boolean {
  if (!(entry in adminPages)) return mayWithin(person, 'write-content', entry as SectionKey);
  const { may, reach } = accessOfPages[entry as AdminPageKey];
  return mayWithin(person, may, reach);
}

/** The same for a path; one that is no editor's is open. */
export function mayOpenPath(person: PersonRoles, pathname: string): boolean {
  const entries = [...(Object.keys(adminPages) as AdminPageKey[]), ...sections.map(({ key }) => key)];
  const entry = entries.find((each) => adminPath(each) === pathname);
  return entry === undefined || mayOpen(person, entry);
}
