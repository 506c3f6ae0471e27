import type { Effects } from '../../effects/effects.ts';
import type { Case } from './message-rows.ts';
import type { createTalk } from './talk.ts';

// A case is opened once in a session, as pages of the list are; a sealed one is opened by the caller's browser
const opened = {
  recordsAfter: (_talk: unknown, { kind, id }: Case) => ({
    action: 'inbox.opened' as const,
    subject: `${kind}/${id}-${id}`,
    amount: 1,
  }),
  once: true as const,
};

const replied = {
  recordsWithin: (_nothing: unknown, { kind, id }: Case) => ({
    action: 'submission.answered' as const,
    subject: `${kind}/${id}`,
  }),
};

export const talkEffects: Effects<ReturnType<typeof createTalk>> = {
  list: opened,
  sealed: opened,
  reply: replied,
  replySealed: replied,
};
