import type { Kysely } from 'kysely';
import type { PasswordCost } from './crypto/passwords/password.ts';
import type { Schema } from './db/schema.ts';
import type { Redacted } from './redacted.ts';
import type { Store } from './services/files/s3-client.ts';
import type { ScannerAddress } from './services/files/uploads/virus-scanner.ts';
import type { SharedNetworks } from './services/limits/shared-networks.ts';
import type { MailSettings } from './services/mail/mail-settings.ts';
import type { CaptchaSettings } from './services/submissions/captcha/captcha.ts';

/** Options of the composition. */
export type CompositionOptions = {
  db: Kysely<Schema>;
  /** The database's URL, if it is PostgreSQL: listening for other instances' writes takes a connection of its own. */
  databaseUrl?: string | undefined;
  /** Secret under which instances on one PostgreSQL wrap the keys of sessions. */
  startSecret?: Redacted<string> | undefined;
  /** The data folder: files in `storage`, key files in `keys`. */
  dataDir: string;
  /** The S3-compatible store of the files, where they are not in the data folder. */
  store?: Store | undefined;
  /** The virus scanner for uploads, if there is one. */
  scanner?: ScannerAddress | undefined;
  /** The way in which mail leaves, if there is one. */
  mail?: MailSettings | undefined;
  /** The folder of the daily backups, where it is not `backups` in the data folder. */
  backupDir?: string | undefined;
  /** Days until a daily backup is deleted; 0 turns daily backups off. */
  backupDays?: number;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** The origin of the onion service, if there is one. */
  onionUrl?: string | undefined;
  /** False turns off limits against floods and password guessing. */
  limits?: boolean;
  /** The external captcha provider; the site's own captcha without it. */
  captcha?: CaptchaSettings | undefined;
  /** Networks whose addresses many people share, which the limits treat more generously. */
  sharedNetworks?: SharedNetworks | undefined;
  /** Networks from which administrators sign in while the site is in calm mode. */
  adminNetworks?: readonly string[];
  /** The folder of the snapshot from which calm mode serves what is not in memory. */
  snapshotDir?: string | undefined;
  /** Cost of a password hash. */
  passwordCost?: PasswordCost;
  /** True for a site that serves the build, whose scripts it lists. */
  production?: boolean;
  /** Clock of sessions and retention, in milliseconds since 1970. */
  now?: () => number;
  /** Aborted when the process stops: the site is not ready then. */
  stopping?: AbortSignal;
  /** Logs a failure of background work; `what` names the work. */
  report?: (error: unknown, what: string) => void;
};
