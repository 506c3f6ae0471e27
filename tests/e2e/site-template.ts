import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { readableTypes } from '#server/services/extraction/readable-types.ts';
import { slowness } from '../timeouts/slowness.ts';
import { startSite } from './start-site.ts';

export const credentials = { email: 'editor@example.org', password: 'cedar-harbour-lantern-42' };

export const administered = {
  ADMIN_EMAIL: credentials.email,
  ADMIN_PASSWORD: credentials.password,
};

const variable = 'SITE_TEMPLATE';

/** The data folder of the template, and the origin under which it was made. */
export const siteTemplate = (): { folder: string; origin: string } =>
  JSON.parse(process.env[variable] ?? '{}');

/**
 * Playwright's global setup: a site with the sample content and an administrator, once for all workers. A copy of it
 * starts in a third of the time. Returns the teardown.
 */
export default async function makeSiteTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-e2e-template-'));
  const site = await startSite(administered);
  try {
    await readFiles(site.dataDir);
  } finally {
    await site.stop((dataDir) => cp(dataDir, folder, { recursive: true }));
  }
  process.env[variable] = JSON.stringify({ folder, origin: site.url });
  return () => rm(folder, { recursive: true });
}

/** Waits until the texts of all samples' files are known: each copy would extract them again. */
async function readFiles(dataDir: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'diwan.sqlite'), { readOnly: true });
  const unread = database.prepare(
    `select count(*) as files from item_attachment
     where type in (${readableTypes.map((type) => `'${type}'`).join()})
       and file not in (select file from extracted_text where state not in ('reading', 'reading-again'))`,
  );
  const deadline = Date.now() + 60_000 * slowness();
  while (unread.get()?.['files'] !== 0) {
    if (Date.now() > deadline) throw new Error('The files of the samples are not read.');
    await setTimeout(100);
  }
  database.close();
}
