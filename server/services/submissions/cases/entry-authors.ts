import type { Kysely } from 'kysely';
import { isSameMac } from '../../../crypto/sealing/key-authentication.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Numbers } from '../sealed/numbers.ts';

type Row = { kind: string; id: number; entry: number; key_id: string; author_mac: string | null };

/** Adds to rows of entries whose sessions stored them; null for who is no officer any more, and in rows of before. */
export async function entryAuthors(db: Kysely<Schema>, { authorMacs }: Pick<Numbers, 'authorMacs'>) {
  const officers = await db
    .selectFrom('administrator_role')
    .select('administrator_id as id')
    .where('role', '=', 'officer')
    .execute();
  const macOf = await authorMacs();
  return <Entry extends Row>({ author_mac, ...row }: Entry) => {
    const isAuthor = ({ id }: { id: string }) => isSameMac(author_mac, macOf(row, id));
    const author = author_mac === null ? undefined : officers.find(isAuthor);
    return { ...row, stored_by: author?.id ?? null };
  };
}
