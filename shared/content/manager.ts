import { z } from 'zod';
import { localizedText } from './localized.ts';

/** One of the successive managers (specification §3). An empty `to` means in office till today. */
export const manager = z.object({
  id: z.int().positive(),
  name: localizedText,
  image: z.string().nullable(),
  from: localizedText,
  to: localizedText,
  updated_at: z.iso.datetime(),
});

export type Manager = z.infer<typeof manager>;

export const managerDraft = manager.omit({ id: true, updated_at: true });

export type ManagerDraft = z.infer<typeof managerDraft>;
