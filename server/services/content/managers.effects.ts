import type { Effects } from '../effects/effects.ts';
import type { createManagers } from './managers.ts';

const managers = () => ['managers'];

export const managersEffects: Effects<ReturnType<typeof createManagers>> = {
  list: { reads: managers },
  create: {
    invalidates: managers,
    records: ({ id }) => ({ action: 'content.created', subject: `managers/${id}` }),
  },
  update: {
    invalidates: managers,
    records: (_manager, id) => ({ action: 'content.changed', subject: `managers/${id}` }),
  },
  restore: {
    invalidates: managers,
    records: (_manager, id) => ({ action: 'content.changed', subject: `managers/${id}` }),
  },
  remove: {
    invalidates: managers,
    records: ({ name: title }, id) => ({ action: 'content.removed', subject: `managers/${id}`, title }),
  },
};
