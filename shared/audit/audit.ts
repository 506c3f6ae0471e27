import { z } from 'zod';
import { auditActions } from './audit-actions.ts';

/** One thing that was done. */
export const auditEntry = z.object({
  seq: z.int().positive(),
  at: z.iso.datetime(),
  /** The e-mail address of an administrator as it was then, or one of the others. */
  actor: z.string(),
  action: z.enum(auditActions),
  /** What it was done to, such as `articles/5` or `report/12`; empty where the action says all. */
  subject: z.string(),
  /** How many, where it was several. */
  amount: z.int().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntry>;
