/** Permissions of every caller, signed in or not. */
const publicPermissions = ['read-public', 'send-submissions', 'sign-in'] as const;

/** Permissions that a person may be given for some sections only. */
const sectionPermissions = ['write-content', 'hand-in', 'publish'] as const;

export type Permission =
  | (typeof publicPermissions)[number]
  | (typeof sectionPermissions)[number]
  | 'own-account'
  | 'read-submissions'
  | 'read-keys'
  | 'manage-keys'
  | 'read-settings'
  | 'change-settings'
  | 'read-statistics'
  | 'read-audit'
  | 'read-people'
  | 'administer';

/**
 * The permissions of each role, and no others. A grant of the organisation's key is no permission: it belongs to a person
 * who is an officer.
 */
const permissionsOfRoles = {
  writer: ['own-account', 'write-content', 'hand-in'],
  editor: ['own-account', ...sectionPermissions, 'read-statistics'],
  officer: ['own-account', 'read-submissions', 'read-keys', 'manage-keys', 'read-people'],
  auditor: ['own-account', 'read-settings', 'read-statistics', 'read-audit', 'read-people'],
  administrator: [
    'own-account',
    'read-keys',
    'read-settings',
    'change-settings',
    'read-statistics',
    'read-audit',
    'read-people',
    'administer',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof permissionsOfRoles;

/** All roles, in the order in which they are shown. */
export const roles = Object.keys(permissionsOfRoles) as [Role, ...Role[]];

/** The permissions of one role. */
export function permissionsOf(role: Role): readonly Permission[] {
  return permissionsOfRoles[role];
}

export function isPublic(permission: Permission): boolean {
  return publicPermissions.some((each) => each === permission);
}

/** True for a permission that can be limited to sections. */
export function isOfSections(permission: Permission): boolean {
  return sectionPermissions.some((each) => each === permission);
}

/** True where one of these roles has a permission. */
export function mayDo(held: readonly Role[], permission: Permission): boolean {
  return isPublic(permission) || held.some((role) => permissionsOf(role).some((each) => each === permission));
}
