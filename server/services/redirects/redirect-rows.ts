import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Rows of one query: requests are handled between two. */
const batch = 1_000;

/** The paths of all redirects with their targets, in order of the paths. */
export async function* redirectRows(db: Kysely<Schema>) {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('redirect')
      .select(['path', 'target'])
      .where('path', '>', last)
      .orderBy('path')
      .limit(batch)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.path;
  }
}
