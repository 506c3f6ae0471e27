import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { bilingualMail } from '../mail/bilingual-mail.ts';

/**
 * The daily reminder in both languages: the same every day for everybody, so that neither its text nor its length says
 * whether something came.
 * @param link of the inbox.
 */
export function digestMail(name: SiteSettings['identity']['name'], link: string) {
  return bilingualMail(name, {
    subject: 'mail.digest.subject',
    before: ['mail.digest.lead'],
    open: 'mail.digest.open',
    after: ['mail.digest.silence'],
    link,
  });
}
