import { AppError } from '../../errors/app-error.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { numberOf } from './group-number.ts';
import type { HeldKeys } from './held/held-keys.ts';
import type { KeyChange } from './key-changes.ts';
import { storeGrant } from './key-grants.ts';
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

/** @throws AppError `unauthorised` if the key in use is not among these, or is another pair. */
export function requireActive(held: HeldKeys, { state }: KeyChange): void {
  const active = state.keys.find(({ id }) => id === state.active);
  const own = held.proven().find(({ id }) => id === active?.id);
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
 * Seals the held keys to a recipient.
 * @throws AppError `unauthorised` if they lack the one now in use, `conflict` if it was not sealed to this recipient.
 */
export async function grantKeys(to: KeyRecipient, held: HeldKeys, keys: KeyChange): Promise<void> {
  const { state, transaction } = keys;
  requireActive(held, keys);
  for (const { id } of state.keys) {
    const grant = await held.grant(id, to);
    // A replaced key may have been deleted since it was opened
    if (grant) await storeGrant(transaction, id, to, grant);
    else if (id === state.active) throw new AppError('conflict', 'keys.outdated');
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
 * Activates a new key; the previous one stays for what was sealed to it.
 * @throws AppError `conflict` if it was not sealed to one of these.
 */
export async function replaceKey(held: HeldKeys, to: KeyRecipient[], keys: KeyChange): Promise<void> {
  const { state, transaction } = keys;
  const { id, publicKey } = held.newKey();
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
      public_key: publicKey,
      created_at: nextTimestamp(),
      active: group,
      recipient_group: group,
      renewal_due: 0,
    })
    .execute();
  for (const recipient of to) {
    const grant = await held.grant(id, recipient);
    if (!grant) throw new AppError('conflict', 'keys.outdated');
    await storeGrant(transaction, id, recipient, grant);
  }
  state.keys.push({ id, publicKey });
  Object.assign(state, { active: id, renewalDue: false, recipients: to });
}

/** Revokes the group's keys of everybody else, and replaces the stored ones by a new one. */
export async function restartKeys(to: KeyRecipient[], held: HeldKeys, keys: KeyChange): Promise<void> {
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
  for (const { id, publicKey } of held.halves()) {
    const row = state.keys.find((key) => key.id === id);
    if (row) row.publicKey = publicKey;
    const rows = transaction.updateTable('organisation_key').set({ public_key: publicKey });
    await rows.where('id', '=', id).execute();
  }
  await replaceKey(held, to, keys);
}
