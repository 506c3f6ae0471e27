import type { Effects } from '../../effects/effects.ts';
import type { createCases } from './cases.ts';

/** A case has a sealed history of its own, to the hour: the audit trail, which is in clear, does not repeat it. */
export const casesEffects: Effects<ReturnType<typeof createCases>> = {
  // A case is opened once in a session, as pages of the list are
  file: {
    recordsAfter: (_file, { kind, id }) => ({
      action: 'inbox.opened',
      subject: `${kind}/${id}-${id}`,
      amount: 1,
    }),
    once: true,
  },
  add: null,
  forward: {
    recordsWithin: (_nothing, { kind, id }) => ({ action: 'submission.forwarded', subject: `${kind}/${id}` }),
  },
  markRead: null,
};
