import type { OpenedKeys } from '#server/crypto/sealing/session-keys.ts';
import { openKey, submissionContext } from '#shared/channel/envelope.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import type { TestDatabase } from '../databases/databases.ts';

/** The number of stored messages that these keys open, under any name to which they are sealed. */
export async function openedBy({ db }: TestDatabase, keys: OpenedKeys): Promise<number> {
  const rows = await db
    .selectFrom('submission_key')
    .innerJoin('submission', (join) =>
      join.onRef('submission.kind', '=', 'submission_key.kind').onRef('id', '=', 'submission_id'),
    )
    .select(['submission.kind', 'id', 'key_id', 'version', 'recipient', 'sealed_key'])
    .execute();
  const opening = await Promise.all([...keys.values()].map(openingKey));
  const tries = rows.flatMap(({ key_id: keyId, recipient, sealed_key, ...row }) =>
    opening.map((key) =>
      openKey(sealed_key, key, submissionContext({ ...row, keyId }), recipient).then(
        () => true,
        () => false,
      ),
    ),
  );
  return (await Promise.all(tries)).filter(Boolean).length;
}
