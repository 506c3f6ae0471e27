import { openKey } from '#server/crypto/sealing/envelope.ts';
import { openingKey } from '#server/crypto/sealing/hpke.ts';
import type { OpenedKeys } from '#server/crypto/sealing/session-keys.ts';
import type { TestDatabase } from '../databases/databases.ts';

/** The number of stored messages that these keys open, under any name to which they are sealed. */
export async function openedBy({ db }: TestDatabase, keys: OpenedKeys): Promise<number> {
  const rows = await db
    .selectFrom('submission_key')
    .innerJoin('submission', (join) =>
      join.onRef('submission.kind', '=', 'submission_key.kind').onRef('id', '=', 'submission_id'),
    )
    .select(['submission.kind', 'id', 'key_id', 'recipient', 'sealed_key'])
    .execute();
  const tries = rows.flatMap(({ kind, id, key_id, recipient, sealed_key }) =>
    [...keys.values()].map((key) =>
      openKey(sealed_key, openingKey(key), { kind, id, keyId: key_id }, recipient).then(
        () => true,
        () => false,
      ),
    ),
  );
  return (await Promise.all(tries)).filter(Boolean).length;
}
