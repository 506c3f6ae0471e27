import type { Kysely } from 'kysely';
import { sample } from '../../../content/sample.ts';
import { Failure } from '../../../scripts/failure.mjs';
import { createServices } from '../../../server/composition.ts';
import { connect } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import type { Schema } from '../../../server/db/schema.ts';
import { insertRows } from '../../../server/import-export/insert-rows.ts';
import { referenceKey } from '../../../server/services/content/items/reference-key.ts';
import { yearOf } from '../../../server/services/content/items/year-of.ts';
import { rebuild } from '../../../server/services/search-index/rebuild.ts';
import type { ContentDraft } from '../../../shared/content/content-item.ts';
import { type SectionKey, sections } from '../../../shared/site/sections.ts';
import { archiveItem } from '../archive/archive-item.ts';
import { scratchFolder } from '../processes.ts';

/** The public URL of such a site, which is part of the URLs of its pictures. */
export const publicUrl = 'http://127.0.0.1:3000';

/** Items that are stored in one transaction. */
const batchSize = 5_000;

/** The sample institution with so many items in each section, and resolves to the folder of its data. */
export async function makeArchive(itemsOfSection: number): Promise<string> {
  const dataDir = scratchFolder();
  const database = await connect({ dataDir });
  await migrate(database.db);
  await fillArchive(database.db, dataDir, itemsOfSection);
  await rebuild(database.db);
  await database.close();
  return dataDir;
}

/**
 * Fills a migrated database. The newest items are always the same, so that pages of archives of any size show the same
 * cards. The added items are not in the index of the search, which is as after an upgrade: a site's start makes it.
 */
export async function fillArchive(
  db: Kysely<Schema>,
  dataDir: string,
  itemsOfSection: number,
): Promise<void> {
  const services = createServices({ db, dataDir, publicUrl });
  await services.sample.load();
  for (const { key } of sections) {
    const existing = (await services.content.list(key)).items.toReversed();
    for (const { id } of existing.slice(0, Math.max(existing.length - itemsOfSection, 0)))
      await services.content.remove(key, id);
    for (let first = existing.length; first < itemsOfSection; first += batchSize) {
      const rows = Array.from({ length: Math.min(batchSize, itemsOfSection - first) }, (_, index) =>
        rowOf(key, first + index + 1, itemsOfSection),
      );
      await db.transaction().execute(async (transaction) => {
        // A column that some rows of a statement lack would be null in these
        for (const alike of Map.groupBy(rows, (row) => Object.keys(row).join()).values())
          await insertRows(transaction, key, alike);
      });
    }
  }
  await db.deleteFrom('search_state').execute();
}

/** An item by its number, of which the largest is the newest. */
function rowOf(key: SectionKey, id: number, itemsOfSection: number) {
  const item = draft(key, itemsOfSection - id);
  const at = new Date((id - 1) * 60_000).toISOString();
  const keys = { year: yearOf(item), reference_key: referenceKey(item.reference) };
  return { id, ...item, ...keys, created_at: at, updated_at: at };
}

/** The item at a distance from the newest one: the sample's items, then those that are made for an archive. */
function draft(key: SectionKey, fromNewest: number): ContentDraft {
  const drafts = sample.items[key];
  const newest = drafts.at(-1 - (fromNewest % drafts.length));
  if (!newest) throw new Failure(`The sample has no item of ${key}.`);
  return {
    // The sample's items are there already, and no two have one reference
    ...(fromNewest < drafts.length ? { ...newest, reference: '' } : archiveItem(key, fromNewest)),
    image: newest.image?.replace('{PUBLIC_URL}', publicUrl) ?? null,
  };
}
