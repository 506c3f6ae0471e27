import type { Kysely } from 'kysely';
import { fingerprint } from '../../crypto/sealing/fingerprint.ts';
import { grantMac, isSameMac } from '../../crypto/sealing/key-authentication.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import type { Schema } from '../../db/schema.ts';
import { publicHalves } from './key-grants.ts';
import {
  administratorName,
  type KeyRecipient,
  type KeyRegister,
  type KeyVerdict,
  recoveryName,
  type StoredKeys,
} from './key-register.ts';

/** A recipient, as somebody who confirms it has seen it. */
export type SeenRecipient = { name: string; fingerprint: string };

/** What a look at the keys found: the verdict, and the time of the signature that it is about. */
export type KeyInspection = { verdict: KeyVerdict; signedAt: string | undefined };

/** How the keys stand, as far as the database is to be believed. */
export function createKeyReview(db: Kysely<Schema>, register: KeyRegister) {
  /** Whether a holder has granted the key in use to each of these recipients. */
  function confirmedBy({ state, grantMacs }: StoredKeys, opened: OpenedKeys) {
    const privateKey = opened.get(state.active ?? '');
    return ({ name, publicKey }: KeyRecipient) =>
      privateKey !== undefined &&
      isSameMac(grantMacs.get(name) ?? null, grantMac(state.active ?? '', privateKey, { name, publicKey }));
  }

  return {
    /** Whether the key may be given on to all who hold it, without asking anybody. */
    areConfirmed: (stored: StoredKeys, opened: OpenedKeys) =>
      stored.state.recipients.every(confirmedBy(stored, opened)),

    /** Compares the keys with what this site signed, and where some are open, with those. */
    async inspect(opened: OpenedKeys = new Map()): Promise<KeyInspection> {
      const verdict = await register.verdict();
      const { state, signature } = await register.read(db);
      const isOther = publicHalves(opened).some(({ id, publicKey }) =>
        state.keys.some((key) => key.id === id && key.publicKey !== publicKey),
      );
      return {
        verdict: verdict === 'whole' && isOther ? 'changed' : verdict,
        signedAt: signature?.signedAt,
      };
    },

    /**
     * Whom a holder is asked to confirm beside themselves. Undefined where nothing is to be asked, or
     * where these keys do not show a holder.
     */
    async toConfirm(own: string, opened: OpenedKeys, { verdict }: KeyInspection) {
      const stored = await register.read(db);
      const { state } = stored;
      const last = await register.lastOf(publicHalves(opened), stored);
      if (!last) return undefined;
      // By a key that somebody put in its place, anybody would be confirmed
      const isConfirmed = last === state.active ? confirmedBy(stored, opened) : () => false;
      const recipients = state.recipients.map((each) => ({ ...seen(each), confirmed: isConfirmed(each) }));
      const isDue = verdict !== 'whole' || state.renewalDue || recipients.some(({ confirmed }) => !confirmed);
      return isDue ? recipients.filter(({ name }) => name !== administratorName(own)) : undefined;
    },

    /** Who holds the key in use, as far as the database is to be believed. */
    async recipients(): Promise<(SeenRecipient & { email: string | null })[]> {
      return (await register.read(db)).state.recipients.map(seen);
    },

    /** The recovery key, if it is surely the one that a holder made. */
    async backupRecipient(): Promise<string | undefined> {
      const stored = await register.read(db);
      if ((await register.verdictOn(stored)) !== 'whole') return undefined;
      return stored.state.recipients.find(({ name }) => name === recoveryName)?.publicKey;
    },

    verdict: () => register.verdict(),
  };
}

const seen = ({ name, email, publicKey }: KeyRecipient) => ({
  name,
  email,
  fingerprint: fingerprint(publicKey),
});
