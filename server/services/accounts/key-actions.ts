import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Effects } from '../effects/effects.ts';
import { type HeldKeys, keysOpenedHere } from '../keys/held/held-keys.ts';
import type { KeyInspection, SeenRecipient } from '../keys/key-review.ts';
import type { Holder } from '../keys/key-rows.ts';
import { requestRenewal } from '../keys/key-rows.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { PendingRecovery } from '../keys/pending/pending-recovery.ts';
import type { KeyVerdict } from '../keys/register/key-register.ts';
import type { Resealing } from '../keys/resealing/resealing.ts';
import type { Sessions } from './sessions.ts';

type Confirmation = {
  token: string;
  /** With the public half of the key that the password opened, whatever the database contains. */
  own: Holder;
  held: HeldKeys;
  recipients: SeenRecipient[];
};

type Dependencies = {
  keyring: Keyring;
  resealing: Resealing;
  sessions: Sessions;
  pendingRecovery: PendingRecovery;
  /** True where a second administrator has to approve recovery words. */
  isFourEyes: () => Promise<boolean>;
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
export function createKeyActions(dependencies: Dependencies) {
  const { keyring, resealing, sessions, pendingRecovery, isFourEyes, alarm } = dependencies;

  async function rotated(held: HeldKeys): Promise<void> {
    // Compared with the key register by `rotate`
    const before = await keyring.active(held.owner);
    await keyring.rotate(held);
    await pendingRecovery.renew(held, before?.id);
    resealing.start(held.opened);
  }

  /** Activates a new organisation key; if the holders must be confirmed first, the next sign-in requests that. */
  async function renewKeys(held: HeldKeys): Promise<void> {
    try {
      await rotated(held);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      if (error.key !== 'keys.changed') await keyring.change(held.owner, requestRenewal);
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
      const held = keysOpenedHere(opened);
      // Foreign keys do not prevent the sign-in of a holder, who may have to confirm others
      const isApplied =
        !problemOf(await inspectKeys(opened)) && !(await isFourEyes()) && (await pendingRecovery.apply(held));
      // The old words still open an older copy of the database, but nothing that arrives from now on
      if (isApplied) await renewKeys(held);
      resealing.start(held.opened);
      return held.opened;
    },

    /**
     * Activates words that are due, with a new organisation key.
     * @throws AppError `conflict` where there are none.
     */
    async applyWords(held: HeldKeys): Promise<void> {
      if (!(await pendingRecovery.apply(held))) throw new AppError('conflict', 'keys.outdated');
      await renewKeys(held);
    },

    /**
     * Activates recovery words: the first immediately, replacements three days later. With four eyes the first wait as
     * well: a holder can leave the earlier ones out when they confirm the recipients of a new key.
     * @param by the e-mail address of a holder.
     * @param from when they take effect, as `pendingRecovery.request`.
     * @returns the timestamp from which they can take effect; undefined where they have.
     */
    async replaceWords(publicKey: string, by: string, held: HeldKeys, from?: string | null) {
      if (problemOf(await inspectKeys(held.opened))) throw new AppError('conflict', 'keys.changed');
      const wait = (await keyring.recoveryKey(held.owner)) !== undefined || (await isFourEyes());
      if (wait) return pendingRecovery.request(publicKey, by, held, from);
      await keyring.setRecoveryKey(publicKey, held);
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
    async rotate(token: string, held: HeldKeys): Promise<void> {
      await rotated(held);
      await sessions.renewKeys(token, held.opened);
    },

    /**
     * Activates a new organisation key for the confirmed recipients.
     * @throws AppError as `keyring.confirm`.
     */
    async confirmKeys({ token, own, held, recipients }: Confirmation): Promise<void> {
      await keyring.confirm(own, held, recipients);
      await sessions.renewKeys(token, held.opened);
      resealing.start(held.opened);
    },
  };
}
