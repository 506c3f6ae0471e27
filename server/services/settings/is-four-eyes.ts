import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';

/** True where a second person has to publish. Read from the database each time: a cached setting would let one through. */
export async function isFourEyes(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'fourEyes')
    .executeTakeFirst();
  if (!row) return false;
  return (JSON.parse(row.value) as SiteSettings['fourEyes']).mode === 'on';
}
