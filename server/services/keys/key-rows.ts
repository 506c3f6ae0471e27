import { randomUUID } from 'node:crypto';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { createKeyPair, type KeyPair } from '../../crypto/sealing/x25519.ts';
import { AppError } from '../../errors/app-error.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import type { KeyChange } from './key-changes.ts';
import { publicHalves, storeGrants } from './key-grants.ts';
import { administratorName, type KeyRecipient, recoveryName } from './key-register.ts';

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
export async function requestRenewal({ state, transaction }: KeyChange): Promise<void> {
  await transaction.updateTable('organisation_key').set({ renewal_due: 1 }).where('active', '=', 1).execute();
  state.renewalDue = state.active !== undefined;
}

/**
 * Activates a key; the previous one stays for what was sealed to it.
 * @returns its id.
 */
export async function replaceKey(pair: KeyPair, to: KeyRecipient[], keys: KeyChange): Promise<string> {
  const { state, transaction } = keys;
  const id = randomUUID();
  await transaction.updateTable('organisation_key').set({ active: null, renewal_due: 0 }).execute();
  await transaction
    .insertInto('organisation_key')
    .values({ id, public_key: pair.publicKey, created_at: nextTimestamp(), active: 1, renewal_due: 0 })
    .execute();
  await storeGrants(transaction, [id, pair.privateKey], to);
  state.keys.push({ id, publicKey: pair.publicKey });
  Object.assign(state, { active: id, renewalDue: false, recipients: to });
  return id;
}

/**
 * Revokes the keys of everybody else, and replaces the stored keys by a new one.
 * @returns the opened keys with the new one.
 */
export async function restartKeys(
  to: KeyRecipient[],
  opened: OpenedKeys,
  keys: KeyChange,
): Promise<OpenedKeys> {
  const { state, transaction } = keys;
  const names = to.map(({ name }) => name);
  await transaction.deleteFrom('key_grant').where('recipient', 'not in', names).execute();
  const words = to.find(({ name }) => name === recoveryName)?.publicKey ?? '';
  await transaction.deleteFrom('recovery_key').where('public_key', '!=', words).execute();
  await transaction.deleteFrom('pending_change').where('kind', '=', 'recovery').execute();
  for (const { id, publicKey } of publicHalves(opened)) {
    const row = state.keys.find((key) => key.id === id);
    if (row) row.publicKey = publicKey;
    const rows = transaction.updateTable('organisation_key').set({ public_key: publicKey });
    await rows.where('id', '=', id).execute();
  }
  const pair = createKeyPair();
  return new Map([...opened, [await replaceKey(pair, to, keys), pair.privateKey]]);
}
