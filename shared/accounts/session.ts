import { z } from 'zod';
import { administrator } from './keys.ts';
import { personRoles } from './roles.ts';

/** The response to the question who is signed in. */
export const ownSession = z.object({
  email: z.string(),
  expires_at: z.iso.datetime().describe('When the session ends at the latest; without use it ends earlier.'),
  ...personRoles.shape,
  four_eyes: z.boolean().describe('Nobody publishes alone.'),
  ...administrator.pick({ fingerprint: true, holds_key: true }).shape,
});

export type OwnSession = z.infer<typeof ownSession>;
