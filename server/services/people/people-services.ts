import type { createWithEffects } from '../effects/with-effects.ts';
import type { Keyring } from '../keys/keyring.ts';
import { createAccessReview } from './access-review.ts';
import { createLeaving } from './leaving.ts';
import { accessReviewEffects, leavingEffects } from './people.effects.ts';

/** The services of people's access as a whole: leaving, and the quarterly review. */
export function peopleServices(
  withEffects: ReturnType<typeof createWithEffects>,
  keyring: Keyring,
  now: () => number,
) {
  return {
    leaving: withEffects((unit) => createLeaving(unit, keyring), leavingEffects),
    accessReview: withEffects((unit) => createAccessReview(unit, { keyring, now }), accessReviewEffects),
  };
}
