import { mayDo } from '#shared/accounts/permissions.ts';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { Person } from '../administrators.ts';
import { dropApprovals, takeKeys } from '../end-access.ts';
import { requireOtherAdministrator, rolesOf, writeRoles } from './person-roles.ts';

type Owner = Pick<Person, 'id' | 'email'>;

export type RoleChanges = ReturnType<typeof createRoleChanges>;

/** Gives and takes roles. Sessions read theirs with every call, so that a change counts at once, on every instance. */
export function createRoleChanges({ db, transact }: UnitOfWork, keyring: Keyring) {
  return {
    /**
     * Gives a person these roles and sections in place of those before. A former officer is signed out and their key is
     * revoked: a new organisation key is then due. Previews of drafts end where they may show others than before.
     * @throws AppError `conflict` if nobody would be an administrator, or hold the key.
     */
    async assign({ id, email }: Owner, given: PersonRoles): Promise<void> {
      const isOfficer = given.roles.includes('officer');
      const wasOfficer = (await rolesOf(db, id)).roles.includes('officer');
      await keyring.change(
        { holder: id },
        async (keys) => {
          const { transaction } = keys;
          const before = await rolesOf(transaction, id);
          if (!given.roles.includes('administrator') && before.roles.includes('administrator')) {
            await requireOtherAdministrator(transaction, id);
            await dropApprovals(email, transaction);
          }
          if (before.roles.includes('officer') && !isOfficer) await takeKeys({ id, email }, keys);
          if (!mayDo(given.roles, 'write-content') || !covers(given, before))
            await transaction.deleteFrom('preview').where('administrator_id', '=', id).execute();
          await writeRoles(transaction, id, given);
        },
        { transact, broken: wasOfficer && !isOfficer ? 'refused' : 'unsigned' },
      );
    },
  };
}

/** True where the sections reach as far as those before. */
function covers({ sections }: PersonRoles, before: PersonRoles): boolean {
  if (sections.length === 0) return true;
  return before.sections.length > 0 && before.sections.every((section) => sections.includes(section));
}
