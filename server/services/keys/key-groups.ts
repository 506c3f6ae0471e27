import type { Kysely } from 'kysely';
import { firstGroup, type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import type { Schema } from '../../db/schema.ts';
import { administratorName } from './register/key-register.ts';

/** Keys of a group: those of its name, those that were opened, or those that an administrator holds. */
export type KeyOwner = { group: RecipientGroup } | { opened: OpenedKeys } | { holder: string };

/** The group of these keys: nobody holds those of two. The first one where there are none. */
export async function groupOf(db: Kysely<Schema>, owner: KeyOwner): Promise<RecipientGroup> {
  if ('group' in owner) return owner.group;
  const keys = db.selectFrom('organisation_key').select('recipient_group').limit(1);
  if ('holder' in owner) {
    const row = await keys
      .innerJoin('key_grant', 'key_grant.organisation_key_id', 'organisation_key.id')
      .where('recipient', '=', administratorName(owner.holder))
      .executeTakeFirst();
    return named(row);
  }
  if (owner.opened.size === 0) return firstGroup;
  return named(await keys.where('id', 'in', [...owner.opened.keys()]).executeTakeFirst());
}

function named(row: { recipient_group: number } | undefined): RecipientGroup {
  return recipientGroups[(row?.recipient_group ?? 1) - 1] ?? firstGroup;
}
