import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { keyPairOf } from '../../crypto/sealing/x25519.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Effects } from '../effects/effects.ts';
import type { KeyVerdict } from '../keys/key-register.ts';
import type { KeyInspection, SeenRecipient } from '../keys/key-review.ts';
import { requestRenewal } from '../keys/key-rows.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { PendingRecovery } from '../keys/pending-recovery.ts';
import type { Resealing } from '../keys/resealing.ts';
import type { Session, Sessions } from './sessions.ts';

type Confirmation = {
  token: string;
  session: Session;
  /** The password: what it opens says who the holder is, whatever the database says. */
  current: string;
  address: string;
  recipients: SeenRecipient[];
};

type Dependencies = {
  keyring: Keyring;
  resealing: Resealing;
  sessions: Sessions;
  pendingRecovery: PendingRecovery;
  /** Reports keys that are not those that this site stored, signed at this time. */
  alarm: (problem: KeyProblem, signedAt: string | undefined) => Promise<void>;
};

export type KeyProblem = Exclude<KeyVerdict, 'none' | 'whole'>;

export const problemOf = ({ verdict }: KeyInspection): KeyProblem | undefined =>
  verdict === 'none' || verdict === 'whole' ? undefined : verdict;

/** Reports keys that are not those that this site stored. */
export const createKeyAlarm = (report: (error: unknown, what: string) => void) => ({
  raise: async (problem: KeyProblem) =>
    report(
      new Error(`The keys in the database: ${problem}.`),
      'the keys are not those of this site: see keys list',
    ),
});

export const keyAlarmEffects: Effects<ReturnType<typeof createKeyAlarm>> = {
  raise: {
    recordsAfter: (_nothing, problem) => ({ action: 'keys.alarm', subject: problem, by: 'system' }),
  },
};

/** Raises an alarm once, however many inspections find the same. */
export function alarmOnce(raise: (problem: KeyProblem) => Promise<void>): Dependencies['alarm'] {
  let raised = '';
  return async (problem, signedAt) => {
    const name = `${problem} ${signedAt}`;
    if (name === raised) return;
    raised = name;
    await raise(problem);
  };
}

/** What holders do with the keys, and what follows for sessions and for what is stored. */
export function createKeyActions({ keyring, resealing, sessions, pendingRecovery, alarm }: Dependencies) {
  async function rotated(opened: OpenedKeys): Promise<OpenedKeys> {
    // Which `rotate` compares with the key register
    const before = await keyring.active();
    const renewed = await keyring.rotate(opened);
    await pendingRecovery.renew(renewed, before?.id);
    resealing.start(renewed);
    return renewed;
  }

  /** Takes a new organisation key into use; where the holders are to be confirmed first, the next sign-in asks for it. */
  async function renewKeys(opened: OpenedKeys): Promise<OpenedKeys> {
    try {
      return await rotated(opened);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      if (error.key === 'keys.confirmFirst') await keyring.change(requestRenewal);
      return opened;
    }
  }

  /** Compares the keys with what this site signed, and raises the alarm where they are others. */
  async function inspectKeys(opened?: OpenedKeys): Promise<KeyInspection> {
    const found = await keyring.inspect(opened);
    const problem = problemOf(found);
    if (problem) await alarm(problem, found.signedAt);
    return found;
  }

  return {
    inspectKeys,

    renewKeys,

    /** Does what was waiting for somebody who can open the keys. @returns those of the session. */
    async useOpened(opened: OpenedKeys): Promise<OpenedKeys> {
      // Keys that are not those of this site keep nobody from signing in, who may have to confirm others
      const isApplied = !problemOf(await inspectKeys(opened)) && (await pendingRecovery.apply(opened));
      // The words before still open what an older copy of the database holds: nothing that comes from now on
      const renewed = isApplied ? await renewKeys(opened) : opened;
      resealing.start(renewed);
      return renewed;
    },

    /**
     * Takes recovery words into use: the first at once, those in place of others a day later.
     * @param by the address of a holder. @returns whether they wait.
     */
    async replaceWords(publicKey: string, by: string, opened: OpenedKeys): Promise<boolean> {
      if (problemOf(await inspectKeys(opened))) throw new AppError('conflict', 'keys.changed');
      const before = await keyring.recoveryKey();
      await (before ? pendingRecovery.ask(publicKey, by, opened) : keyring.setRecoveryKey(publicKey, opened));
      return before !== undefined;
    },

    /**
     * Signs the keys of a version that did not, if its tables were brought up to date by these steps: at any other time
     * whoever writes to the database would only have to remove the signature.
     */
    async adoptKeys(steps: string[]): Promise<void> {
      if (steps.includes('0010-key-authentication')) await keyring.adopt();
    },

    /** Takes a new organisation key into use, in the session of one who holds the one before. */
    async rotate(token: string, opened: OpenedKeys): Promise<void> {
      await sessions.keep(token, await rotated(opened));
    },

    /** Takes a new organisation key into use for whom a holder has confirmed. @throws AppError as `keyring.confirm`. */
    async confirmKeys({ token, recipients, ...own }: Confirmation): Promise<void> {
      const { id, privateKey } = await sessions.confirm(own);
      const { email } = own.session;
      const { publicKey } = keyPairOf(privateKey);
      const opened = await keyring.openFor(id, privateKey);
      const renewed = await keyring.confirm({ id, email, publicKey }, opened, recipients);
      await sessions.keep(token, renewed);
      resealing.start(renewed);
    },
  };
}
