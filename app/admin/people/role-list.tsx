import type { PersonRoles } from '#shared/accounts/roles.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A person's roles, and the sections to which they are limited. */
export function RoleList({ roles, sections }: PersonRoles) {
  const t = useAdminMessages();
  return (
    <ul className="role-list" role="list">
      {roles.map((role) => (
        <li key={role} className="badge badge-neutral">
          {t(`role.${role}`)}
        </li>
      ))}
      {sections.map((section) => (
        <li key={section} className="badge">
          {t(`page.${section}`)}
        </li>
      ))}
    </ul>
  );
}
