import { emailAddress } from '#shared/accounts/credentials.ts';
import type { NewSession } from '#shared/accounts/second-factors.ts';
import { sessionName } from '../effects/actor.ts';
import type { AuditEvent, Effects } from '../effects/effects.ts';
import type { Sessions } from './sessions.ts';

// A token is handed over only when its entry is stored; one that waits for a second step is none yet
const began = (session: NewSession, email: string): AuditEvent | undefined =>
  'methods' in session
    ? undefined
    : { action: 'session.began', by: { email: emailAddress.parse(email), token: session.token } };

export const sessionsEffects: Effects<Sessions> = {
  keep: null,
  renewKeys: null,
  begin: null,
  open: null,
  signIn: { recordsAfter: (session, { email }) => began(session, email), counts: 'session.refused' },
  secondStep: {
    recordsAfter: (session, _token, { email }) => began(session, email),
    counts: 'session.refused',
  },
  finish: { recordsAfter: (session, _token, { email }) => began(session, email) },
  verify: null,
  opened: null,
  ownFingerprint: null,
  reconfirm: { counts: 'session.refused' },
  // Recorded by the administrators
  changePassword: null,
  list: null,
  endOne: {
    recordsAfter: (_nothing, _id, hash) => ({ action: 'session.ended', subject: sessionName(hash) }),
  },
  endOf: {
    recordsAfter: (amount, { email }) =>
      amount > 0 ? { action: 'administrator.signedOut', subject: email, amount } : undefined,
  },
  end: { recordsAfter: () => ({ action: 'session.ended' }) },
  removeExpired: null,
  discardEnded: null,
  discardKeys: null,
};
