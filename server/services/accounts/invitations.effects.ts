import type { Effects } from '../effects/effects.ts';
import { aboutAddress } from './administrators.effects.ts';
import type { createInvitations } from './invitations.ts';

export const invitationsEffects: Effects<ReturnType<typeof createInvitations>> = {
  invite: aboutAddress('invitation.given'),
  reset: aboutAddress('invitation.reset'),
  list: null,
  revoke: { recordsWithin: (email) => ({ action: 'invitation.revoked', subject: String(email) }) },
  inspect: null,
  owner: null,
  // Recorded by the administrators
  accept: null,
  removeExpired: null,
};
