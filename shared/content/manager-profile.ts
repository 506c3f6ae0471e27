import { z } from 'zod';
import { personalInfoKeys } from './detail-groups.ts';
import { localizedText } from './localized.ts';

/** The general manager's main block (specification §3). */
export const managerProfile = z.object({
  manager_name: localizedText,
  section_1: localizedText,
  section_2: localizedText,
  image: z.string().nullable(),
});

export type ManagerProfile = z.infer<typeof managerProfile>;

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
