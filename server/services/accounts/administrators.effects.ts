import { emailAddress } from '#shared/accounts/credentials.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { AuditEvent, Effects } from '../effects/effects.ts';
import type { Administrators } from './administrators.ts';

/** An event about the owner of an address. */
export const aboutAddress = (action: AuditAction) => ({
  recordsWithin: (_outcome: unknown, email: string): AuditEvent => ({
    action,
    subject: emailAddress.parse(email),
  }),
});

export const administratorsEffects: Effects<Administrators> = {
  list: null,
  find: null,
  passwordParameters: null,
  check: null,
  haveDated: null,
  verify: null,
  add: aboutAddress('administrator.added'),
  changePassword: aboutAddress('password.changed'),
  resetPassword: aboutAddress('administrator.reset'),
  remove: aboutAddress('administrator.removed'),
};
