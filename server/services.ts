import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createPasswords, type PasswordCost } from './crypto/password.ts';
import { openPepper } from './crypto/pepper.ts';
import type { OpenedKeys } from './crypto/session-keys.ts';
import type { Schema } from './db/schema.ts';
import type { Redacted } from './redacted.ts';
import { createAdministrators } from './services/administrators.ts';
import { type CaptchaSettings, createCaptcha } from './services/captcha/captcha.ts';
import { createChanges } from './services/changes.ts';
import { createContent } from './services/content.ts';
import { createFiles } from './services/files.ts';
import { createHealth } from './services/health.ts';
import { createImages } from './services/images.ts';
import { createInbox } from './services/inbox.ts';
import { createInvitations } from './services/invitations.ts';
import { keptSettings } from './services/kept-settings.ts';
import { createKeyring } from './services/keyring.ts';
import { createManagers } from './services/managers.ts';
import { createProfile } from './services/profile.ts';
import { createResealing } from './services/resealing.ts';
import { loadSampleContent } from './services/sample-content.ts';
import { createSessions } from './services/sessions.ts';
import { createSettings } from './services/settings.ts';
import { createFileStorage } from './services/storage.ts';
import { createSubmissionLimiter } from './services/submission-limiter.ts';
import { createSubmissions } from './services/submissions.ts';
import { contentRules, managersRules, profileRules, settingsRules, tracked } from './services/tracked.ts';
import { removeUnusedFiles } from './services/unused-files.ts';

type Dependencies = {
  db: Kysely<Schema>;
  /** The folder in whose `storage` the files are, and in whose `keys` the keys. */
  dataDir: string;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** Whether floods and the guessing of passwords are slowed down. */
  limits?: boolean;
  /** The third party that tells people from programs, where it is not this site itself. */
  recaptcha?: CaptchaSettings | undefined;
  /** What a password run costs. */
  passwordCost?: PasswordCost;
  /** Milliseconds since 1970, by which sessions end and files grow old. */
  now?: () => number;
  /** Takes note of a failure in what nobody waits for. */
  report?: (error: unknown) => void;
};

export type Services = ReturnType<typeof createServices>;

/** Everything that the site can do, in one place: what pages and calls are given. */
export function createServices({
  db,
  dataDir,
  publicUrl,
  limits = true,
  recaptcha,
  passwordCost,
  now = Date.now,
  report = () => {},
}: Dependencies) {
  const storage = createFileStorage(join(dataDir, 'storage'));
  const images = createImages(storage);
  let pepper: Promise<Redacted<Buffer>> | undefined;
  const openKeys = ({ replaceLost = false } = {}) => {
    const inUse = async () => (await administrators.list()).length > 0;
    if (!pepper || replaceLost) pepper = openPepper(join(dataDir, 'keys/pepper'), { inUse, replaceLost });
    return pepper;
  };
  const changes = createChanges();
  const settings = tracked(keptSettings(createSettings(db), changes), settingsRules, changes);
  const keyring = createKeyring(db);
  const resealing = createResealing(db, keyring, { now, report });
  const administrators = createAdministrators(db, createPasswords(openKeys, passwordCost), keyring);
  const invitations = createInvitations(db, administrators, now);
  const sessions = createSessions(db, { administrators, keyring, onOpened, limits, now });
  const limiter = limits ? createSubmissionLimiter(now) : undefined;
  const secret = async () => (await openKeys()).reveal();
  const captcha = createCaptcha({ secret, recaptcha, limiter, now });
  const submissions = createSubmissions(db, { keyring, captcha, limiter, now });
  const inbox = createInbox(db, { settings, now });

  /** Does what was waiting for somebody who can open the keys: a new one, and sealing anew. */
  async function onOpened(opened: OpenedKeys): Promise<OpenedKeys> {
    const key = await keyring.active();
    const due = key?.renewal_due === 1 && opened.has(key.id);
    const renewed = due ? await keyring.rotate(opened) : opened;
    resealing.start(renewed);
    return renewed;
  }

  return {
    administrators,
    captcha,
    changes,
    content: tracked(createContent(db), contentRules, changes),
    files: createFiles(storage, images),
    images,
    inbox,
    invitations,
    keyring,
    managers: tracked(createManagers(db), managersRules, changes),
    profile: tracked(createProfile(db), profileRules, changes),
    resealing,
    /** Takes a new organisation key into use, in the session of one who holds the one before. */
    async rotate(token: string, opened: OpenedKeys): Promise<void> {
      const renewed = await keyring.rotate(opened);
      sessions.keep(token, renewed);
      resealing.start(renewed);
    },
    sessions,
    settings,
    storage,
    submissions,
    health: createHealth(db, storage, changes),
    /**
     * Reads the key file, or makes it where nothing needs an older one, or where the older one is given up.
     * @throws StartError where it is lost.
     */
    openKeys: async (options?: { replaceLost: boolean }) => void (await openKeys(options)),
    /** Tidies up: ended sessions, used proofs, what was read long ago, files that nothing refers to, variants that are still to be made. */
    async tidy(): Promise<void> {
      await sessions.removeExpired();
      await invitations.removeExpired();
      await submissions.removeSpentProofs();
      await inbox.removeOld();
      await resealing.removeUnused();
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
