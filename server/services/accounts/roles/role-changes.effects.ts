import type { PersonRoles } from '#shared/accounts/roles.ts';
import type { Language } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { message } from '#shared/messages/messages.ts';
import type { AuditEvent, Effects } from '../../effects/effects.ts';
import type { RoleChanges } from './role-changes.ts';

export const roleChangesEffects: Effects<RoleChanges> = {
  assign: {
    recordsWithin: (_outcome, { email }, given): AuditEvent => ({
      action: 'administrator.roles',
      subject: email,
      title: { ar: rolesText('ar', given), en: rolesText('en', given) },
    }),
  },
};

/** Roles in words, with the sections that limit them. */
function rolesText(language: Language, { roles, sections }: PersonRoles): string {
  const separator = language === 'ar' ? '، ' : ', ';
  const named = roles.map((role) => adminMessage(language, `role.${role}`)).join(separator);
  if (sections.length === 0) return named;
  return `${named} (${sections.map((key) => message(language, `${key}.title`)).join(separator)})`;
}
