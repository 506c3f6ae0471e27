import { z } from 'zod';
import { localizedText } from './localized.ts';

/** The general manager's main block (specification §3). */
export const managerProfile = z.object({
  manager_name: localizedText,
  section_1: localizedText,
  section_2: localizedText,
  image: z.string().nullable(),
});

export type ManagerProfile = z.infer<typeof managerProfile>;

/** The seven groups, in the order in which the profile shows them. */
export const detailGroups = [
  'personal_info',
  'programs',
  'promotions',
  'medals_received',
  'languages',
  'positions',
  'commendations',
] as const;

export type DetailGroup = (typeof detailGroups)[number];

/** `personal_info` holds these four keys only; the other groups count theirs (`program_1`, …). */
export const personalInfoKeys = ['birth_place', 'birth_date', 'position_date', 'joining_date'] as const;

const records = z.record(z.string().regex(/^[a-z_]+_\d+$/), localizedText);

export const managerDetails = z.object({
  personal_info: z.partialRecord(z.enum(personalInfoKeys), localizedText),
  programs: records,
  promotions: records,
  medals_received: records,
  languages: records,
  positions: records,
  commendations: records,
});

export type ManagerDetails = z.infer<typeof managerDetails>;
