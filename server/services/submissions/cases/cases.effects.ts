import type { Effects } from '../../effects/effects.ts';
import type { Case } from '../talk/message-rows.ts';
import type { createCases } from './cases.ts';

// A case is opened once in a session, as pages of the list are; a sealed one is opened by the caller's browser
const opened = {
  recordsAfter: (_file: unknown, { kind, id }: Case) => ({
    action: 'inbox.opened' as const,
    subject: `${kind}/${id}-${id}`,
    amount: 1,
  }),
  once: true as const,
};

const forwarded = {
  recordsWithin: (_nothing: unknown, { kind, id }: Case) => ({
    action: 'submission.forwarded' as const,
    subject: `${kind}/${id}`,
  }),
};

/** A case has a sealed history of its own, to the hour: the audit trail, which is in clear, does not repeat it. */
export const casesEffects: Effects<ReturnType<typeof createCases>> = {
  file: opened,
  sealed: opened,
  add: null,
  addSealed: null,
  forward: forwarded,
  forwardSealed: forwarded,
  markRead: null,
};
