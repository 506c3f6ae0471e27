import { z } from 'zod';
import { type SectionKey, sections } from '../site/sections.ts';
import { type Role, roles } from './permissions.ts';

const keys = sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]];

const distinct = <Name extends string>(all: readonly Name[]) => [...new Set(all)];

/** The roles of a person, and the sections to which those of writer and editor are limited: none for all of them. */
export type PersonRoles = { roles: Role[]; sections: SectionKey[] };

export const everyRole: PersonRoles = { roles: [...roles], sections: [] };

/** Roles and sections as calls return them. */
export const personRoles = z.object({
  roles: z.array(z.enum(roles)),
  sections: z.array(z.enum(keys)).describe('Limits writer and editor; none for all sections.'),
});

/** Roles and sections as calls receive them. */
export const givenRoles = z.object({
  roles: z.array(z.enum(roles)).min(1, 'role.none').max(100).transform(distinct).describe('At least one.'),
  sections: z
    .array(z.enum(keys))
    .max(100)
    .transform(distinct)
    .describe('Limits writer and editor; none for all sections.'),
});
