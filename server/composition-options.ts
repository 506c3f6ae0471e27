import type { Kysely } from 'kysely';
import type { PasswordCost } from './crypto/passwords/password.ts';
import type { Schema } from './db/schema.ts';
import type { Redacted } from './redacted.ts';
import type { Store } from './services/files/s3-client.ts';
import type { LimiterParts } from './services/limits/submission-limiter.ts';
import type { CaptchaSettings } from './services/submissions/captcha/captcha.ts';

/** Options of the composition. */
export type CompositionOptions = {
  db: Kysely<Schema>;
  /** The database's URL, if it is PostgreSQL: listening for other instances' writes takes a connection of its own. */
  databaseUrl?: string | undefined;
  /** Secret under which instances on one PostgreSQL wrap the keys of sessions. */
  startSecret?: Redacted<string> | undefined;
  /** The folder in whose `storage` the files are, and in whose `keys` the keys. */
  dataDir: string;
  /** The S3-compatible store of the files, where they are not in the folder. */
  store?: Store | undefined;
  /** The folder of the daily backups, where it is not `backups` in the data folder. */
  backupDir?: string | undefined;
  /** Days until a daily backup is deleted; 0 turns daily backups off. */
  backupDays?: number;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** False turns off limits against floods and password guessing. */
  limits?: boolean;
  /** The third party that tells people from programs, where it is not this site itself. */
  recaptcha?: CaptchaSettings | undefined;
  sharedNetworks?: LimiterParts['sharedNetworks'];
  /** Cost of a password hash. */
  passwordCost?: PasswordCost;
  /** Milliseconds since 1970, by which sessions end and files grow old. */
  now?: () => number;
  /** Aborted when the process stops: the site is not ready then. */
  stopping?: AbortSignal;
  /** Takes note of a failure in what nobody waits for, and of what it was in. */
  report?: (error: unknown, what: string) => void;
};
