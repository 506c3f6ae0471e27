import { mediaTag } from '../effects/dependency-tags.ts';
import type { Effects } from '../effects/effects.ts';
import type { createMedia } from './media.ts';

export const mediaEffects: Effects<ReturnType<typeof createMedia>> = {
  // The change of what shows the picture is recorded
  add: null,
  upload: {
    invalidates: (_upload, _name, texts) => (Object.values(texts).some(Boolean) ? [mediaTag] : []),
    recordsAfter: ({ image }) => ({ action: 'media.added', subject: image }),
  },
  list: null,
  of: null,
  isUsable: null,
  uses: null,
  change: {
    invalidates: () => [mediaTag],
    records: ({ image }) => ({ action: 'media.changed', subject: image }),
  },
  replace: {
    invalidates: () => [mediaTag],
    recordsWithin: (outcome) => {
      const { row, before } = outcome as { row: { path: string }; before: string | undefined };
      return before === undefined ? undefined : { action: 'media.replaced', subject: row.path };
    },
  },
  fileInstead: null,
  remove: {
    invalidates: () => [mediaTag],
    recordsWithin: (outcome) => ({ action: 'media.removed', subject: (outcome as { path: string }).path }),
  },
  register: null,
  notes: { reads: () => [mediaTag] },
  focused: null,
};
