import { roles } from '#shared/accounts/permissions.ts';
import { givenRoles, type PersonRoles } from '#shared/accounts/roles.ts';
import { sections } from '#shared/site/sections.ts';
import type { Option, Options } from '../command.ts';
import { UsageError } from '../usage-error.ts';

const sectionNames = sections.map(({ key }) => key);

const named = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Roles and sections as they are typed: names with commas between them; `all` for every section.
 * @throws UsageError for a name that is none.
 */
export function givenRights(typed: { roles: string; sections: string }): PersonRoles {
  const limit = typed.sections === 'all' ? [] : named(typed.sections);
  const { data } = givenRoles.safeParse({ roles: named(typed.roles), sections: limit });
  if (!data || (typed.sections !== 'all' && limit.length === 0))
    throw new UsageError(
      `Roles are ${roles.join(', ')}; sections are ${sectionNames.join(', ')}, or all. Put commas between several.`,
    );
  return data;
}

/** Options of the commands that make a person. */
export const rightsOptions: Record<string, Option> = {
  roles: { value: 'ROLES', summary: `${roles.join(',')}: all of them without` },
  sections: { value: 'SECTIONS', summary: 'limits a writer or editor, such as tenders,studies' },
};

/** @throws UsageError as `givenRights` */
export function rightsOf(options: Options): PersonRoles {
  const text = (name: string, fallback: string) => String(options[name] ?? fallback);
  return givenRights({ roles: text('roles', roles.join()), sections: text('sections', 'all') });
}
