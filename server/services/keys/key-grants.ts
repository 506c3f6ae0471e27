import type { Kysely } from 'kysely';
import type { SealedGrant } from '#shared/accounts/keys.ts';
import type { Recipient } from '#shared/channel/envelope.ts';
import { openGrant } from '#shared/channel/grant.ts';
import { openingKey } from '../../crypto/sealing/opening-key.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { keyPairOf } from '../../crypto/sealing/x25519.ts';
import type { Schema } from '../../db/schema.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import type { Grant } from './held/held-keys.ts';
import { organisationName } from './recipients-of.ts';

/** Opens every organisation key granted to this name. A damaged grant does not prevent a sign-in. */
export async function openGrants(db: Kysely<Schema>, name: string, privateKey: string): Promise<OpenedKeys> {
  const grants = await db.selectFrom('key_grant').selectAll().where('recipient', '=', name).execute();
  const key = openingKey(privateKey);
  const opened = grants.map(async ({ organisation_key_id: id, sealed_key }) => {
    const one = await openGrant(sealed_key, key, id, name).catch(() => undefined);
    return one ? [[id, one] as const] : [];
  });
  return new Map((await Promise.all(opened)).flat());
}

/** The same grants for their holder's browser, which opens them. */
export async function sealedGrants(db: Kysely<Schema>, recipient: string): Promise<SealedGrant[]> {
  const grants = db.selectFrom('key_grant').where('recipient', '=', recipient);
  const rows = await grants.select(['organisation_key_id as key', 'recipient', 'sealed_key']).execute();
  return rows.map((row) => ({ ...row, name: organisationName(row.key) }));
}

/** Stores an organisation key as sealed to a recipient, in place of what was sealed to the same name. */
export async function storeGrant(
  transaction: Kysely<Schema>,
  key: string,
  { name }: Recipient,
  grant: Grant,
): Promise<void> {
  await transaction
    .insertInto('key_grant')
    .values({ organisation_key_id: key, recipient: name, created_at: nextTimestamp(), ...grant })
    .onConflict((conflict) => conflict.columns(['organisation_key_id', 'recipient']).doUpdateSet(grant))
    .execute();
}

/** The public halves of opened keys, derived from the private ones. */
export function publicHalves(opened: OpenedKeys): { id: string; publicKey: string }[] {
  return [...opened].map(([id, privateKey]) => ({ id, publicKey: keyPairOf(privateKey).publicKey }));
}
