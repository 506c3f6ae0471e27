import type { Effects } from '../effects/effects.ts';

export const sampleContentEffects: Effects<{ load: () => Promise<boolean> }> = {
  load: {
    recordsWithin: (isLoaded) =>
      isLoaded === true ? { action: 'content.imported', subject: 'sample' } : undefined,
  },
};
