import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Recipient } from '#shared/channel/envelope.ts';
import { firstGroup, type RecipientGroup } from '#shared/forms/recipient-groups.ts';
import { createRegisterMac, isSameMac } from '../../../crypto/sealing/key-authentication.ts';
import type { Schema } from '../../../db/schema.ts';
import { numberOf } from '../group-number.ts';
import { createKeyFloor } from './key-floor.ts';

export const recoveryName = 'recovery';

export const administratorName = (id: string) => `administrator:${id}`;

/** A recipient of the organisation key in use: a holder, or the recovery key, which has no e-mail address. */
export type KeyRecipient = Recipient & { email: string | null };

type PublicKey = { id: string; publicKey: string };

/** The organisation's keys of a group, and the recipients of the one in use. */
export type KeyState = {
  keys: PublicKey[];
  /** The id of the key in use. */
  active: string | undefined;
  renewalDue: boolean;
  recipients: KeyRecipient[];
};

type Signature = { signedAt: string; mac: string; activeMac: string };

/** The database's content, not yet authenticated. */
export type StoredKeys = {
  state: KeyState;
  signature: Signature | undefined;
  /** MACs of the grants of the key in use, by recipient name. */
  grantMacs: Map<string, string | null>;
};

/**
 * Result of comparing the stored keys with the signed state: `none` if there never was a key, `missing` if there was
 * one, `rolledBack` if they are of an earlier time.
 */
export type KeyVerdict = 'none' | 'whole' | 'changed' | 'rolledBack' | 'missing';

type Dependencies = {
  group: RecipientGroup;
  pepper: Parameters<typeof createRegisterMac>[0];
  /** Data folder; the newest signature is recorded in its `audit`. */
  dataDir: string;
  /** Receives the error of a folder that cannot be written. */
  report: (error: unknown) => void;
};

export type KeyRegister = ReturnType<typeof createKeyRegister>;

