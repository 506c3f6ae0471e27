import type { Kysely } from 'kysely';
import type { FactorMethod, NewSession } from '#shared/accounts/second-factors.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { keyPairOf } from '../../crypto/sealing/x25519.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { SignInLimiter, SignInTry } from '../limits/sign-in-limiter.ts';
import type { Administrators } from './administrators.ts';
import type { SecondFactorStore } from './factors/second-factors.ts';
import { createKnownDevices } from './known-devices.ts';
import type { Session, SessionStore } from './session-store.ts';

export type { Session } from './session-store.ts';

type Dependencies = {
  administrators: Administrators;
  secondFactors: SecondFactorStore;
  keyring: Keyring;
  /** What is done with the keys of somebody who has just signed in; gives back those of the session. */
  onOpened: (opened: OpenedKeys) => Promise<OpenedKeys>;
  /** Whether the settings refuse sessions that are not bound to a browser's key. */
  bindingRequired: () => Promise<boolean>;
  store: SessionStore;
  /** Slows guessing down. */
  limiter: SignInLimiter | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The session in which a password is given again. */
type OwnPassword = { session: Session; current: string; address: string };

type PasswordChange = OwnPassword & {
  password: string;
  /** Whether somebody else may know the present one. */
  known: boolean;
};

/** Answers whether a second factor was proved. */
type Proves = () => Promise<boolean>;

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

export type Sessions = ReturnType<typeof createSessions>;

/** Who is signed in: by a password, and where they have one, by a second factor. */
export function createSessions(db: Kysely<Schema>, parts: Dependencies) {
  const { administrators, secondFactors, keyring, onOpened, bindingRequired, store, limiter, now } = parts;
  const knownDevices = createKnownDevices(db, now);

  /** Opens the organisation's keys, by the private key of one to whom they were granted, for a session. */
  async function openKeys(token: string, owner: string, privateKey: string): Promise<void> {
    const opened = await onOpened(await keyring.openFor(owner, privateKey));
    await store.keep(token, opened, keyPairOf(privateKey).publicKey);
  }

  /** A try in which budget it counts: the browser's own, where that signed in before. */
  async function tryOf(
    step: SignInTry['step'],
    { email, address, proofKey }: Pick<SignIn, 'email' | 'address' | 'proofKey'>,
  ): Promise<SignInTry> {
    const isKnown = await knownDevices.isKnown(email, proofKey);
    return { step, email, address, device: isKnown ? proofKey : undefined };
  }

  const attempt = <Result>(tried: SignInTry, work: () => Promise<Result>) =>
    limiter ? limiter.attempt(tried, work) : work();

  /** Does what asks somebody who is signed in for the password; a good one is not counted. */
  async function withPassword<Result>(
    { session, address }: OwnPassword,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const tried = await tryOf('password', { ...session, address });
    const result = await attempt(tried, work);
    limiter?.forget(tried);
    return result;
  }

  /** Asks for a second factor; a good one is not counted, nor is the password that came before it. */
  async function withCode(session: Session, address: string, proves: Proves): Promise<void> {
    const tried = await tryOf('code', { ...session, address });
    await attempt(tried, async () => {
      if (!(await proves())) throw new AppError('invalid', 'login.wrongCode', wrongCode);
    });
    for (const step of ['password', 'code'] as const) limiter?.forget({ ...tried, step });
  }

  /**
   * Whether it is their password; guessing it is slowed down.
   * @returns what the password opens. @throws AppError `invalid`, or as `signIn`.
   */
  const confirm = (given: OwnPassword) =>
    withPassword(given, async () => {
      const { session, current } = given;
      const checked = await administrators.check(session.email, current, true);
      if (!checked) throw new AppError('invalid', 'account.wrongPassword', wrongPassword);
      return checked;
    });

  /** Opens a session that was waiting: only now are the organisation's keys opened. @throws AppError `unauthorised` */
  async function finish(token: string, { administratorId, proofKey }: Session): Promise<NewSession> {
    const privateKey = (await store.opened(token)).get(ownKey);
    const session = await store.open(token);
    await knownDevices.remember(administratorId, proofKey);
    // Without it the process has been started anew since, and the next sign-in gives the keys
    if (privateKey) await openKeys(session.token, administratorId, privateKey);
    return session;
  }

  return {
    ...store,

    /** As the store's, but for a session that is not bound, where the settings refuse those by now. */
    async verify(token: string, isGoodFor?: (session: Session) => boolean): Promise<Session | undefined> {
      const required = await bindingRequired();
      return store.verify(token, (session) => {
        return (session.proofKey !== undefined || !required) && (isGoodFor?.(session) ?? true);
      });
    },

    /**
     * The first step, which is the only one for who has no second factor and needs none.
     * @returns a session, or one that waits for the second step.
     * @throws AppError `unauthorised`, the same for a wrong address and a wrong password; `too-many`, `unavailable`.
     */
    async signIn({ email, password, address, proofKey }: SignIn): Promise<NewSession | Pending> {
      if (proofKey === undefined && (await bindingRequired())) {
        throw new AppError('unauthorised', 'login.unbound');
      }
      const tried = await tryOf('password', { address, email, proofKey });
      const administrator = await attempt(tried, async () => {
        const checked = await administrators.check(email, password, tried.device !== undefined);
        if (!checked) throw new AppError('unauthorised', 'login.wrong');
        return checked;
      });
      const { id, privateKey } = administrator;
      const methods = await secondFactors.methods(id);
      // A good password does not forget the tries: codes would be guessed by giving it again and again
      if (methods.length === 0) limiter?.forget(tried);
      const required = methods.length > 0 || (await secondFactors.isRequired(id));
      const waits = methods.length > 0 ? ('second-step' as const) : ('set-up' as const);
      const session = await store.begin({ administrator, stage: required ? waits : 'open', proofKey });
      if (!required) {
        await knownDevices.remember(id, proofKey);
        await openKeys(session.token, id, privateKey);
        return session;
      }
      await store.keep(session.token, new Map([[ownKey, privateKey]]));
      return { ...session, methods };
    },

    /** @param proves whether the factor is good. @throws AppError `unauthorised`, `too-many`. */
    async secondStep(token: string, session: Session, address: string, proves: Proves): Promise<NewSession> {
      await withCode(session, address, proves);
      return finish(token, session);
    },

    finish,

    /** Forgets the sessions that hold no more, and the browsers that were not used for long. */
    async removeExpired(): Promise<void> {
      await store.removeExpired();
      await knownDevices.removeOld();
    },

    confirm,

    /**
     * Confirms a session for a short while, by the password and, where its owner has one, a second factor.
     * @throws AppError `invalid`, or as `signIn`.
     */
    async reconfirm(token: string, { proves, ...given }: OwnPassword & { proves: Proves }): Promise<void> {
      await confirm(given);
      const methods = await secondFactors.methods(given.session.administratorId);
      if (methods.length > 0) await withCode(given.session, given.address, proves);
      await store.markConfirmed(token);
    },

    /**
     * Changes one's own password; guessing the present one is slowed down too. Of all browsers this one stays known.
     * @throws AppError as `signIn`.
     */
    async changePassword({ password, known, ...given }: PasswordChange) {
      const { email, administratorId, proofKey } = given.session;
      const changed = await withPassword(given, () =>
        administrators.changePassword(email, given.current, password, { known }),
      );
      await knownDevices.remember(administratorId, proofKey);
      return changed;
    },
  };
}

const wrongPassword = { fields: { current: ['account.wrongPassword' as const] } };
const wrongCode = { fields: { code: ['login.wrongCode' as const] } };
