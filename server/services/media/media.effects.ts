import { mediaTag } from '../effects/dependency-tags.ts';
import type { Effects } from '../effects/effects.ts';
import type { createMedia } from './media.ts';

export const mediaEffects: Effects<ReturnType<typeof createMedia>> = {
  // The change of what shows the picture is recorded
  add: null,
  of: null,
  isUsable: null,
  change: {
    invalidates: () => [mediaTag],
    records: ({ image }) => ({ action: 'media.changed', subject: image }),
  },
  register: null,
  notes: { reads: () => [mediaTag] },
  focused: null,
};
