import type { Effects } from '../../effects/effects.ts';
import type { createTalk } from './talk.ts';

export const talkEffects: Effects<ReturnType<typeof createTalk>> = {
  // A case is opened once in a session, as pages of the list are
  list: {
    recordsAfter: (_talk, { kind, id }) => ({
      action: 'inbox.opened',
      subject: `${kind}/${id}-${id}`,
      amount: 1,
    }),
    once: true,
  },
  reply: {
    recordsWithin: (_nothing, { kind, id }) => ({ action: 'submission.answered', subject: `${kind}/${id}` }),
  },
};