/** The register of a group's keys, authenticated so that write access to the database is not enough to add or swap one. */
export function createKeyRegister(db: Kysely<Schema>, { group, pepper, dataDir, report }: Dependencies) {
  const mac = createRegisterMac(pepper);
  const number = numberOf(group);
  // No group's rows count as another one's; the first one has the names of versions without groups
  const ofGroup = (name: string, separator: string) =>
    group === firstGroup ? name : `${name}${separator}${group}`;
  const floor = createKeyFloor(join(dataDir, `audit/${ofGroup('keys', '-')}.json`), report);
  const read = (on: Kysely<Schema>) => readGroup(on, number);

  const activeMac = (signedAt: string, { id, publicKey }: PublicKey) =>
    mac([ofGroup('diwan active key 1', ' '), signedAt, id, publicKey]);

  const stateMac = (signedAt: string, { keys, active, renewalDue, recipients }: KeyState) =>
    mac([
      ofGroup('diwan keys 1', ' '),
      signedAt,
      keys.map(({ id, publicKey }) => [id, publicKey]).toSorted(byFirst),
      active ?? null,
      renewalDue,
      recipients.map(({ name, publicKey, email }) => [name, publicKey, email]).toSorted(byFirst),
    ]);

  async function verdictOn({ state, signature }: StoredKeys): Promise<KeyVerdict> {
    const newest = await floor.get();
    if (!signature && state.keys.length === 0 && state.recipients.length === 0) {
      return newest ? 'missing' : 'none';
    }
    if (!signature || !isSameMac(signature.mac, await stateMac(signature.signedAt, state))) return 'changed';
    return signature.signedAt < newest ? 'rolledBack' : 'whole';
  }

  async function inspected(isLast = false): Promise<{ verdict: KeyVerdict; state: KeyState }> {
    const stored = await read(db);
    const verdict = await verdictOn(stored);
    if (verdict === 'whole') await floor.raise(stored.signature?.signedAt ?? '');
    // Read again: another call may have seen a newer register since this one read
    return verdict === 'whole' || isLast ? { verdict, state: stored.state } : inspected(true);
  }

  return {
    read,

    /** Opens the key file, which must not be read within a transaction. */
    open: async () => void (await mac(null)),

    verdictOn,

    /** The committed content. */
    stored: () => read(db),

    /** True if this site has signed keys before. */
    hasHistory: async () => (await floor.get()) !== '',

    /** Verdict on the committed state. */
    verdict: async (): Promise<KeyVerdict> => (await inspected()).verdict,

    /** The committed state; undefined if it is not the one that this site signed last. */
    async signedState(): Promise<KeyState | undefined> {
      const { verdict, state } = await inspected();
      return verdict === 'whole' ? state : undefined;
    },

    /** The key in use, if this site activated it last. */
    async activeKey(): Promise<PublicKey | undefined> {
      for (let check = 0; check < 2; check += 1) {
        const row = await db
          .selectFrom('organisation_key')
          .innerJoin('key_register', (on) => on.on('key_register.id', '=', number))
          .where('active', '=', number)
          .select(['organisation_key.id', 'public_key as publicKey', 'signed_at', 'active_mac'])
          .executeTakeFirst();
        const isSigned = row && isSameMac(row.active_mac, await activeMac(row.signed_at, row));
        if (!isSigned || row.signed_at < (await floor.get())) continue;
        await floor.raise(row.signed_at);
        return { id: row.id, publicKey: row.publicKey };
      }
      return undefined;
    },

    /** The one of these keys that this site activated last, whatever became of the other rows. */
    async lastOf(keys: PublicKey[], { signature }: StoredKeys): Promise<string | undefined> {
      if (!signature || signature.signedAt < (await floor.get())) return undefined;
      for (const key of keys) {
        if (isSameMac(signature.activeMac, await activeMac(signature.signedAt, key))) return key.id;
      }
      return undefined;
    },

    /** Signs the intended state, not the database's: a trigger may have changed that. */
    async sign(state: KeyState, { signature }: StoredKeys, transaction: Kysely<Schema>): Promise<void> {
      const last = [signature?.signedAt ?? '', await floor.get()].toSorted().at(-1) ?? '';
      const signed_at = new Date(Math.max(Date.now(), (Date.parse(last) || 0) + 1)).toISOString();
      const active = state.keys.find(({ id }) => id === state.active);
      const columns = {
        signed_at,
        active_mac: active ? await activeMac(signed_at, active) : '',
        mac: await stateMac(signed_at, state),
      };
      await transaction
        .insertInto('key_register')
        .values({ id: number, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    },
  };
}

type Row = { kind: string; name: string; value: string; more: string | null; mac: string | null };

/** Rows that the register covers, in one statement: another transaction's change is seen completely or not at all. */
async function readGroup(db: Kysely<Schema>, group: number): Promise<StoredKeys> {
  const { rows } = await sql<Row>`
    select 'key' as kind, id as name, public_key as value,
      case when active is not null then case when renewal_due = 1 then 'due' else 'active' end end as more,
      cast(null as text) as mac
    from organisation_key where recipient_group = ${group}
    union all
    select 'recipient', key_grant.recipient, administrator.public_key, administrator.email, key_grant.mac
    from organisation_key
    join key_grant on key_grant.organisation_key_id = organisation_key.id
    join administrator on key_grant.recipient = 'administrator:' || administrator.id
    where organisation_key.active = ${group}
    union all
    select 'recipient', ${recoveryName}, recovery_key.public_key, null, key_grant.mac
    from recovery_key
    left join organisation_key on organisation_key.active = ${group}
    left join key_grant on key_grant.organisation_key_id = organisation_key.id
      and key_grant.recipient = ${recoveryName}
    where recovery_key.id = ${group}
    union all
    select 'signature', signed_at, key_register.mac, active_mac, null from key_register
    where id = ${group}
  `.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const active = of('key').find(({ more }) => more);
  const recipients = of('recipient');
  const [signature] = of('signature');
  return {
    state: {
      keys: of('key').map(({ name, value }) => ({ id: name, publicKey: value })),
      active: active?.name,
      renewalDue: active?.more === 'due',
      recipients: recipients.map(({ name, value, more }) => ({ name, publicKey: value, email: more })),
    },
    signature: signature && {
      signedAt: signature.name,
      mac: signature.value,
      activeMac: signature.more ?? '',
    },
    grantMacs: new Map(recipients.map(({ name, mac }) => [name, mac])),
  };
}

function byFirst([one = '']: (string | null)[], [other = '']: (string | null)[]): number {
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
