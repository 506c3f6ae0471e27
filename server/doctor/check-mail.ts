import { createMailer } from '../services/mail/mailer.ts';
import { type Finding, failure, ok } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';

/** Checks that the mail server takes mail of this site. */
export async function checkMail({
  config: { mail, publicUrl },
}: Pick<InspectedSite, 'config'>): Promise<Finding[]> {
  if (!mail || !('server' in mail)) return [];
  const { host, port } = mail.server;
  try {
    await createMailer(mail, publicUrl).check();
    return [ok('the mail server takes mail of this site')];
  } catch (error) {
    return [
      failure(
        `no mail leaves by ${host}:${port}: ${error instanceof Error ? error.message : 'no response'}`,
        'start the mail server, or correct MAIL_URL',
      ),
    ];
  }
}
