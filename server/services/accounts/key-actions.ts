import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { keyPairOf } from '../../crypto/sealing/x25519.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Effects } from '../effects/effects.ts';
import type { KeyInspection, SeenRecipient } from '../keys/key-review.ts';
import { requestRenewal } from '../keys/key-rows.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { PendingRecovery } from '../keys/pending/pending-recovery.ts';
import type { KeyVerdict } from '../keys/register/key-register.ts';
import type { Resealing } from '../keys/resealing.ts';
import type { Sessions } from './sessions.ts';

type Confirmation = {
  token: string;
  email: string;
  /** Opened by the password: the key identifies the holder, whatever the database contains. */
  own: { id: string; privateKey: string };
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

export type KeyActions = ReturnType<typeof createKeyActions>;

export type KeyProblem = Exclude<KeyVerdict, 'none' | 'whole'>;

export const problemOf = ({ verdict }: KeyInspection): KeyProblem | undefined =>
  verdict === 'none' || verdict === 'whole' ? undefined : verdict;

/** Reports keys that are not those this site stored. */
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

/** Actions of holders on the keys, with their consequences for sessions and stored messages. */
export function createKeyActions({ keyring, resealing, sessions, pendingRecovery, alarm }: Dependencies) {
  async function rotated(opened: OpenedKeys): Promise<OpenedKeys> {
    // Compared with the key register by `rotate`
    const before = await keyring.active({ opened });
    const renewed = await keyring.rotate(opened);
    await pendingRecovery.renew(renewed, before?.id);
    resealing.start(renewed);
    return renewed;
  }

  /** Activates a new organisation key; if the holders must be confirmed first, the next sign-in requests that. */
  async function renewKeys(opened: OpenedKeys): Promise<OpenedKeys> {
    try {
      return await rotated(opened);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      if (error.key === 'keys.confirmFirst') await keyring.change({ opened }, requestRenewal);
      return opened;
    }
  }

  /** Compares the keys with the signed state, and raises the alarm on a difference. */
  async function inspectKeys(opened?: OpenedKeys): Promise<KeyInspection> {
    const found = await keyring.inspect(opened);
    const problem = problemOf(found);
    if (problem) await alarm(problem, found.signedAt);
    return found;
  }

  return {
    inspectKeys,

    renewKeys,

    /**
     * Performs pending work that needs opened keys.
     * @returns the keys of the session.
     */
    async useOpened(opened: OpenedKeys): Promise<OpenedKeys> {
      // Foreign keys do not prevent the sign-in of a holder, who may have to confirm others
      const isApplied = !problemOf(await inspectKeys(opened)) && (await pendingRecovery.apply(opened));
      // The old words still open an older copy of the database, but nothing that arrives from now on
      const renewed = isApplied ? await renewKeys(opened) : opened;
      resealing.start(renewed);
      return renewed;
    },

    /**
     * Activates recovery words: the first immediately, replacements three days later.
     * @param by the e-mail address of a holder.
     * @returns the timestamp from which they can take effect; undefined where they have.
     */
    async replaceWords(publicKey: string, by: string, opened: OpenedKeys): Promise<string | undefined> {
      if (problemOf(await inspectKeys(opened))) throw new AppError('conflict', 'keys.changed');
      if (await keyring.recoveryKey({ opened })) return pendingRecovery.request(publicKey, by, opened);
      await keyring.setRecoveryKey(publicKey, opened);
      return undefined;
    },

    /**
     * Signs the keys of a version that did not, if these migrations included that change: at any other time removing
     * the signature from the database would be enough to have foreign keys signed.
     */
    async adoptKeys(steps: string[]): Promise<void> {
      if (steps.includes('0010-key-authentication')) await keyring.adopt();
    },

    /** Activates a new organisation key, in the session of a holder of the previous one. */
    async rotate(token: string, opened: OpenedKeys): Promise<void> {
      await sessions.renewKeys(token, await rotated(opened));
    },

    /**
     * Activates a new organisation key for the confirmed recipients.
     * @throws AppError as `keyring.confirm`.
     */
    async confirmKeys({ token, email, own, recipients }: Confirmation): Promise<void> {
      const { id, privateKey } = own;
      const { publicKey } = keyPairOf(privateKey);
      const opened = await keyring.openFor(id, privateKey);
      const renewed = await keyring.confirm({ id, email, publicKey }, opened, recipients);
      await sessions.renewKeys(token, renewed);
      resealing.start(renewed);
    },
  };
}
