import type { PersonRoles } from '#shared/accounts/roles.ts';

/** Roles, with the sections that limit them: `writer, editor (articles, tenders)`. */
export function rightsText({ roles, sections }: PersonRoles): string {
  const named = roles.join(', ') || 'no role';
  return sections.length === 0 ? named : `${named} (${sections.join(', ')})`;
}

/** The day of the last sign-in. */
export const signInText = (day: string | null) => (day ? `last sign-in ${day}` : 'never signed in');
