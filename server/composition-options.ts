import type { Kysely } from 'kysely';
import type { PasswordCost } from './crypto/passwords/password.ts';
import type { Schema } from './db/schema.ts';
import type { Redacted } from './redacted.ts';
import type { Store } from './services/files/s3-client.ts';
import type { LimiterParts } from './services/limits/submission-limiter.ts';
import type { CaptchaSettings } from './services/submissions/captcha/captcha.ts';

/** What the composition is made of. */
export type CompositionOptions = {
  db: Kysely<Schema>;
  /** Where that is, if it is PostgreSQL: what other instances write there is heard by a connection beside. */
  databaseUrl?: string | undefined;
  /** What instances on one PostgreSQL wrap the keys of sessions under. */
  startSecret?: Redacted<string> | undefined;
  /** The folder in whose `storage` the files are, and in whose `keys` the keys. */
  dataDir: string;
  /** The S3-compatible store of the files, where they are not in the folder. */
  store?: Store | undefined;
  /** The folder of the daily backups, where it is not `backups` in the data folder. */
  backupDir?: string | undefined;
  /** How many days they are kept; 0 where none are made by themselves. */
  backupDays?: number;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** Whether floods and the guessing of passwords are slowed down. */
  limits?: boolean;
  /** The third party that tells people from programs, where it is not this site itself. */
  recaptcha?: CaptchaSettings | undefined;
  sharedNetworks?: LimiterParts['sharedNetworks'];
  /** What a password run costs. */
  passwordCost?: PasswordCost;
  /** Milliseconds since 1970, by which sessions end and files grow old. */
  now?: () => number;
  /** Takes note of a failure in what nobody waits for, and of what it was in. */
  report?: (error: unknown, what: string) => void;
};
