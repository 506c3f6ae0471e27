import type { Kysely } from 'kysely';
import { firstGroup, type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import { fingerprint } from '../../crypto/sealing/fingerprint.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import type { Schema } from '../../db/schema.ts';
import { type HeldKeys, keysOpenedHere, type PublicKey } from './held/held-keys.ts';
import { publicHalves } from './key-grants.ts';
import { groupOf, type KeyOwner } from './key-groups.ts';
import { holdersIn } from './key-rows.ts';
import {
  administratorName,
  type KeyRecipient,
  type KeyRegister,
  type KeyVerdict,
  recoveryName,
  type StoredKeys,
} from './register/key-register.ts';

/** A recipient as seen by the holder who confirms it. */
export type SeenRecipient = { name: string; fingerprint: string };

/** Result of an inspection: the verdict, and the timestamp of the signature it refers to. */
export type KeyInspection = { verdict: KeyVerdict; signedAt: string | undefined };

/** A group's keys as they are stored. */
type Reviewed = { group: RecipientGroup; verdict: KeyVerdict; stored: StoredKeys };

/** State of the keys, as far as the database can be trusted. */
export function createKeyReview(db: Kysely<Schema>, registers: Record<RecipientGroup, KeyRegister>) {
  /** A group's keys as they are stored, and the verdict on them. */
  async function reviewed(group: RecipientGroup) {
    const verdict = await registers[group].verdict();
    return { group, verdict, stored: await registers[group].read(db) };
  }

  /** Tests whether a holder granted the key in use to a recipient. */
  const confirmedBy =
    ({ state, grantMacs }: StoredKeys, held: HeldKeys) =>
    (to: KeyRecipient) =>
      held.hasGranted(state.active ?? '', to, grantMacs.get(to.name) ?? null);

  /** The verdict on stored keys, seen by somebody who opened these. */
  function verdictFor(verdict: KeyVerdict, { state }: StoredKeys, halves: PublicKey[]): KeyVerdict {
    const isOther = halves.some(({ id, publicKey }) =>
      state.keys.some((key) => key.id === id && key.publicKey !== publicKey),
    );
    return verdict === 'whole' && isOther ? 'changed' : verdict;
  }

  /** All recipients, if a holder has to confirm them. Undefined as `toConfirm`. */
  async function dueRecipients({ group, verdict, stored }: Reviewed, held: HeldKeys) {
    const { state } = stored;
    const last = await registers[group].lastOf(held.proven(), stored);
    if (!last) return undefined;
    // Only the active key counts as proof: a replaced one might be known to others
    const isConfirmed = last === state.active ? confirmedBy(stored, held) : async () => false;
    const recipients = await Promise.all(
      state.recipients.map(async (each) => ({ ...seen(each), confirmed: await isConfirmed(each) })),
    );
    const isUnchanged = verdictFor(verdict, stored, held.halves()) === 'whole' && !state.renewalDue;
    return isUnchanged && recipients.every(({ confirmed }) => confirmed) ? undefined : recipients;
  }

  /** The same for a holder whose browser has the keys: the call that confirms opens them, and checks everything. */
  function unconfirmed(own: string, { verdict, stored: { state } }: Reviewed) {
    const isHolder = holdersIn(state.recipients).includes(own);
    if (!isHolder || (verdict === 'whole' && !state.renewalDue)) return undefined;
    return state.recipients.map((each) => ({ ...seen(each), confirmed: false }));
  }

  return {
    dueRecipients,

    /** True if the key may be passed on to all holders without a confirmation. */
    async areConfirmed(stored: StoredKeys, held: HeldKeys): Promise<boolean> {
      const confirmed = await Promise.all(stored.state.recipients.map(confirmedBy(stored, held)));
      return confirmed.every(Boolean);
    },

    /** Compares the keys with the signed state, and with the opened ones if any. */
    async inspect(opened: OpenedKeys = new Map()): Promise<KeyInspection> {
      const own = await groupOf(db, { opened });
      const groups = await Promise.all((opened.size > 0 ? [own] : recipientGroups).map(reviewed));
      const found = groups.map(({ verdict, stored }) => ({
        verdict: verdictFor(verdict, stored, publicHalves(opened)),
        signedAt: stored.signature?.signedAt,
      }));
      return found.find(({ verdict }) => verdict !== 'whole' && verdict !== 'none') ?? found[0]!;
    },

    /**
     * Recipients that a holder must confirm beside themselves. Undefined if nothing needs a confirmation, or these keys
     * do not prove a holder, or without any, the register names none.
     */
    async toConfirm(own: string, opened: OpenedKeys, { verdict }: KeyInspection) {
      const group = await groupOf(db, opened.size > 0 ? { opened } : { holder: own });
      const found = { group, verdict, stored: await registers[group].read(db) };
      const recipients =
        opened.size > 0 ? await dueRecipients(found, keysOpenedHere(opened)) : unconfirmed(own, found);
      return recipients?.filter(({ name }) => name !== administratorName(own));
    },

    /** Recipients of the key in use of this group, as far as the database can be trusted. */
    async recipients(owner: KeyOwner): Promise<(SeenRecipient & { email: string | null })[]> {
      return (await registers[await groupOf(db, owner)].read(db)).state.recipients.map(seen);
    },

    /** The recipients of a group as they are stored, for a browser that checks their MACs; undefined without a key. */
    async stateOf(group: RecipientGroup) {
      const { state, grantMacs } = await registers[group].stored();
      return (
        state.active && {
          active: state.active,
          recipients: state.recipients.map(({ name, email, publicKey }) => ({
            name,
            email,
            public_key: publicKey,
            mac: grantMacs.get(name) ?? null,
          })),
        }
      );
    },

    /** The directorate's recovery key, if it is provably made by a holder. */
    async backupRecipient(): Promise<string | undefined> {
      const { read, verdictOn } = registers[firstGroup];
      const stored = await read(db);
      if ((await verdictOn(stored)) !== 'whole') return undefined;
      return stored.state.recipients.find(({ name }) => name === recoveryName)?.publicKey;
    },

    verdict: (group: RecipientGroup) => registers[group].verdict(),

    /** The group whose key in use an administrator provably holds: a grant that a writer to the database adds is none. */
    async provenGroup(administratorId: string): Promise<RecipientGroup | undefined> {
      for (const group of recipientGroups) {
        const state = await registers[group].signedState();
        if (state && holdersIn(state.recipients).includes(administratorId)) return group;
      }
      return undefined;
    },
  };
}

const seen = ({ name, email, publicKey }: KeyRecipient) => ({
  name,
  email,
  fingerprint: fingerprint(publicKey),
});
