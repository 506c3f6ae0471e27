import type { Kysely } from 'kysely';
import type { FactorMethod, NewSession, OwnKey } from '#shared/accounts/second-factors.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { keyPairOf } from '../../crypto/sealing/x25519.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { SignInLimiter } from '../limits/sign-in-limiter.ts';
import type { Administrators, Changing } from './administrators.ts';
import { deviceOf } from './devices/device-of.ts';
import { createKnownDevices } from './devices/known-devices.ts';
import type { NamedDeviceStore, Place } from './devices/named-devices.ts';
import { recordSignIn } from './devices/sign-in-day.ts';
import type { SecondFactorStore } from './factors/second-factors.ts';
import { createSignInAttempts, type OwnPassword, type Proves } from './passwords/sign-in-attempts.ts';
import type { Session, SessionStore } from './session-store.ts';

export type { Session } from './session-store.ts';

type Dependencies = {
  administrators: Administrators;
  secondFactors: SecondFactorStore;
  keyring: Keyring;
  /** Called with the keys of a new session; returns those to store. */
  onOpened: (opened: OpenedKeys) => Promise<OpenedKeys>;
  /** Decides whether keys may open in a session's browser. */
  devices: Pick<NamedDeviceStore, 'isRefused'>;
  /** True if the settings refuse sessions without a browser's key. */
  bindingRequired: () => Promise<boolean>;
  /** False where no private key may be opened here. */
  opensHere: () => Promise<boolean>;
  store: SessionStore;
  /** Slows guessing down. */
  limiter: SignInLimiter | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

type PasswordChange = OwnPassword &
  Changing & {
    password: string;
    /** True if others may know the current password. */
    known: boolean;
  };

type SignIn = {
  email: string;
  password: string;
  address: string;
  /** Thumbprint of the browser's key that must sign every call. */
  proofKey?: string | undefined;
  /** The browser's own header. */
  userAgent?: string | undefined;
};

/** A sign-in that needs a second factor; `methods` is empty if one must be set up first. */
type Pending = NewSession & { methods: FactorMethod[] };

/** The owner's private key, opened by the password, or sealed for their browser to open. */
type OwnersKey = { privateKey?: string | undefined; ownKey?: OwnKey | undefined };

/** Name of the owner's key in a pending session. */
const ownersKeyName = "owner's key";

export type Sessions = ReturnType<typeof createSessions>;

/** Sign-in by password, and by second factor if there is one. */
export function createSessions(db: Kysely<Schema>, parts: Dependencies) {
  const {
    administrators,
    secondFactors,
    keyring,
    onOpened,
    devices,
    bindingRequired,
    opensHere,
    store,
    limiter,
    now,
  } = parts;
  const knownDevices = createKnownDevices(db, now);
  const attempts = createSignInAttempts(limiter, knownDevices);

  /** Opens the organisation's keys for a session, by a holder's private key; none in a browser where none may open. */
  async function openKeys(token: string, place: Place, privateKey: string): Promise<void> {
    const opened = (await devices.isRefused(place))
      ? new Map<string, string>()
      : await onOpened(await keyring.openFor(place.administratorId, privateKey));
    await store.keep(token, opened, keyPairOf(privateKey).publicKey);
  }

  /** The end of a sign-in: the keys are opened only now, here or where the password was run. */
  async function complete(
    session: NewSession,
    place: Place,
    { privateKey, ownKey }: OwnersKey,
  ): Promise<NewSession> {
    await knownDevices.remember(place.administratorId, place.proofKey);
    await recordSignIn(db, place.administratorId, now());
    if (privateKey) await openKeys(session.token, place, privateKey);
    if (!ownKey || (await devices.isRefused(place))) return session;
    return { ...session, own_key: ownKey };
  }

  /**
   * Verifies the password, with limited guessing.
   * @returns the opened private key, unless a browser sent a verifier alone.
   * @throws AppError `invalid`, or as `signIn`.
   */
  const confirm = (given: OwnPassword) =>
    attempts.withPassword(given, async () => {
      const { session, current } = given;
      const checked = await administrators.verify(session.email, current, {
        isPreferred: true,
        opens: await opensHere(),
      });
      if (!checked) throw new AppError('invalid', 'account.wrongPassword', wrongPassword);
      return checked;
    });

  /**
   * Completes a pending session: the organisation's keys are opened only now.
   * @throws AppError `unauthorised`
   */
  async function finish(token: string, { administratorId, proofKey }: Session): Promise<NewSession> {
    // Missing after a restart of the process; the next sign-in opens the keys
    const pending = await store.opened(token);
    const own = JSON.parse(pending.get(ownersKeyName) ?? '{}') as OwnersKey;
    return complete(await store.open(token), { administratorId, proofKey }, own);
  }

  return {
    ...store,

    /** As the store's, but refuses unbound sessions if the settings require binding. */
    async verify(
      token: string,
      isGoodFor?: (session: Session) => boolean,
      isUse?: boolean,
    ): Promise<Session | undefined> {
      const required = await bindingRequired();
      const isGood = (session: Session) =>
        (session.proofKey !== undefined || !required) && (isGoodFor?.(session) ?? true);
      return store.verify(token, isGood, isUse);
    },

    /**
     * First step of the sign-in, and the only one without a second factor.
     * @returns a session, or one pending the second step.
     * @throws AppError `unauthorised`, identical for a wrong address and a wrong password; `too-many`, `unavailable`.
     */
    async signIn({ email, password, address, proofKey, userAgent }: SignIn): Promise<NewSession | Pending> {
      if (proofKey === undefined && (await bindingRequired())) {
        throw new AppError('unauthorised', 'login.unbound');
      }
      const tried = await attempts.tryOf('password', { address, email, proofKey });
      const administrator = await attempts.attempt(tried, async () => {
        const checked = await administrators.verify(email, password, {
          isPreferred: tried.device !== undefined,
          opens: await opensHere(),
        });
        if (!checked) throw new AppError('unauthorised', 'login.wrong');
        return checked;
      });
      const { id, privateKey, ownKey } = administrator;
      const methods = await secondFactors.methods(id);
      // A correct password does not reset the attempts: repeating it would allow guessing codes
      if (methods.length === 0) limiter?.discard(tried);
      const required = methods.length > 0 || (await secondFactors.isRequiredBySettings(id));
      const waits = methods.length > 0 ? ('second-step' as const) : ('set-up' as const);
      const stage = required ? waits : 'open';
      const session = await store.begin({ administrator, stage, proofKey, device: deviceOf(userAgent) });
      if (!required) {
        return complete(session, { administratorId: id, proofKey }, { privateKey, ownKey });
      }
      await store.keep(session.token, new Map([[ownersKeyName, JSON.stringify({ privateKey, ownKey })]]));
      return { ...session, methods };
    },

    /**
     * @param proves verifies the factor.
     * @throws AppError `unauthorised`, `too-many`.
     */
    async secondStep(token: string, session: Session, address: string, proves: Proves): Promise<NewSession> {
      await attempts.withCode(session, address, proves);
      return finish(token, session);
    },

    finish,

    /** Stores renewed keys, in a session that has some: the browser of any other one opens them itself. */
    async renewKeys(token: string, renewed: OpenedKeys): Promise<void> {
      if ((await store.opened(token)).size > 0) await store.keep(token, renewed);
    },

    /** Deletes expired sessions, and browsers not used for long. */
    async removeExpired(): Promise<void> {
      await store.removeExpired();
      await knownDevices.removeOld();
    },

    /**
     * Verifies the password and, if the session's owner has one, a second factor, for one call.
     * @returns the opened private key.
     * @throws AppError `invalid`, or as `signIn`.
     */
    async reconfirm({ proves, ...given }: OwnPassword & { proves: Proves }) {
      const own = await confirm(given);
      const methods = await secondFactors.methods(given.session.administratorId);
      if (methods.length > 0) await attempts.withCode(given.session, given.address, proves);
      return own;
    },

    /**
     * Changes the administrator's own password; guessing the current one is limited too. Of all known browsers this one
     * remains.
     * @throws AppError as `signIn`.
     */
    async changePassword({ password, ...given }: PasswordChange) {
      const { email, administratorId, proofKey } = given.session;
      const changed = await attempts.withPassword(given, () =>
        administrators.changePassword(email, given.current, password, given),
      );
      await knownDevices.remember(administratorId, proofKey);
      return changed;
    },
  };
}

const wrongPassword = { fields: { current: ['account.wrongPassword' as const] } };
