import { randomUUID } from 'node:crypto';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { createKeyPair, type KeyPair } from '../../crypto/sealing/x25519.ts';
import { AppError } from '../../errors/app-error.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { numberOf } from './group-number.ts';
import type { KeyChange } from './key-changes.ts';
import { publicHalves, storeGrants } from './key-grants.ts';
import { pendingRecovery } from './pending/pending-kind.ts';
import { administratorName, type KeyRecipient, recoveryName } from './register/key-register.ts';

export type Holder = { id: string; email: string; publicKey: string };

export const holderOf = ({ id, email, publicKey }: Holder): KeyRecipient => ({
  name: administratorName(id),
  publicKey,
  email,
});

/** Administrator ids among recipients. */
export function holdersIn(recipients: readonly KeyRecipient[]): string[] {
  const prefix = administratorName('');
  return recipients
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name }) => name.slice(prefix.length));
}

/** @throws AppError `unauthorised` if the key in use is not among the opened ones, or is another pair. */
export function requireActive(opened: OpenedKeys, { state }: KeyChange): void {
  const active = state.keys.find(({ id }) => id === state.active);
  const own = publicHalves(opened).find(({ id }) => id === active?.id);
  if (!own || own.publicKey !== active?.publicKey) throw new AppError('unauthorised', 'error.unauthorised');
}

/** @throws AppError `conflict` for who is no officer: grants follow that role. */
export async function requireOfficer(id: string, { transaction }: KeyChange): Promise<void> {
  const rows = transaction.selectFrom('administrator_role').select('role').where('role', '=', 'officer');
  const found = await rows.where('administrator_id', '=', id).executeTakeFirst();
  if (!found) throw new AppError('conflict', 'role.notOfficer');
}

/** The stored grants of a group's keys, to be deleted. */
export function grantsOf({ group, transaction }: KeyChange) {
  const ofGroup = transaction
    .selectFrom('organisation_key')
    .select('id')
    .where('recipient_group', '=', numberOf(group));
  return transaction.deleteFrom('key_grant').where('organisation_key_id', 'in', ofGroup);
}

/** @throws AppError `conflict` for who holds the key of another group: what is sent to one of two is not for the other. */
export async function requireNoOtherGroup(id: string, { group, transaction }: KeyChange): Promise<void> {
  const other = await transaction
    .selectFrom('key_grant')
    .innerJoin('organisation_key', 'organisation_key.id', 'organisation_key_id')
    .select('recipient')
    .where('recipient', '=', administratorName(id))
    .where('recipient_group', '!=', numberOf(group))
    .executeTakeFirst();
  if (other) throw new AppError('conflict', 'keys.otherGroup');
}

/**
 * Seals the opened keys to a recipient.
 * @throws AppError `unauthorised` if they lack the one now in use.
 */
export async function grantKeys(to: KeyRecipient, opened: OpenedKeys, keys: KeyChange): Promise<void> {
  const { state, transaction } = keys;
  requireActive(opened, keys);
  for (const { id } of state.keys) {
    const privateKey = opened.get(id);
    // A replaced key may have been deleted since it was opened
    if (privateKey) await storeGrants(transaction, [id, privateKey], [to]);
  }
  state.recipients = [...state.recipients.filter(({ name }) => name !== to.name), to];
}

/** Revokes every key of an administrator; returns true if there was one. */
export async function revokeKeys(id: string, { state, transaction }: KeyChange): Promise<boolean> {
  const own = administratorName(id);
  const { numDeletedRows } = await transaction
    .deleteFrom('key_grant')
    .where('recipient', '=', own)
    .executeTakeFirst();
  state.recipients = state.recipients.filter(({ name }) => name !== own);
  return numDeletedRows > 0n;
}

/** Requests a new key as soon as a holder confirms its recipients. */
export async function requestRenewal({ group, state, transaction }: KeyChange): Promise<void> {
  const key = transaction.updateTable('organisation_key').set({ renewal_due: 1 });
  await key.where('active', '=', numberOf(group)).execute();
  state.renewalDue = state.active !== undefined;
}

/**
 * Activates a key; the previous one stays for what was sealed to it.
 * @returns its id.
 */
export async function replaceKey(pair: KeyPair, to: KeyRecipient[], keys: KeyChange): Promise<string> {
  const { state, transaction } = keys;
  const id = randomUUID();
  const group = numberOf(keys.group);
  await transaction
    .updateTable('organisation_key')
    .set({ active: null, renewal_due: 0 })
    .where('recipient_group', '=', group)
    .execute();
  await transaction
    .insertInto('organisation_key')
    .values({
      id,
      public_key: pair.publicKey,
      created_at: nextTimestamp(),
      active: group,
      recipient_group: group,
      renewal_due: 0,
    })
    .execute();
  await storeGrants(transaction, [id, pair.privateKey], to);
  state.keys.push({ id, publicKey: pair.publicKey });
  Object.assign(state, { active: id, renewalDue: false, recipients: to });
  return id;
}

/**
 * Revokes the group's keys of everybody else, and replaces the stored ones by a new one.
 * @returns the opened keys with the new one.
 */
export async function restartKeys(
  to: KeyRecipient[],
  opened: OpenedKeys,
  keys: KeyChange,
): Promise<OpenedKeys> {
  const { group, state, transaction } = keys;
  const names = to.map(({ name }) => name);
  await grantsOf(keys).where('recipient', 'not in', names).execute();
  const words = to.find(({ name }) => name === recoveryName)?.publicKey ?? '';
  await transaction
    .deleteFrom('recovery_key')
    .where('id', '=', numberOf(group))
    .where('public_key', '!=', words)
    .execute();
  await transaction.deleteFrom('pending_change').where('kind', '=', pendingRecovery(group)).execute();
  for (const { id, publicKey } of publicHalves(opened)) {
    const row = state.keys.find((key) => key.id === id);
    if (row) row.publicKey = publicKey;
    const rows = transaction.updateTable('organisation_key').set({ public_key: publicKey });
    await rows.where('id', '=', id).execute();
  }
  const pair = createKeyPair();
  return new Map([...opened, [await replaceKey(pair, to, keys), pair.privateKey]]);
}
