import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { recoveryWords } from '../keys/recovery-words.ts';
import { keySite, one } from './key-site.ts';
import { draft } from './test-app.ts';

/** Data that a backup has to hold, and that its file must not show. */
export const marker = 'Vq3Zr·نسخة';

/** A site with an item, a file, messages and recovery words, and a signed-in administrator. */
export async function backedUpSite(database: TestDatabase, clock?: { at: number }, config?: Partial<Config>) {
  const site = await keySite(database, clock, config);
  const { services } = site;
  await services.openKeys();
  await services.storage.open();
  const caller = await site.begin();
  await site.receive(`${marker} one`, `${marker} two`);
  await services.content.create('articles', draft(marker));
  const file = Buffer.from(`%PDF-1.7 ${marker}`.repeat(10_000));
  await services.storage.put('documents/marked.pdf', file);
  await caller.post('keys/recovery', { public_key: recoveryWords[0].publicKey });

  return {
    ...site,
    caller,
    file,
    /** Makes a backup, and resolves to its path. */
    make: async (name = 'one.tar.age') =>
      (await services.backups.make(join(database.dataDir, 'elsewhere', name))).file,
    /** The first administrator, as they sign in. */
    person: one,
  };
}
