import { z } from 'zod';
import { auditActions } from './audit-actions.ts';

/** One entry of the audit trail. */
export const auditEntry = z.object({
  seq: z.int().positive(),
  at: z.iso.datetime(),
  /** An administrator's e-mail address at that time, or one of `otherActors`. */
  actor: z.string(),
  action: z.enum(auditActions),
  /** The action's target, such as `articles/5` or `report/12`; empty where the action has none. */
  subject: z.string(),
  /** Number of targets, where there were several. */
  amount: z.int().nullable(),
  /** The titles of an item, or a manager's name, as they were then. */
  title: z.object({ ar: z.string(), en: z.string() }).nullable(),
});

export type AuditEntry = z.infer<typeof auditEntry>;
