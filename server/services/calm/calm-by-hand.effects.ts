import { calmTag } from '../effects/dependency-tags.ts';
import type { Effects } from '../effects/effects.ts';
import type { createCalmByHand } from './calm-by-hand.ts';

const invalidates = () => [calmTag];

export const calmByHandEffects: Effects<ReturnType<typeof createCalmByHand>> = {
  begin: { invalidates, records: (_times, amount) => ({ action: 'calm.begun', amount }) },
  end: { invalidates, records: () => ({ action: 'calm.ended' }) },
};
