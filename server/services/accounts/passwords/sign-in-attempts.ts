import { AppError } from '../../../errors/app-error.ts';
import type { SignInLimiter, SignInTry } from '../../limits/sign-in-limiter.ts';
import type { createKnownDevices } from '../devices/known-devices.ts';
import type { Session } from '../session-store.ts';

/** A session, and the password given to confirm it. */
export type OwnPassword = { session: Session; current: string; address: string };

/** Returns true if a second factor was proved. */
export type Proves = () => Promise<boolean>;

type Client = { email: string; address: string; proofKey: string | undefined };

/** Limited guessing of passwords and codes: a known browser has a budget of its own. */
export function createSignInAttempts(
  limiter: SignInLimiter | undefined,
  knownDevices: ReturnType<typeof createKnownDevices>,
) {
  /** Adds the known browser, if any, to an attempt. */
  async function tryOf(step: SignInTry['step'], { email, address, proofKey }: Client): Promise<SignInTry> {
    const isKnown = await knownDevices.isKnown(email, proofKey);
    return { step, email, address, device: isKnown ? proofKey : undefined };
  }

  const attempt = <Result>(tried: SignInTry, work: () => Promise<Result>) =>
    limiter ? limiter.attempt(tried, work) : work();

  return {
    tryOf,
    attempt,

    /** Runs work that verifies the password of a signed-in administrator; a success is not counted. */
    async withPassword<Result>(
      { session, address }: Pick<OwnPassword, 'session' | 'address'>,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const tried = await tryOf('password', { ...session, address });
      const result = await attempt(tried, work);
      limiter?.discard(tried);
      return result;
    },

    /** Verifies a second factor; a success is not counted, nor the preceding password. */
    async withCode(session: Session, address: string, proves: Proves): Promise<void> {
      const tried = await tryOf('code', { ...session, address });
      await attempt(tried, async () => {
        if (!(await proves())) throw new AppError('invalid', 'login.wrongCode', wrongCode);
      });
      for (const step of ['password', 'code'] as const) limiter?.discard({ ...tried, step });
    },
  };
}

const wrongCode = { fields: { code: ['login.wrongCode' as const] } };
