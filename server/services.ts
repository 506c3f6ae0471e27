import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from './db/schema.ts';
import { createContent } from './services/content.ts';
import { createHealth } from './services/health.ts';
import { createManagers } from './services/managers.ts';
import { createProfile } from './services/profile.ts';
import { loadSampleContent } from './services/sample-content.ts';
import { createSettings } from './services/settings.ts';
import { createFileStorage } from './services/storage.ts';

type Dependencies = {
  db: Kysely<Schema>;
  /** The folder in whose `storage` the files are. */
  dataDir: string;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
};

export type Services = ReturnType<typeof createServices>;

/** Everything that the site can do, in one place: what pages and calls are given. */
export function createServices({ db, dataDir, publicUrl }: Dependencies) {
  const storage = createFileStorage(join(dataDir, 'storage'));
  return {
    content: createContent(db),
    managers: createManagers(db),
    profile: createProfile(db),
    settings: createSettings(db),
    storage,
    health: createHealth(db, storage),
    /** Fills an empty database with the sample institution; answers whether it did. */
    loadSampleContent: () =>
      loadSampleContent(db, storage, {
        sample: async () => (await import('#content/sample.ts')).sample,
        files: join(import.meta.dirname, '../content/storage'),
        publicUrl,
      }),
  };
}
