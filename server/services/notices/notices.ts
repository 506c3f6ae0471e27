import type { Kysely } from 'kysely';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { adminPages, itemEditPath } from '#shared/site/admin-navigation.ts';
import type { Schema } from '../../db/schema.ts';
import type { Notice } from '../effects/notice.ts';
import { bilingualMail } from '../mail/bilingual-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import { recipientsOf } from './recipients.ts';

type Dependencies = {
  mailer: Mailer;
  settings: () => Promise<SiteSettings>;
  publicUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  report: (error: unknown) => void;
};

/**
 * Mails to those who have to act on what somebody handed in or requested, and to those who wait for it. They say neither what
 * it is about nor who did it, and lead to the page that does.
 */
export function createNotices(
  db: Kysely<Schema>,
  { mailer, settings, publicUrl, now, report }: Dependencies,
) {
  let running = Promise.resolve();

  async function sendAll(notice: Notice): Promise<void> {
    const { act, people } = await recipientsOf(db, notice);
    if (people.length === 0) return;
    const { identity } = await settings();
    const mail = bilingualMail(identity.name, {
      subject: `mail.notice.${notice.kind}.subject`,
      open: `mail.notice.${notice.kind}`,
      link: `${publicUrl}${pathOf(notice)}`,
    });
    for (const { id, email } of people) {
      // Named after the act: whatever sends it again, mail programs show it once
      const name = `${notice.kind} ${act} ${id}`;
      await mailer.send({ ...mail, to: email, name, date: now() }).catch(report);
    }
  }

  return {
    /** Begins to send the mails of an act that is committed, each of them once. */
    begin: (notice: Notice): void => {
      running = running.then(() => sendAll(notice)).catch(report);
    },

    /** Resolves when none is under way. */
    settled: (): Promise<void> => running,
  };
}

/** The page where to act. Acts that wait for approval are shown on every page. */
function pathOf(notice: Notice): string {
  return 'section' in notice ? itemEditPath(notice.section, notice.id) : adminPages.overview;
}
