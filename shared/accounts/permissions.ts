/** Permissions of every caller, signed in or not. */
const publicPermissions = ['read-public', 'send-submissions', 'sign-in'] as const;

const permissions = [
  ...publicPermissions,
  'own-account',
  'write-content',
  'publish',
  'read-submissions',
  'read-settings',
  'change-settings',
  'manage-keys',
  'read-audit',
  'administer',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * The permissions of each role. A grant of the organisation's key is no permission: it belongs to a person.
 */
const roles = {
  administrator: permissions,
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof roles;

export function isPublic(permission: Permission): boolean {
  return publicPermissions.some((each) => each === permission);
}

/** True where one of these roles has a permission. */
export function mayDo(held: readonly Role[], permission: Permission): boolean {
  return isPublic(permission) || held.some((role) => roles[role].some((each) => each === permission));
}
