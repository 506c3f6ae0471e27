import { adminMessage } from '#shared/messages/admin-messages.ts';
import type { Effects } from '../effects/effects.ts';
import type { AccessReview } from './access-review.ts';
import type { Leaving } from './leaving.ts';

export const leavingEffects: Effects<Leaving> = {
  drafts: null,
  leave: {
    recordsWithin: (drafts, { email }, successor) => ({
      action: 'administrator.left',
      subject: email,
      amount: Number(drafts),
      ...(successor && {
        title: {
          ar: adminMessage('ar', 'leave.heir', { email: successor.email }),
          en: adminMessage('en', 'leave.heir', { email: successor.email }),
        },
      }),
    }),
  },
};

export const accessReviewEffects: Effects<AccessReview> = {
  find: null,
  note: { recordsWithin: (amount) => ({ action: 'access.reviewed', amount: Number(amount) }) },
};
