import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createPasswords, type PasswordCost } from './crypto/password.ts';
import { openPepper } from './crypto/pepper.ts';
import type { Schema } from './db/schema.ts';
import type { Redacted } from './redacted.ts';
import { createAdministrators } from './services/administrators.ts';
import { createContent } from './services/content.ts';
import { createFiles } from './services/files.ts';
import { createHealth } from './services/health.ts';
import { createImages } from './services/images.ts';
import { createManagers } from './services/managers.ts';
import { createProfile } from './services/profile.ts';
import { loadSampleContent } from './services/sample-content.ts';
import { createSessions } from './services/sessions.ts';
import { createSettings } from './services/settings.ts';
import { createFileStorage } from './services/storage.ts';
import { removeUnusedFiles } from './services/unused-files.ts';

type Dependencies = {
  db: Kysely<Schema>;
  /** The folder in whose `storage` the files are, and in whose `keys` the keys. */
  dataDir: string;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** Whether the guessing of passwords is slowed down. */
  limits?: boolean;
  /** What a password run costs. */
  passwordCost?: PasswordCost;
  /** Milliseconds since 1970, by which sessions end and files grow old. */
  now?: () => number;
};

export type Services = ReturnType<typeof createServices>;

/** Everything that the site can do, in one place: what pages and calls are given. */
export function createServices({
  db,
  dataDir,
  publicUrl,
  limits = true,
  passwordCost,
  now = Date.now,
}: Dependencies) {
  const storage = createFileStorage(join(dataDir, 'storage'));
  const images = createImages(storage);
  let pepper: Promise<Redacted<Buffer>> | undefined;
  const openKeys = () => {
    pepper ??= openPepper(join(dataDir, 'keys/pepper'), async () => (await administrators.list()).length > 0);
    return pepper;
  };
  const administrators = createAdministrators(db, createPasswords(openKeys, passwordCost));
  const sessions = createSessions(db, { administrators, limits, now });
  return {
    administrators,
    content: createContent(db),
    files: createFiles(storage, images),
    images,
    managers: createManagers(db),
    profile: createProfile(db),
    sessions,
    settings: createSettings(db),
    storage,
    health: createHealth(db, storage),
    /** Reads the keys, or makes them where nothing needs older ones. @throws StartError where they are lost. */
    openKeys: async () => void (await openKeys()),
    /** Tidies up: ended sessions, files that nothing refers to, variants that are still to be made. */
    async tidy(): Promise<void> {
      await sessions.removeExpired();
      await removeUnusedFiles(db, storage, now());
      await images.resume();
    },
    /** Fills an empty database with the sample institution; answers whether it did. */
    loadSampleContent: () =>
      loadSampleContent(db, storage, {
        sample: async () => (await import('#content/sample.ts')).sample,
        files: join(import.meta.dirname, '../content/storage'),
        publicUrl,
      }),
  };
}
