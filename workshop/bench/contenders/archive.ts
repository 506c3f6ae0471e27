import { sample } from '../../../content/sample.ts';
import { Failure } from '../../../scripts/failure.mjs';
import { createServices } from '../../../server/composition.ts';
import { connect } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createContent } from '../../../server/services/content/content.ts';
import type { ContentDraft } from '../../../shared/content/content-item.ts';
import { type SectionKey, sections } from '../../../shared/site/sections.ts';
import { archiveItem } from '../archive/archive-item.ts';
import { scratchFolder } from '../processes.ts';

/** The public URL of such a site, which is part of the URLs of its pictures. */
export const publicUrl = 'http://127.0.0.1:3000';

/** Items that are stored in one transaction. */
const batchSize = 5_000;

/**
 * The sample institution with so many items in each section, and resolves to the folder of its data. The newest items
 * are always the same, so that pages of archives of any size show the same cards.
 */
export async function makeArchive(itemsOfSection: number): Promise<string> {
  const dataDir = scratchFolder();
  const database = await connect({ dataDir });
  const { db } = database;
  await migrate(db);
  const services = createServices({ db, dataDir, publicUrl });
  await services.sample.load();
  for (const { key } of sections) {
    const existing = (await services.content.list(key)).items.toReversed();
    for (const { id } of existing.slice(0, Math.max(existing.length - itemsOfSection, 0)))
      await services.content.remove(key, id);
    for (let first = existing.length; first < itemsOfSection; first += batchSize) {
      await db.transaction().execute(async (transaction) => {
        const content = createContent(transaction);
        for (let index = first; index < Math.min(first + batchSize, itemsOfSection); index += 1) {
          await content.create(key, draft(key, itemsOfSection - 1 - index), new Date(index * 60_000));
        }
      });
    }
  }
  await database.close();
  return dataDir;
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
