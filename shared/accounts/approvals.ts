import { z } from 'zod';

/** Acts that with four eyes need a second administrator. */
const approvalActions = [
  'person.remove',
  'person.roles',
  'keys.grant',
  'keys.recovery',
  'fourEyes.off',
  'case.export',
] as const;

export type ApprovalAction = (typeof approvalActions)[number];

/** An act that waits for a second administrator, or that its first one may do now. */
export const approvalRequest = z.object({
  id: z.string(),
  action: z.enum(approvalActions),
  subject: z.string().describe('An e-mail address, or a case such as `report/12`.'),
  requested_by: z.string(),
  requested_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  approved_by: z
    .string()
    .nullable()
    .describe('Of an act that only its first administrator can do: they make the call again.'),
});

export type ApprovalRequest = z.infer<typeof approvalRequest>;
