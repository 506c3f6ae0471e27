import type { Passwords } from '../../../crypto/passwords/password.ts';
import type { SignInLimiter } from '../../limits/sign-in-limiter.ts';

type Request = { email: string; address: string; password: string };

/**
 * The site's shares for new passwords of which it gets verifiers alone. Each counts like a wrong password: whoever stole a copy
 * of the database could try passwords with them.
 */
export function createPasswordShares(passwords: Passwords, limiter: SignInLimiter | undefined) {
  return {
    /** @throws AppError `conflict` for anything but a verifier, `too-many` */
    async share({ email, address, password }: Request): Promise<string> {
      const work = () => passwords.share(password);
      const tried = { step: 'password', email, address, device: undefined } as const;
      return limiter ? limiter.attempt(tried, work) : work();
    },
  };
}
