import type { Kysely } from 'kysely';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import type { Schema } from '../../db/schema.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { createMailer } from '../mail/mailer.ts';
import { createNotices } from './notices.ts';

type Dependencies = {
  mail: MailSettings | undefined;
  settings: () => Promise<SiteSettings>;
  publicUrl: string;
  now: () => number;
  report: (error: unknown, what: string) => void;
};

/** The services that send mail; undefined where the site cannot. */
export function createMailServices(
  db: Kysely<Schema>,
  { mail, settings, publicUrl, now, report }: Dependencies,
) {
  const mailer = mail && createMailer(mail, publicUrl);
  const failed = (error: unknown) => report(error, 'sending a mail about what waits failed');
  const notices = mailer && createNotices(db, { mailer, settings, publicUrl, now, report: failed });
  return { mailer, notices, notify: notices?.begin };
}
