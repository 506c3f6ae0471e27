import type { Kysely } from 'kysely';
import type { FactorMethod, NewSession } from '#shared/second-factors.ts';
import type { OpenedKeys } from '../crypto/session-keys.ts';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Administrators } from './administrators.ts';
import type { Keyring } from './keyring.ts';
import type { SecondFactorStore } from './second-factors.ts';
import { createSessionStore, type Session } from './session-store.ts';
import { createSignInLimiter } from './sign-in-limiter.ts';

export type { Session } from './session-store.ts';

type Parts = {
  administrators: Administrators;
  secondFactors: SecondFactorStore;
  keyring: Keyring;
  /** What is done with the keys of somebody who has just signed in; gives back those of the session. */
  onOpened: (opened: OpenedKeys) => Promise<OpenedKeys>;
  /** Whether guessing is slowed down. */
  limits: boolean;
  /** What instances on one PostgreSQL wrap keys under; without it each keeps those of its own sessions. */
  startSecret: Buffer | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

type PasswordChange = { email: string; current: string; password: string; address: string };

type SignIn = {
  email: string;
  password: string;
  address: string;
  /** The thumbprint of the key in the browser that is to sign every call. */
  proofKey?: string | undefined;
};

/** A sign-in that needs something beside the password: nothing in `methods` where that is still to be set up. */
type Pending = NewSession & { methods: FactorMethod[] };

/** Under this name a session that waits keeps the private key of its owner, which the password has opened. */
const ownKey = 'administrator';

/** Who is signed in: by a password, and where they have one, by a second factor. */
export function createSessions(db: Kysely<Schema>, parts: Parts) {
  const { administrators, secondFactors, keyring, onOpened, limits, startSecret, now } = parts;
  const limiter = limits ? createSignInLimiter(now) : undefined;
  const store = createSessionStore(db, { startSecret, now });

  /** Opens the organisation's keys, by the private key of one to whom they were granted, for a session. */
  async function openKeys(token: string, owner: string, privateKey: string): Promise<void> {
    await store.keep(token, await onOpened(await keyring.openFor(owner, privateKey)));
  }

  /** Opens a session that was waiting: only now are the organisation's keys opened. @throws AppError `unauthorised` */
  async function finish(token: string, { administratorId }: Session): Promise<NewSession> {
    const privateKey = (await store.opened(token)).get(ownKey);
    const session = await store.open(token);
    // Without it the process has been started anew since, and the next sign-in gives the keys
    if (privateKey) await openKeys(session.token, administratorId, privateKey);
    return session;
  }

  return {
    ...store,

    /**
     * The first step, which is the only one for who has no second factor and needs none.
     * @returns a session, or one that waits for the second step.
     * @throws AppError `unauthorised`, the same for a wrong address and a wrong password; `too-many`, `unavailable`.
     */
    async signIn({ email, password, address, proofKey }: SignIn): Promise<NewSession | Pending> {
      await limiter?.count({ address, email });
      const administrator = await administrators.check(email, password);
      if (!administrator) throw new AppError('unauthorised', 'login.wrong');
      const { id, privateKey } = administrator;
      const methods = await secondFactors.methods(id);
      // A good password does not forget the tries: codes would be guessed by giving it again and again
      if (methods.length === 0) await limiter?.forget({ address, email });
      const required = methods.length > 0 || (await secondFactors.isRequired(id));
      const waits = methods.length > 0 ? ('second-step' as const) : ('set-up' as const);
      const session = await store.begin({ administrator, stage: required ? waits : 'open', proofKey });
      if (!required) {
        await openKeys(session.token, id, privateKey);
        return session;
      }
      await store.keep(session.token, new Map([[ownKey, privateKey]]));
      return { ...session, methods };
    },

    /** @param proves whether the factor is good. @throws AppError `unauthorised`, `too-many`. */
    async secondStep(
      token: string,
      session: Session,
      address: string,
      proves: () => Promise<boolean>,
    ): Promise<NewSession> {
      const { email } = session;
      await limiter?.count({ address, email });
      if (!(await proves())) throw new AppError('invalid', 'login.wrongCode', wrongCode);
      // The password and this
      await limiter?.forget({ address, email }, 2);
      return finish(token, session);
    },

    finish,

    /** Whether it is their password; guessing it is slowed down. @throws AppError `invalid`, or as `signIn`. */
    async confirm({ email, current, address }: Omit<PasswordChange, 'password'>): Promise<void> {
      await limiter?.count({ address, email });
      if (!(await administrators.check(email, current))) {
        throw new AppError('invalid', 'account.wrongPassword', wrongPassword);
      }
      await limiter?.forget({ address, email });
    },

    /** Changes one's own password; guessing the present one is slowed down too. @throws AppError as `signIn`. */
    async changePassword({ email, current, password, address }: PasswordChange): Promise<void> {
      await limiter?.count({ address, email });
      await administrators.changePassword(email, current, password);
      await limiter?.forget({ address, email });
    },
  };
}

const wrongPassword = { fields: { current: ['account.wrongPassword' as const] } };
const wrongCode = { fields: { code: ['login.wrongCode' as const] } };
