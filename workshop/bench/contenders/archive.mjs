import { sample } from '../../../content/sample.ts';
import { createServices } from '../../../server/composition.ts';
import { connect } from '../../../server/db/connect.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createContent } from '../../../server/services/content/content.ts';
import { sections } from '../../../shared/site/sections.ts';
import { scratchFolder } from '../processes.mjs';

/** The public URL of such a site, which is part of the URLs of its pictures. */
export const publicUrl = 'http://127.0.0.1:3000';

/** Items that are stored together. */
const atOnce = 5_000;

/**
 * The sample institution with so many items in each section: the newest are always the same, so that pages of archives
 * of any size show the same cards.
 * @param {number} each items of a section
 * @returns {Promise<string>} the folder of its data
 */
export async function makeArchive(each) {
  const dataDir = scratchFolder();
  const database = await connect({ dataDir });
  const { db } = database;
  await migrate(db);
  const services = createServices({ db, dataDir, publicUrl });
  await services.loadSampleContent();
  for (const { key } of sections) {
    const there = (await services.content.list(key)).items.toReversed();
    for (const { id } of there.slice(0, Math.max(there.length - each, 0)))
      await services.content.remove(key, id);
    for (let first = there.length; first < each; first += atOnce) {
      await db.transaction().execute(async (transaction) => {
        const content = createContent(transaction);
        for (let place = first; place < Math.min(first + atOnce, each); place += 1) {
          await content.create(key, draft(key, each - 1 - place), new Date(place * 60_000));
        }
      });
    }
  }
  await database.close();
  return dataDir;
}

/** The draft that is so many places from the newest. @param {string} key @param {number} fromNewest */
function draft(key, fromNewest) {
  const drafts = sample.items[key];
  const { image, ...texts } = drafts[drafts.length - 1 - (fromNewest % drafts.length)];
  return { ...texts, image: image?.replace('{PUBLIC_URL}', publicUrl) ?? null };
}
