import type { SessionStage } from '#shared/accounts/second-factors.ts';
import * as limits from '#shared/limits.ts';

const minute = 60 * 1000;
/** Maximum time between two uses of a session, in milliseconds. */
export const idleAge = limits.idleSessionMinutes * minute;

/** Maximum age of a session in milliseconds, by stage of the sign-in. */
export const maxAges: Record<SessionStage, number> = {
  'second-step': limits.secondStepMinutes * minute,
  'set-up': limits.setUpMinutes * minute,
  'open': limits.sessionMinutes * minute,
};

/** Minimum interval between updates of a session's last use, so that a read does not cost a write. */
export const usePrecision = minute;
