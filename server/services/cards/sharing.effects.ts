import { itemTag } from '../effects/dependency-tags.ts';
import type { Effects } from '../effects/effects.ts';
import type { createSharing } from './sharing.ts';

export const sharingEffects: Effects<ReturnType<typeof createSharing>> = {
  find: null,
  preferCard: {
    invalidates: (section, id) => [itemTag(section, id)],
    records: (_result, section, id) => ({ action: 'content.changed', subject: `${section}/${id}` }),
  },
};
