import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { KeyChange } from '../keys/key-changes.ts';
import { holdersIn, requestRenewal, revokeKeys } from '../keys/key-rows.ts';
import { requireOtherAdministrator } from './roles/person-roles.ts';

type Owner = Pick<Schema['administrator'], 'id' | 'email'>;

/**
 * Deletes the sessions, the previews of the editor's own, and the pending link to choose a password. Known browsers and
 * named devices are deleted too, since a stolen password may have been used in one.
 */
export async function endAccess({ id, email }: Owner, transaction: Kysely<Schema>): Promise<void> {
  for (const table of ['session', 'known_device', 'named_device'] as const) {
    await transaction.deleteFrom(table).where('administrator_id', '=', id).execute();
  }
  await transaction
    .deleteFrom('preview')
    .where('administrator_id', '=', id)
    .where('kind', '=', 'frame')
    .execute();
  await transaction.deleteFrom('invitation').where('email', '=', email).execute();
}

/** Drops what a person requested of a second administrator, and what they approved. */
export async function dropApprovals(email: string, transaction: Kysely<Schema>): Promise<void> {
  await transaction
    .deleteFrom('approval_request')
    .where((eb) => eb.or([eb('requested_by', '=', email), eb('approved_by', '=', email)]))
    .execute();
}

/**
 * Ends the access and revokes the keys of an administrator, and drops the changes of theirs that wait. An older copy of the database still opens with what they
 * knew, so a new organisation key is then due.
 * @throws AppError `conflict` for the last holder of the key, unless `lastToo`.
 */
export async function takeKeys(owner: Owner, keys: KeyChange, lastToo = false): Promise<void> {
  await endAccess(owner, keys.transaction);
  // Pending changes were requested with a key that is gone, perhaps by somebody who had their password
  await keys.transaction.deleteFrom('pending_change').where('requested_by', '=', owner.email).execute();
  await dropApprovals(owner.email, keys.transaction);
  if (!(await revokeKeys(owner.id, keys))) return;
  if (!lastToo && holdersIn(keys.state.recipients).length === 0) {
    throw new AppError('conflict', 'keys.lastHolder');
  }
  await requestRenewal(keys);
}

/**
 * Removes an administrator, with the sessions, the keys and the links to previews.
 * @throws AppError `conflict` for the last administrator, or the last holder.
 */
export async function removePerson(owner: Owner, keys: KeyChange): Promise<void> {
  const { transaction } = keys;
  await requireOtherAdministrator(transaction, owner.id);
  await takeKeys(owner, keys);
  // A link would show its maker drafts without an account
  await transaction.deleteFrom('preview').where('administrator_id', '=', owner.id).execute();
  await transaction.deleteFrom('administrator').where('id', '=', owner.id).execute();
}
