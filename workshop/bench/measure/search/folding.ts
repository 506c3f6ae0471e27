import type { Kysely } from 'kysely';
import type { Schema } from '../../../../server/db/schema.ts';
import { fold } from '../../../../shared/arabic/fold.ts';
import { median } from '../../statistics.ts';

/** Items whose texts are folded. */
const items = 5_000;
const rounds = 5;

/** Megabytes of the archive's texts that are folded in a second of the processor. */
export async function measureFolding(db: Kysely<Schema>): Promise<number> {
  const rows = await db
    .selectFrom('content_item')
    .select(['title_ar', 'title_en', 'description_ar', 'description_en'])
    .limit(items)
    .execute();
  const texts = rows.flatMap((row) => Object.values(row));
  const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
  const speeds = Array.from({ length: rounds }, () => {
    const begun = process.cpuUsage();
    for (const text of texts) fold(text);
    const { user, system } = process.cpuUsage(begun);
    return megabytes / ((user + system) / 1e6);
  });
  return median(speeds);
}
