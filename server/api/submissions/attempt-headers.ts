import { z } from 'zod';

/** Headers of a call that a sender may repeat. */
export const attemptHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(16)
    .max(100)
    .optional()
    .describe('The sender’s name for this attempt: sent again after a lost response, it is stored once.'),
});
