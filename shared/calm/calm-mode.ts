import { z } from 'zod';
import { calmHours } from './calm-hours.ts';

/** Why the site is in calm mode: begun by hand, by a flood of requests, or by a database that does not respond. */
export const calmReasons = ['hand', 'flood', 'database'] as const;

export type CalmReason = (typeof calmReasons)[number];

export const calmMode = z.object({
  reasons: z.array(z.enum(calmReasons)).describe('Empty where the site is not in calm mode.'),
  ends_at: z.iso.datetime().nullable().describe('The end of calm mode that was begun by hand.'),
  has_networks: z.boolean().describe('True where ADMIN_NETWORKS names those that may sign in meanwhile.'),
  has_snapshot: z.boolean().describe('True where SNAPSHOT_DIR has pages that are not in memory.'),
});

export type CalmMode = z.infer<typeof calmMode>;

/** The request that begins it. */
export const calmBegin = z.object({
  hours: z.int('calm.hours').min(1, 'calm.hours').max(calmHours.most, 'calm.hours').default(calmHours.usual),
});
