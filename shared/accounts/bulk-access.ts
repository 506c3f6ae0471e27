import { z } from 'zod';

/** Submissions that somebody opened or exported in numbers: every holder of the key is warned of it. */
export const bulkAccess = z.object({
  /** The number of its last entry in the audit trail. */
  seq: z.int(),
  action: z.enum(['inbox.openedAll', 'inbox.exported']),
  actor: z.string(),
  day: z.iso.date(),
  amount: z.int(),
});

export type BulkAccess = z.infer<typeof bulkAccess>;
