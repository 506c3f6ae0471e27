import { type Kysely, sql } from 'kysely';
import type { Recipient } from '../crypto/envelope.ts';
import type { Schema } from '../db/schema.ts';

export const recoveryName = 'recovery';

export const administratorName = (id: string) => `administrator:${id}`;

/** Everybody who may open the organisation's keys: who holds the key in use, and the recovery key. */
export async function keyRecipients(db: Kysely<Schema>): Promise<Recipient[]> {
  const holders = await db
    .selectFrom('administrator')
    .innerJoin('key_grant', (join) =>
      join.on('key_grant.recipient', '=', sql<string>`'administrator:' || administrator.id`),
    )
    .innerJoin('organisation_key', 'organisation_key.id', 'key_grant.organisation_key_id')
    .where('organisation_key.active', '=', 1)
    .select(['administrator.id', 'administrator.public_key'])
    .execute();
  const words = await db.selectFrom('recovery_key').select('public_key').executeTakeFirst();
  return [
    ...holders.map(({ id, public_key }) => ({ name: administratorName(id), publicKey: public_key })),
    ...(words ? [{ name: recoveryName, publicKey: words.public_key }] : []),
  ];
}
