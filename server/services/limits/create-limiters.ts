import { createFileLimiter } from './file-limiter.ts';
import type { SharedNetworks } from './shared-networks.ts';
import { createSignInLimiter } from './sign-in-limiter.ts';
import { createSubmissionLimiter } from './submission-limiter.ts';

type Dependencies = {
  sharedNetworks: SharedNetworks | undefined;
  /** True while the site is under attack. */
  isGuarded: () => boolean;
  /** Free bytes of the disk; undefined for files elsewhere. */
  freeBytes: () => Promise<number | undefined>;
  now: () => number;
  report: (error: unknown, what: string) => void;
};

/** The limits against floods and guessing; none where they are turned off. */
export function createLimiters(limits: boolean, dependencies: Dependencies) {
  if (!limits) return {};
  return {
    limiter: createSubmissionLimiter(dependencies),
    fileLimiter: createFileLimiter(dependencies),
    signInLimiter: createSignInLimiter(dependencies.now),
  };
}
